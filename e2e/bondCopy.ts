import type { JsonFiles } from './smallWorkbench';

/** The request type that journeys by keyboard make, in the states in which they begin. */
export const bondCopy = { key: 'bond_copy', title: 'Bond copy' };

const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  properties: {
    reason: { type: 'string', enum: ['it_is_lost', 'it_is_torn'] },
    pin_code: { type: 'string', format: 'pincode', maxLength: 6 },
    city: { $ref: '../_shared/address.json#/$defs/filledByPincode' },
    pan: { type: 'string', format: 'pan', maxLength: 10 },
    letter: {
      type: 'object',
      upload: { extensions: ['pdf', 'jpg', 'jpeg'], maxBytes: 5_000_000 },
    },
  },
  required: ['reason', 'pin_code', 'pan', 'letter'],
  allOf: [
    {
      if: { properties: { reason: { const: 'it_is_lost' } }, required: ['reason'] },
      then: {
        properties: { where_it_was_lost: { type: 'string', maxLength: 500 } },
        required: ['where_it_was_lost'],
      },
    },
  ],
};

const ui = {
  'ui:title': 'Bond copy',
  'ui:submit': 'Submit request',
  reason: {
    'ui:title': 'Reason',
    'ui:widget': 'radio',
    'ui:enumNames': ['It is lost', 'It is torn'],
    'ui:messages': { required: 'Please select Reason' },
  },
  where_it_was_lost: {
    'ui:title': 'Where it was lost',
    'ui:widget': 'textarea',
    'ui:messages': { required: 'Please enter Where it was lost' },
  },
  pin_code: {
    'ui:title': 'Pin code',
    'ui:widget': 'text',
    'ui:messages': {
      required: 'Please enter Pin code',
      format: 'Please enter a valid pin code',
    },
  },
  city: { 'ui:title': 'City', 'ui:widget': 'existing' },
  pan: {
    'ui:title': 'PAN',
    'ui:widget': 'text',
    'ui:messages': { required: 'Please enter PAN', format: 'Please enter a valid PAN' },
  },
  letter: {
    'ui:title': 'Letter',
    'ui:widget': 'upload',
    'ui:messages': { required: 'Please upload Letter' },
  },
};

const request = {
  subType: { name: 'bond copy' },
  policies: { $ref: '../_shared/policies.json#/$defs/baseList' },
  openRequestCheck: true,
  steps: [
    {
      id: 'raise',
      call: 'POST bond-copy/',
      as: 'multipart',
      raises: 'ticket',
      send: {
        policyNumber: '/policy/policyNo',
        reason: '/answers/reason',
        where_it_was_lost: '/answers/where_it_was_lost',
        pin_code: '/answers/pin_code',
        pan: '/answers/pan',
        letter: '/answers/letter',
      },
    },
  ],
  success: { message: 'Your reference number is {ticketnumber}', then: 'list' },
};

/** Six fields and a condition; nothing fills the city yet. */
export const withFields: JsonFiles = {
  'schema.json': schema,
  'ui.json': ui,
  'request.json': request,
};

/** The texts of a file in Hindi, where the workbench expects them. */
function inHindi(value: unknown): unknown {
  if (typeof value === 'string') return `हिन्दी: ${value}`;
  if (Array.isArray(value)) return value.map(inHindi);
  const texts = Object.entries(value as object).filter(([name]) => name !== 'ui:widget');
  return Object.fromEntries(texts.map(([name, text]) => [name, inHindi(text)]));
}

/** With a look-up that fills the city, a second step, and in Hindi. */
export const complete: JsonFiles = {
  ...withFields,
  'request.json': {
    ...request,
    lookUps: {
      '/pin_code': {
        call: 'GET pin-code/',
        send: { pinCode: '/answers/pin_code' },
        fills: { '/city': '/0/city' },
      },
    },
    steps: [
      {
        id: 'step1',
        call: 'POST pan-check/',
        send: {
          policy_number: '/policy/policyNo',
          new_pan_number: '/answers/pan',
          name: '/customer/fullName',
        },
      },
      ...request.steps,
    ],
  },
  'ui.hi.json': inHindi(ui),
  'request.hi.json': { success: { message: inHindi(request.success.message) } },
};
