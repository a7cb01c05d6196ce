import { type Patch, small } from '../engine/smallFiles';

const text = { type: 'string', maxLength: 100 };
const { send } = small.request.steps[0]!;
const sending = (...names: string[]): Patch =>
  Object.fromEntries(names.map((name) => [`request/steps/0/send/${name}`, `/answers/${name}`]));

/** A step before the ticket. */
export const twoSteps: Patch = {
  'request/steps': [
    { id: 'look', call: 'POST details/', send: { clientId: '/customer/clientId' } },
    { ...small.request.steps[0], send },
  ],
};

/** An e-mail address that an OTP proves. */
export const proved: Patch = {
  'schema/properties/mail': { ...text, format: 'email', proof: 'email' },
  'ui/mail': { 'ui:title': 'E-mail', 'ui:widget': 'otp' },
  'request/proofs': {
    '/mail': {
      call: 'POST send-otp/',
      send: { email: '/answers/mail', otp_type: { const: 'email' } },
    },
  },
  ...sending('mail'),
};

/** A contact that a call proves, with a button of its own. */
export const provedByCall: Patch = {
  ...proved,
  'ui/mail': { 'ui:title': 'E-mail', 'ui:widget': 'text', 'ui:verify': 'Check' },
  'request/proofs': {
    '/mail': {
      call: 'POST check/',
      send: { mail: '/answers/mail' },
      holdsWhen: { properties: { status: { const: 'success' } }, required: ['status'] },
    },
  },
};

/** Answers that one party signs. */
export const signed: Patch = {
  'request/draft': { load: 'GET keep/', save: 'POST keep/' },
  'request/signatures': [
    {
      id: 'insured',
      title: 'Insured',
      call: 'POST send-otp/',
      send: { email: '/customer/emailId', otp_type: { const: 'signature' } },
      resendAfter: 30,
    },
  ],
};

/** A list that is edited entry by entry. */
export const entries: Patch = {
  'schema/properties/heirs': {
    type: 'array',
    maxItems: 5,
    items: {
      type: 'object',
      properties: {
        heir: text,
        isOpen: { type: 'boolean', enum: [false] },
        id: { ...text, readOnly: true },
      },
      required: ['heir'],
    },
  },
  'ui/heirs': {
    'ui:title': 'Heirs',
    'ui:widget': 'entries',
    'ui:entries': {
      name: '{heir}',
      add: 'Add',
      edit: 'Edit',
      update: 'Update',
      delete: 'Delete',
      none: 'There is none yet.',
      editing: 'isOpen',
    },
    items: {
      heir: { 'ui:title': 'Name', 'ui:widget': 'text' },
      isOpen: { 'ui:widget': 'hidden' },
      id: { 'ui:widget': 'hidden' },
    },
  },
  'request/prefill': { '/heirs': { const: [] } },
  'request/steps/0/send/heirs': { each: '/answers/heirs', send: { name: '/item/heir' } },
};

/** A list with a row for each fund. */
export const table: Patch = {
  'schema/properties/funds': {
    type: 'array',
    maxItems: 20,
    items: {
      type: 'object',
      properties: { fund: { ...text, readOnly: true }, share: { type: 'integer', minimum: 0 } },
    },
  },
  'ui/funds': {
    'ui:title': 'Funds',
    'ui:widget': 'table',
    items: {
      fund: { 'ui:title': 'Fund', 'ui:widget': 'existing' },
      share: { 'ui:title': 'Share', 'ui:widget': 'text' },
    },
  },
  'request/load': [
    {
      call: 'POST details/',
      send: { clientId: '/customer/clientId' },
      keep: { '/funds': '/funds' },
    },
  ],
  'request/prefill': { '/funds': '/loaded/funds' },
  'request/steps/0/send/funds': {
    each: '/answers/funds',
    send: { fund: '/item/fund', share: '/item/share' },
  },
};

const yesNo = { type: 'string', enum: ['yes', 'no'] };
const question = (title: string) => ({
  'ui:title': title,
  'ui:widget': 'radio',
  'ui:enumNames': ['Yes', 'No'],
});

/** Two questions to two parties. */
export const parties: Patch = {
  'schema/properties/well_one': yesNo,
  'schema/properties/well_two': yesNo,
  'schema/properties/place_one': text,
  'schema/properties/place_two': text,
  'ui/well_one': question('Are you well?'),
  'ui/well_two': question('Are you well?'),
  'ui/place_one': { 'ui:title': 'Place', 'ui:widget': 'text' },
  'ui/place_two': { 'ui:title': 'Place', 'ui:widget': 'text' },
  'ui/ui:sections': [
    {
      title: 'Health',
      layout: 'parties',
      columns: [
        { title: 'Proposer', fields: ['well_one', 'place_one'] },
        { title: 'Insured', fields: ['well_two', 'place_two'] },
      ],
    },
    { title: 'More', fields: ['*'] },
  ],
  ...sending('well_one', 'well_two', 'place_one', 'place_two'),
};

/** A value of a load that is only shown, masked. */
export const loadedMask: Patch = {
  'schema/properties/known': { type: 'string', readOnly: true, maxLength: 40 },
  'ui/known': { 'ui:title': 'Known', 'ui:widget': 'existing', 'ui:mask': { last: 4 } },
  'request/load': [
    {
      call: 'GET account/',
      send: { policyNumber: '/policy/policyNo' },
      keep: { '/number': '/number' },
    },
  ],
  'request/prefill': { '/known': '/loaded/number' },
  'request/steps/0/send/known': '/answers/known',
};

/** Masks in a list and in a group. */
export const loadedMasks: Patch = {
  'schema/properties/accounts': {
    type: 'array',
    maxItems: 5,
    readOnly: true,
    items: { type: 'object', properties: { number: text, bank: text } },
  },
  'schema/properties/owner': {
    type: 'object',
    properties: { pan: { ...text, readOnly: true } },
  },
  'ui/accounts': {
    'ui:title': 'Accounts',
    'ui:widget': 'table',
    items: {
      number: { 'ui:title': 'Number', 'ui:widget': 'existing', 'ui:mask': { last: 4 } },
      bank: { 'ui:title': 'Bank', 'ui:widget': 'existing' },
    },
  },
  'ui/owner': {
    'ui:title': 'Owner',
    pan: { 'ui:title': 'PAN', 'ui:widget': 'existing', 'ui:mask': { last: 2 } },
  },
  'request/load/0/keep/~1all': '/all',
  'request/load/0/keep/~1pan': '/pan',
  'request/prefill/~1accounts': '/loaded/all',
  'request/prefill/~1owner~1pan': '/loaded/pan',
  ...sending('accounts', 'owner'),
};

/** What only the server reads of masked values, or only asks whether there is one. */
const masks: Patch = {
  ...loadedMask,
  ...loadedMasks,
  'schema/properties/has_known': { type: 'boolean', readOnly: true },
  'ui/has_known': { 'ui:widget': 'hidden' },
  'ui/comment/ui:widget': 'select',
  'ui/comment/ui:help': 'Instead of {/answers/known|the account}',
  'request/lists': {
    '/comment': { from: '/loaded/all', option: { label: 'bank', value: 'bank' } },
  },
  'request/prefill/~1has_known': { has: '/loaded/number' },
  'request/steps/0/send/has_known': '/answers/has_known',
  'request/steps/0/send/account': '/loaded/number',
  'request/steps/0/send/first': '/answers/owner/pan',
  'request/asides': [
    {
      id: 'keep',
      title: 'Keep it',
      call: 'POST keep/',
      send: { form_data: '/answers' },
      message: 'It is kept.',
    },
  ],
  'schema/properties/known/minLength': 8,
};

/** Right request types with these parts. */
const ticksInTexts: Patch = {
  'schema/properties/causes': {
    type: 'array',
    items: { type: 'string', enum: ['fire', 'flood'] },
    uniqueItems: true,
  },
  'ui/causes': {
    'ui:title': 'Causes',
    'ui:widget': 'checkboxes',
    'ui:enumNames': ['Fire', 'Flood'],
  },
  'ui/comment/ui:help': 'About {/answers/causes|the cause}',
  'request/steps/0/send/causes': '/answers/causes',
};

export const rightParts: { [name: string]: Patch } = {
  twoSteps,
  proved,
  provedByCall,
  signed,
  entries,
  table,
  parties,
  masks,
  ticksInTexts,
};
