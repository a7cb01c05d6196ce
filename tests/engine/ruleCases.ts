import type { KnownCalls } from '../../src/authoring/lint/checks/check';
import { type Patch, small } from './smallFiles';
import { responseIs } from './definitionOf';

const textOf = (maxLength: number) => ({ type: 'string', maxLength });
const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});
const declined = object({ status: { const: 'failed' }, message: { type: 'string' } });

/** The calls of the server. */
export const calls: KnownCalls = {
  'GET places/': {
    input: object({ code: textOf(100) }),
    output: {
      type: 'array',
      items: object({
        city: { type: 'string' },
        code: { type: 'string' },
        name: { type: 'string' },
      }),
    },
    declined,
  },
  'GET reasons/': {
    input: object({}),
    output: object({
      list: {
        type: 'array',
        items: object({ label: { type: 'string' }, value: { type: 'string' } }),
      },
    }),
    declined,
  },
  'POST details/': {
    input: object({ clientId: { ...textOf(40), title: 'client id' }, etli_sub_type: textOf(20) }, [
      'clientId',
    ]),
    output: object({
      status: { type: 'string' },
      message: { type: 'string' },
      name: { type: 'string' },
      since: { type: 'string', format: 'date' },
      amount: { type: 'number' },
      funds: { type: 'array' },
      kind: { type: 'string', enum: ['new', 'old'] },
      verdict: { type: 'string', examples: ['valid', 'invalid'] },
      rows: {
        type: 'array',
        items: object({ code: { type: 'string' }, units: { type: 'number' } }),
      },
    }),
    declined,
  },
  'POST send-otp/': {
    input: object({ email: textOf(100), otp_type: textOf(20), etli_sub_type: textOf(20) }, [
      'otp_type',
    ]),
    output: object({ status: { const: 'success' }, ok: { type: 'boolean' } }),
    declined,
  },
};

const { send } = small.request.steps[0]!;
const text = { type: 'string', maxLength: 100 };
const lookUp = {
  'schema/properties/city': { ...text, readOnly: true },
  'ui/city': { 'ui:title': 'City', 'ui:widget': 'existing' },
  'request/lookUps': {
    '/comment': {
      call: 'GET places/',
      send: { code: '/answers/comment' },
      fills: { '/city': '/0/city' },
    },
  },
};
const proved = {
  'schema/properties/comment/proof': 'email',
  'ui/comment/ui:widget': 'otp',
  'request/proofs': {
    '/comment': {
      call: 'POST send-otp/',
      send: { email: '/answers/comment', otp_type: { const: 'email' } },
    },
  },
};
const uploaded = (messages: object) => ({
  'schema/properties/doc': {
    type: 'object',
    upload: { extensions: ['pdf'], maxBytes: 1000000 },
  },
  'ui/doc': { 'ui:title': 'Document', 'ui:widget': 'upload', 'ui:messages': messages },
  'request/steps/0/as': 'multipart',
  'request/steps/0/send/doc': '/answers/doc',
});
const loaded = {
  'schema/properties/now': { ...text, readOnly: true },
  'ui/now': { 'ui:title': 'Now', 'ui:widget': 'existing' },
  'request/load': [
    { call: 'POST details/', send: { clientId: '/customer/clientId' }, keep: { '/name': '/name' } },
  ],
  'request/prefill': { '/now': '/loaded/name' },
};
const earlier = {
  id: 'look',
  call: 'POST details/',
  send: { clientId: '/customer/clientId' },
};
const twoSteps = { 'request/steps': [earlier, small.request.steps[0]] };
const when = (condition: object) => ({
  ...twoSteps,
  'request/steps/0/when': {
    properties: { answers: { ...condition, type: 'object' } },
    required: ['answers'],
  },
});
const stopWhen = (part: object) => ({
  ...twoSteps,
  'request/steps/0/messageFrom': '/message',
  'request/steps/0/stopWhen': responseIs('look', { status: part }),
});
const reasonIs = (reason: string) => ({
  properties: { reason: { const: reason } },
  required: ['reason'],
});
const early = (send: object) => ({
  'schema/allOf/0/if': { anyOf: [reasonIs('lost'), reasonIs('torn')] },
  ...twoSteps,
  'request/steps/0/call': 'POST send-otp/',
  'request/steps/0/send': { email: '/answers/lost_on', ...send },
});
const choice = (of: object) => ({
  'request/steps/0/send/lost_on': undefined,
  'request/steps/0/send/what': { by: '/answers/reason', of },
  'request/steps/0/send/day': '/answers/lost_on',
});

interface Case {
  /** A mistake, and its diagnostic. */
  wrong: Patch;
  message: RegExp;
  /** The correct version. */
  right: Patch;
}

/** For each rule, a small request type that breaks it and a correct one. */
export const cases: { [rule: string]: Case[] } = {
  'call-unknown': [
    {
      wrong: { ...loaded, 'request/load/0/call': 'POST detials/' },
      message:
        /request\.json:\d+:\d+ error call-unknown .*"POST detials\/"\. Did you mean "POST details\/"\?/,
      right: { ...loaded, 'request/load/0/call': 'POST details' },
    },
    {
      wrong: { ...twoSteps, 'request/steps/0/call': 'POST elsewhere/' },
      message: /Unknown call "POST elsewhere\/"/,
      right: twoSteps,
    },
  ],
  'call-field': [
    {
      wrong: { ...loaded, 'request/load/0/send': { clientID: '/customer/clientId' } },
      message: /does not accept "clientID"\. Did you mean "clientId"\?/,
      right: loaded,
    },
    {
      wrong: { ...loaded, 'request/load/0/send': {} },
      message: /"POST details\/" requires "clientId"/,
      right: loaded,
    },
  ],
  'reserved-name': [
    {
      wrong: { 'request/steps/0/send': { ...send, etli_sub_type: '/subType/code' } },
      message: /"etli_sub_type" is reserved: each step sends it automatically/,
      right: { 'request/steps/0/send': { ...send, sub_type: '/subType/code' } },
    },
    {
      wrong: { 'schema/properties/policy': { type: 'string' } },
      message: /"policy" is the policy that the customer picks/,
      right: {},
    },
  ],
  'get-nested': [
    {
      wrong: {
        ...lookUp,
        'request/lookUps': {
          '/comment': {
            call: 'GET places/',
            send: { '/code/value': '/answers/comment' },
            fills: { '/city': '/0/city' },
          },
        },
      },
      message: /A GET cannot send an object \("\/code\/value"\)/,
      right: lookUp,
    },
  ],
  'if-never': [
    {
      wrong: { 'schema/allOf/0/if/properties/reason/const': 'lots' },
      message: /"reason" never has the value "lots"\. Did you mean "lost"\?/,
      right: { 'schema/allOf/0/if/properties/reason/const': 'torn' },
    },
    {
      wrong: when({ properties: { reason: { const: 1 } }, required: ['reason'] }),
      message: /request\.json:\d+:\d+ error if-never "reason" never has the value 1/,
      right: when({ properties: { reason: { const: 'lost' } }, required: ['reason'] }),
    },
    {
      wrong: {
        'schema/allOf/0/then': {
          if: { properties: { reason: { const: 'torn' } }, required: ['reason'] },
          then: { properties: { lost_on: { type: 'string', format: 'date', maxLength: 10 } } },
        },
      },
      message:
        /the conditions around it require different values of "reason", so "lost_on" is never shown/,
      right: {},
    },
    {
      wrong: {
        'schema/allOf/0/if': { allOf: [reasonIs('lost'), reasonIs('torn')] },
      },
      message: /"lost_on" is never shown/,
      right: { 'schema/allOf/0/if': { anyOf: [reasonIs('lost'), reasonIs('torn')] } },
    },
  ],
  'if-always': [
    {
      wrong: { 'schema/allOf/0/if/properties/reason': { enum: ['lost', 'torn'] } },
      message: /warning if-always This is always true: it allows every value of "reason"/,
      right: { 'schema/allOf/0/if/properties/reason': { enum: ['lost'] } },
    },
  ],
  'if-unknown-field': [
    {
      wrong: {
        'schema/allOf/0/if': { properties: { reson: { const: 'lost' } }, required: ['reson'] },
      },
      message: /Unknown field "reson"\. Did you mean "reason"\?/,
      right: {},
    },
  ],
  'condition-name': [
    {
      wrong: when({ properties: { reson: { const: 'lost' } }, required: ['reson'] }),
      message: /Unknown name "reson" in "answers"\. Did you mean "reason"\?/,
      right: when({ properties: { reason: { const: 'lost' } }, required: ['reason'] }),
    },
    {
      wrong: {
        'request/policies/where/properties/polcyStatus': { const: 'LAPSED' },
        'request/policies/where/required': ['polcyStatus', 'policyStatus'],
      },
      message: /Unknown name "polcyStatus" in a policy\. Did you mean "policyStatus"\?/,
      right: {
        'request/policies/where/properties/planType': { const: 'ULIP' },
        'request/policies/where/required': ['planType', 'policyStatus'],
      },
    },
    {
      wrong: {
        ...twoSteps,
        'request/steps/0/when': {
          properties: { steps: { properties: { raise: {} }, required: ['raise'] } },
          required: ['steps'],
        },
      },
      message: /Unknown name "raise"/,
      right: {
        'request/steps': [
          earlier,
          {
            ...earlier,
            id: 'again',
            when: {
              properties: { steps: { properties: { look: {} }, required: ['look'] } },
              required: ['steps'],
            },
          },
          small.request.steps[0],
        ],
      },
    },
  ],
  'schema-dialect': [
    {
      wrong: { 'schema/allOf/0/if': { allOf: [{ ...reasonIs('lost'), required: [] }] } },
      message: /"reason" is tested but not required/,
      right: { 'schema/allOf/0/if': { allOf: [reasonIs('lost')] } },
    },
  ],
  'condition-required': [
    {
      wrong: { 'request/policies/where/required': undefined },
      message: /warning condition-required "policyStatus" is tested but not required/,
      right: { 'request/policies/where/properties/planType': { not: { enum: ['TERM'] } } },
    },
  ],
  'condition-value': [
    {
      wrong: { 'request/policies/where/properties/policyStatus/enum': ['LAPSD', 'MATURED'] },
      message: /"policyStatus" never has the value "LAPSD"\. Did you mean "LAPSED"\?/,
      right: { 'request/policies/where/properties/policyStatus/enum': ['PREMIUM PAYING'] },
    },
  ],
  'value-type': [
    {
      wrong: { ...loaded, 'request/load/0/send': { clientId: '/policy/policyNo' } },
      message:
        /error value-type "\/policy\/policyNo" is a policy number, but "clientId" of "POST details\/" takes a client id\. Use a value of that kind, such as "\/policy\/clientId" or "\/customer\/clientId"\./,
      right: loaded,
    },
  ],
  'early-step': [
    {
      wrong: early({ otp_type: { const: 'email' } }),
      message: /sends "lost_on", which is shown only for some values of "reason"/,
      right: early({ otp_type: '/answers/reason' }),
    },
  ],
  pattern: [
    {
      wrong: stopWhen({ pattern: '^(.+)\\1$' }),
      message: /The pattern \^\(\.\+\)\\1\$ refers to a text that it has found before/,
      right: stopWhen({ pattern: '^(a+)+$' }),
    },
    {
      wrong: stopWhen({ pattern: '^fail(?=ed)' }),
      message: /looks at other characters/,
      right: stopWhen({ pattern: '^(?!failed)' }),
    },
    {
      wrong: stopWhen({ pattern: '^a{9000}$' }),
      message: /is too large/,
      right: stopWhen({ pattern: '^a{90}$' }),
    },
    {
      wrong: stopWhen({ pattern: 'b^a' }),
      message: /matches no text at all/,
      right: stopWhen({ pattern: '^a' }),
    },
    {
      wrong: { 'schema/properties/comment/pattern': '^[A-Z](' },
      message: /is no regular expression .*Unterminated group/,
      right: {
        'schema/properties/comment/pattern': '^[A-Z]',
        'schema/properties/comment/examples': ['Asha'],
      },
    },
    {
      wrong: { 'schema/properties/comment/pattern': '^[A-Z]' },
      message: /Nothing tells customers how "\/comment" is written/,
      right: {
        'schema/properties/comment/pattern': '^[A-Z]',
        'schema/properties/comment/examples': ['Asha'],
      },
    },
  ],
  'fixed-date': [
    {
      wrong: stopWhen({ const: '2026-04-01' }),
      message: /warning fixed-date "2026-04-01" is a fixed date/,
      right: stopWhen({ const: 'closed' }),
    },
  ],
  'field-type': [
    {
      wrong: { 'schema/properties/comment': { maxLength: 100 } },
      message: /"\/comment" has no type/,
      right: { 'schema/properties/comment': text },
    },
  ],
  'format-unknown': [
    {
      wrong: { 'schema/properties/comment/format': 'emial' },
      message: /Unknown format "emial"\. Did you mean "email"\?/,
      right: { 'schema/properties/comment/format': 'email' },
    },
  ],
  'no-value': [
    {
      wrong: { 'schema/properties/comment': { type: 'string', format: 'pan', maxLength: 9 } },
      message: /maxLength 9 excludes every value that format "pan" allows/,
      right: { 'schema/properties/comment': { type: 'string', format: 'pan', maxLength: 10 } },
    },
    {
      wrong: { 'schema/properties/comment/minLength': 101 },
      message: /minLength 101 excludes every value that maxLength 100 allows/,
      right: { 'schema/properties/comment/minLength': 100 },
    },
    {
      wrong: { 'schema/properties/reason/maxLength': 3 },
      message: /maxLength 3 excludes every value that enum \["lost","torn"\] allows/,
      right: { 'schema/properties/reason/maxLength': 4 },
    },
  ],
  'rule-without-effect': [
    {
      wrong: { 'schema/properties/comment/maximum': 10 },
      message: /maximum applies to number or integer, but "\/comment" is of type string/,
      right: { 'schema/properties/comment/minLength': 10 },
    },
  ],
  'default-invalid': [
    {
      wrong: { 'schema/properties/reason/default': 'gone' },
      message: /The default "gone" of "\/reason" does not satisfy enum \["lost","torn"\]/,
      right: { 'schema/properties/reason/default': 'torn' },
    },
  ],
  'words-gap': [
    {
      wrong: { 'ui/comment/ui:messages': { maxLength: 'At most {limt} characters' } },
      message: /Unknown placeholder "\{limt\}"\. Did you mean "\{limit\}"\?/,
      right: { 'ui/comment/ui:messages': { maxLength: 'At most {limit} characters' } },
    },
    {
      wrong: { 'ui/comment/ui:messages': { maxLength: 'At most {total} characters' } },
      message: /Unknown placeholder "\{total\}"/,
      right: {},
    },
    {
      wrong: { 'ui/reason/ui:messages': { required: 'Please enter {limit}' } },
      message: /Unknown placeholder "\{limit\}"\. Use one of: \{label\}/,
      right: { 'ui/reason/ui:messages': { required: 'Please enter {label}' } },
    },
    {
      wrong: uploaded({ upload: 'Not {limit}' }),
      message: /Unknown placeholder "\{limit\}"/,
      right: uploaded({ upload: 'Only {extensions}', uploadSize: '{label}: less than {size}' }),
    },
  ],
  'choice-words': [
    {
      wrong: { 'ui/reason/ui:messages': undefined },
      message: /warning choice-words "\/reason" is a choice, .*"Please enter \{label\}"/,
      right: {
        'ui/reason/ui:messages': undefined,
        'ui/lost_on/ui:messages': undefined,
        'ui/ui:messages': { required: 'This field is mandatory' },
      },
    },
    {
      wrong: {
        'schema/properties/agreed': { type: 'boolean' },
        'schema/required': ['reason', 'agreed'],
        'ui/agreed': { 'ui:title': 'I agree', 'ui:widget': 'checkbox' },
        'request/steps/0/send/agreed': '/answers/agreed',
      },
      message: /"\/agreed" is a box to tick, .* such as "Please tick this box"/,
      right: {
        'schema/properties/agreed': { type: 'boolean', enum: [true] },
        'schema/required': ['reason', 'agreed'],
        'ui/agreed': { 'ui:title': 'I agree', 'ui:widget': 'checkbox' },
        'request/steps/0/send/agreed': '/answers/agreed',
      },
    },
  ],
  'ui-twice': [
    {
      wrong: { 'ui/ui:sections': [{ fields: ['reason', 'lost_on'] }, { fields: ['reason', '*'] }] },
      message: /"reason" is duplicated in the sections/,
      right: { 'ui/ui:sections': [{ fields: ['reason'] }, { fields: ['lost_on', '*'] }] },
    },
  ],
  text: [
    {
      wrong: { 'ui/comment/ui:help': '' },
      message: /error text This text is empty/,
      right: { 'ui/comment/ui:help': 'In your own words' },
    },
    {
      wrong: { 'ui/comment/ui:help': 'In your  own words' },
      message: /warning text This text has leading, trailing or double spaces/,
      right: { 'ui/comment/ui:help': 'In your own words' },
    },
    {
      wrong: { 'ui/comment/ui:help': 'In your\u200d own words' },
      message: /error text "In your\\u200d own words" has a sign that no screen shows/,
      right: { 'ui/comment/ui:help': 'क्\u200dष in your own words' },
    },
  ],
  'ui-title': [
    { wrong: { 'ui/ui:title': undefined }, message: /The form has no title/, right: {} },
  ],
  'ui-autocomplete': [
    {
      wrong: { 'ui/comment/ui:autocomplete': 'postal_code' },
      message: /Unknown autocomplete name "postal_code"\. Did you mean "postal-code"\?/,
      right: { 'ui/comment/ui:autocomplete': 'home postal-code' },
    },
  ],
  'choice-cases': [
    {
      wrong: choice({ lots: '/answers/lost_on', torn: '/answers/comment' }),
      message: /"\/reason" never has the value "lots"\. Did you mean "lost"\?/,
      right: choice({ lost: '/answers/lost_on', torn: '/answers/comment' }),
    },
    {
      wrong: choice({ lost: '/answers/lost_on' }),
      message: /warning choice-cases The value "torn" of "\/reason" has no case/,
      right: choice({ lost: '/answers/lost_on', torn: '/answers/comment' }),
    },
  ],
  'load-unused': [
    {
      wrong: {
        'request/load': [
          {
            call: 'POST details/',
            send: { clientId: '/customer/clientId' },
            keep: { '/name': '/name' },
          },
        ],
      },
      message: /"\/name" is loaded but never used/,
      right: loaded,
    },
  ],
  'list-and-enum': [
    {
      wrong: { 'request/lists': { '/reason': { call: 'GET reasons/', items: '/list' } } },
      message: /"\/reason" has both an enum in schema\.json and a list here/,
      right: {
        'schema/properties/reason': { type: 'string', maxLength: 20 },
        'ui/reason/ui:enumNames': undefined,
        'request/lists': { '/reason': { call: 'GET reasons/', items: '/list' } },
      },
    },
  ],
  'circular-values': [
    {
      wrong: {
        ...lookUp,
        'request/lookUps': {
          '/comment': {
            call: 'GET places/',
            send: { code: '/answers/comment' },
            fills: { '/city': '/0/city', '/comment': '/0/code' },
          },
        },
      },
      message: /The look-up of "\/comment" makes "\/comment" of itself/,
      right: lookUp,
    },
  ],
  'proof-value': [
    {
      wrong: {
        ...proved,
        'request/proofs': {
          '/comment': {
            call: 'POST send-otp/',
            send: { email: '/customer/emailId', otp_type: { const: 'email' } },
          },
        },
      },
      message: /The value of "\/comment" is not sent/,
      right: proved,
    },
  ],
  'success-number': [
    {
      wrong: { 'request/success/message': 'Thank you' },
      message: /warning success-number This message does not contain the number/,
      right: {},
    },
  ],
};
