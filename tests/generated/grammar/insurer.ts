import type { Draft, Json, Made } from './draft';
import { titled } from './texts';

const listCalls = [
  'GET id-proof-list/',
  'GET nominee-relation-list/',
  'GET get-draw-date-list/',
  'GET get-preferred-slot/',
  'GET get-eia-repository-list/',
  'GET get-investment-strategy-list/',
];

/** A choice whose options come from a call, or are computed. */
export function listChoice(draft: Draft): Made {
  const { random } = draft;
  const name = draft.name('option');
  const isComputed = random.chance(0.2);
  draft.table('lists')[`/${name}`] = isComputed
    ? { compute: 'financialYears', of: ['/policy/startDate', '/today'] }
    : { call: random.pick(listCalls), items: '/list' };
  return {
    name,
    schema: { type: 'string', maxLength: 100 },
    ui: titled(draft, name, 'select'),
    send: `/answers/${name}`,
    isRequired: random.chance(0.8),
  };
}

/** A pin code that fills city and state. */
export function pinCode(draft: Draft): Made[] {
  const [name, city, state] = ['pin', 'city', 'state'].map((kind) => draft.name(kind)) as [
    string,
    string,
    string,
  ];
  const { random } = draft;
  draft.table('lookUps')[`/${name}`] = {
    call: 'GET pin-code/',
    send: { pinCode: `/answers/${name}` },
    fills: { [`/${city}`]: '/0/city', [`/${state}`]: '/0/state' },
  };
  const isRequired = random.chance(0.7);
  const filled = (one: string): Made => ({
    name: one,
    schema: { type: 'string', maxLength: 60, readOnly: true },
    ui: titled(draft, one, 'existing'),
    send: `/answers/${one}`,
    isRequired,
  });
  return [
    {
      name,
      schema: { type: 'string', format: 'pincode', maxLength: 6 },
      ui: titled(draft, name, 'pincode'),
      send: `/answers/${name}`,
      isRequired,
    },
    filled(city),
    filled(state),
  ];
}

/** A value of the insurer to read. */
export function existing(draft: Draft): Made {
  const { random } = draft;
  const name = draft.name('now');
  const source = random.pick<unknown>([
    '/customer/emailId',
    '/customer/fullName',
    '/policy/policyNo',
    '/policy/planName',
    { from: '/customer/motherName', or: 'unknown' },
    { compute: 'joinedBySpaces', of: ['/customer/firstName', '/customer/lastName'] },
  ]);
  draft.table('prefill')[`/${name}`] = source;
  return {
    name,
    schema: { type: 'string', maxLength: 200, readOnly: true },
    ui: titled(draft, name, 'existing'),
    ...(random.chance(0.5) && { send: `/answers/${name}` }),
  };
}

/** A first value that the customer may change. */
export function prefilled(draft: Draft): Made {
  const { random } = draft;
  const name = draft.name('given');
  draft.table('prefill')[`/${name}`] = random.pick<unknown>([
    '/customer/fullName',
    { const: 'Asha' },
    {
      choose: [
        {
          when: {
            type: 'object',
            properties: {
              customer: {
                type: 'object',
                properties: { gender: { const: 'F' } },
                required: ['gender'],
              },
            },
            required: ['customer'],
          },
          is: 'Mrs',
        },
        { is: 'Mr' },
      ],
    },
  ]);
  return {
    name,
    schema: { type: 'string', maxLength: 100 },
    ui: titled(draft, name, 'text'),
    send: `/answers/${name}`,
    isRequired: random.chance(0.5),
  };
}

/** A value that is proved by an OTP. */
export function proved(draft: Draft): Made {
  const { random } = draft;
  const name = draft.name('contact');
  const isEmail = random.chance(0.5);
  const purpose = isEmail ? 'email' : 'phone';
  const proof: Json = {
    call: 'POST get-otp/',
    send: {
      policy_number: '/policy/policyNo',
      phone_number: isEmail ? { const: '' } : `/answers/${name}`,
      email: isEmail ? `/answers/${name}` : { const: '' },
      otp_type: { const: purpose },
    },
  };
  draft.table('proofs')[`/${name}`] = proof;
  const schema = isEmail
    ? { type: 'string', format: 'email', maxLength: 100 }
    : { type: 'string', format: 'phone', maxLength: 10 };
  return {
    name,
    schema: { ...schema, proof: purpose },
    ui: titled(draft, name, 'otp'),
    send: `/answers/${name}`,
    isRequired: random.chance(0.7),
  };
}

/** A photo that a call proves. */
export function photo(draft: Draft): Made {
  const name = draft.name('photo');
  draft.table('proofs')[`/${name}`] = {
    call: 'POST face-liveness/',
    send: { image: `/answers/${name}`, policy_number: '/policy/policyNo' },
    holdsWhen: {
      type: 'object',
      properties: { liveness: { const: 'real' } },
      required: ['liveness'],
    },
  };
  const schema = {
    type: 'object',
    upload: { extensions: ['jpg', 'jpeg', 'png'], maxBytes: 5_000_000 },
    proof: 'liveness',
  };
  return {
    name,
    schema,
    ui: titled(draft, name, 'webcam'),
    send: `/answers/${name}`,
    isRequired: true,
    isFile: true,
  };
}

/** Values that a call brings, kept and shown. */
export function loaded(draft: Draft): Made {
  const { random } = draft;
  const name = draft.name('loaded');
  const [call, send, from] = random.pick<[string, Json, string]>([
    [
      'POST client-details-pan/',
      { clientId: '/customer/clientId', dob: '/customer/dateOfBirth' },
      '/panNo',
    ],
    ['GET get-gst-detail/', { clientId: '/customer/clientId' }, '/etli_gstin'],
    ['GET policy/', { dob: '/customer/dateOfBirth', policyNo: '/policy/policyNo' }, '/ownerId'],
  ]);
  (draft.request.load ??= []).push({
    call,
    send,
    keep: { [`/${name}`]: from },
    ...(random.chance(0.3) && { none: 'There is no earlier value.' }),
  });
  draft.table('prefill')[`/${name}`] = `/loaded/${name}`;
  const isOpen = random.chance(0.2);
  return isOpen
    ? {
        name,
        schema: { type: 'string', maxLength: 100 },
        ui: titled(draft, name, 'text'),
        send: `/answers/${name}`,
        isRequired: true,
      }
    : {
        name,
        schema: { type: 'string', maxLength: 100, readOnly: true },
        ui: titled(draft, name, 'existing'),
      };
}
