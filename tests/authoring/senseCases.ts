import { type Patch, small } from '../engine/smallFiles';
import {
  entries,
  loadedMask,
  loadedMasks,
  parties,
  proved,
  provedByCall,
  signed,
  table,
  twoSteps,
} from './senseParts';
import { responseIs } from '../engine/definitionOf';

/** A mistake in a small request type: its line, and what is said of it. */
export interface SenseCase {
  wrong: Patch;
  /** The file without `.json`, and a text on the reported line. */
  file: 'schema' | 'ui' | 'request';
  told: string;
  message: RegExp;
}

const allowed = (where: object): Patch => ({
  'request/policies/allowed': { where, message: 'Not for this policy' },
});
const answered = (properties: object) => ({
  type: 'object',
  properties: { answers: { type: 'object', properties, required: Object.keys(properties) } },
  required: ['answers'],
});
const ofPolicy = (properties: object) => ({
  type: 'object',
  properties: { policy: { type: 'object', properties, required: Object.keys(properties) } },
  required: ['policy'],
});
const ofStatus = (policyStatus: string) => ({
  properties: { policyStatus: { const: policyStatus } },
  required: ['policyStatus'],
});
const assumed = (assumes: object): Patch => ({
  ...twoSteps,
  'request/steps/1/send/reason': undefined,
  'request/steps/1/assumes': assumes,
});

/** A first step whose verdict offers two buttons. */
const pausing = (choices: object): Patch => ({
  ...twoSteps,
  'request/steps/0/mayFail': true,
  'request/steps/0/pause': {
    message: '/message',
    choices: { goOn: 'Go on', change: 'Change it', field: '/reason', ...choices },
  },
});
const readOnlyName = (widget: string): Patch => ({
  'schema/properties/name': { type: 'string', maxLength: 50, readOnly: true },
  'ui/name': { 'ui:title': 'Name', 'ui:widget': widget },
  'request/prefill': { '/name': '/customer/fullName' },
  'request/steps/1/send/name': '/answers/name',
});

const loadedIs = (properties: object) => ({
  type: 'object',
  properties: { loaded: { type: 'object', properties, required: Object.keys(properties) } },
  required: ['loaded'],
});

/** {@link loadedMask} with a step before it. */
const sentInSecond: Patch = { ...twoSteps, 'request/steps/1/send/known': '/answers/known' };

/** Another field that the customer reads. */
const readOnlyText: Patch = {
  'schema/properties/copy': { type: 'string', readOnly: true, maxLength: 40 },
  'ui/copy': { 'ui:title': 'Copy', 'ui:widget': 'existing' },
  'request/steps/0/send/copy': '/answers/copy',
};

/** For each rule small request types that break it; each has this mistake only. */
export const senseCases: { [rule: string]: SenseCase[] } = {
  'words-gap': [
    {
      wrong: { 'request/success/message': 'We pay {amount}, see {ticketnumber}' },
      file: 'request',
      told: '{amount}',
      message:
        /Unknown placeholder "\{amount\}"\. Use one of: \{ticketnumber\}, \{message\}, \{status\}\./,
    },
    {
      wrong: { 'request/policies/none': 'Dear {name}, there is no policy' },
      file: 'request',
      told: 'Dear {name}',
      message:
        /Unknown placeholder "\{name\}"\. Name a value of the document, as in \{\/policy\/policyNo\}, or remove it\./,
    },
    {
      wrong: { 'request/policies/none': 'There is no policy like {/policy/policyNo}' },
      file: 'request',
      told: 'no policy like',
      message: /"\/policy\/policyNo" does not exist here: unknown name "policy"/,
    },
    {
      wrong: { 'ui/comment/ui:help': 'About {/answers/reasons|the reason}' },
      file: 'ui',
      told: '{/answers/reasons|',
      message: /"\/answers\/reasons" does not exist here: .*Did you mean "reason"\?/,
    },
    {
      wrong: { 'ui/comment/ui:help': 'About {/answers/reason}' },
      file: 'ui',
      told: '{/answers/reason}',
      message: /may have no value here, .*Add what is read instead: "\{\/answers\/reason\|…\}"\./,
    },
    {
      wrong: { 'request/success/message': 'Lost on {/answers/lost_on}, see {ticketnumber}' },
      file: 'request',
      told: 'Lost on',
      message: /"\{\/answers\/lost_on\}" may have no value here/,
    },
    {
      wrong: { ...entries, 'ui/comment/ui:help': 'For {/answers/heirs|your heirs}' },
      file: 'ui',
      told: 'For {/answers/heirs',
      message: /"\{\/answers\/heirs\|your heirs\}" is a list .*cannot be read in a sentence/,
    },
    {
      wrong: {
        'ui/comment/ui:links': [
          { title: 'Help', href: 'https://example.com/{/policy/policyNo|all}' },
        ],
      },
      file: 'ui',
      told: 'https://example.com',
      message: /Unknown placeholder .*No value is filled in here: remove it\./,
    },
    {
      wrong: {
        'request/blocked': {
          when: {
            properties: {
              policy: { properties: { planType: { const: 'ULIP' } }, required: ['planType'] },
            },
            required: ['policy'],
          },
          message: 'Not for {/answers/reason|now}',
        },
      },
      file: 'request',
      told: 'Not for',
      message: /"\/answers\/reason" does not exist here: .*nothing is answered yet here/,
    },
    {
      wrong: { 'ui/comment/ui:help': 'Call { careContact } first' },
      file: 'ui',
      told: '{ careContact }',
      message:
        /is no placeholder and is shown as it is written\. Write the name in braces without spaces/,
    },
    {
      wrong: { 'ui/comment/ui:title': 'Comment {careContact' },
      file: 'ui',
      told: '{careContact',
      message: /"\{careContact" is no placeholder/,
    },
    {
      wrong: { ...entries, 'ui/heirs/ui:entries/facts': ['Born on {born}'] },
      file: 'ui',
      told: 'Born on',
      message: /Unknown placeholder "\{born\}"\. Use one of: \{heir\}/,
    },
    {
      wrong: {
        ...entries,
        'schema/properties/heirs/items/properties/home': {
          type: 'object',
          properties: { line: { type: 'string', maxLength: 40 } },
        },
        'ui/heirs/items/home': {
          'ui:title': 'Home',
          line: { 'ui:title': 'Line', 'ui:widget': 'text' },
        },
        'ui/heirs/ui:entries/facts': ['At {home}'],
        'request/steps/0/send/heirs/send/home': '/item/home',
      },
      file: 'ui',
      told: 'At {home}',
      message: /Unknown placeholder "\{home\}"\. Use one of: \{heir\}, \{isOpen\}, \{id\}, /,
    },
    {
      wrong: { 'request/steps/0/save': { url: '/url', as: 'Copy {number}.pdf' } },
      file: 'request',
      told: 'Copy {number}',
      message: /Unknown placeholder "\{number\}"\. .*policyNumber/,
    },
  ],
  mask: [
    {
      wrong: { ...loadedMask, 'ui/known/ui:mask': { last: 0 } },
      file: 'ui',
      told: 'ui:mask',
      message: /shows nothing at all\. Write how many characters/,
    },
    {
      wrong: {
        ...loadedMask,
        'request/load': undefined,
        'request/prefill': { '/known': '/customer/pan' },
      },
      file: 'ui',
      told: 'ui:mask',
      message: /"\/known" is not typed, and only a value of a load can be masked/,
    },
    ...Object.entries<[Patch, SenseCase['file'], string, RegExp]>({
      comparison: [
        { 'schema/properties/comment/differsFrom': '/known' },
        'schema',
        'differsFrom',
        /The browser gets "\/known" masked, so this rule cannot be judged there/,
      ],
      'condition of schema.json': [
        {
          'schema/allOf/1': {
            if: { properties: { known: { minLength: 12 } }, required: ['known'] },
            then: { required: ['comment'] },
          },
        },
        'schema',
        'minLength',
        /so this condition can decide otherwise there than on the server\. Test another value/,
      ],
      submitWhen: [
        {
          'request/submitWhen': {
            is: answered({ known: { minLength: 12 } }),
            until: 'disabled',
            message: 'Not yet',
          },
        },
        'request',
        'minLength',
        /this condition can decide otherwise/,
      ],
      'a condition in steps': [
        { ...sentInSecond, 'request/steps/0/when': loadedIs({ number: { minLength: 12 } }) },
        'request',
        'minLength',
        /this condition can decide otherwise/,
      ],
      'a comparison with a response': [
        {
          ...sentInSecond,
          'request/steps/0/messageFrom': '/message',
          'request/steps/0/stopWhen': responseIs('look', {
            message: { sameAs: '/answers/known' },
          }),
        },
        'request',
        'sameAs',
        /this condition can decide otherwise/,
      ],
      choices: [
        {
          'request/choices': {
            '/reason': { torn: { when: answered({ known: { pattern: '^1' } }) } },
          },
        },
        'request',
        'pattern',
        /this condition can decide otherwise/,
      ],
      blocked: [
        {
          'request/blocked': { when: loadedIs({ number: { minLength: 30 } }), message: 'Not here' },
        },
        'request',
        'minLength',
        /this condition can decide otherwise/,
      ],
      'prefill of another field': [
        { ...readOnlyText, 'request/prefill/~1copy': '/loaded/number' },
        'request',
        '"/copy"',
        /so this value is another one there than on the server\. Take it from another one/,
      ],
      'computed prefill': [
        {
          ...readOnlyText,
          'schema/properties/copy': { type: 'boolean', readOnly: true },
          'ui/copy': { 'ui:widget': 'hidden' },
          'request/prefill/~1copy': { same: ['/answers/known', '/customer/pan'] },
        },
        'request',
        '/answers/known',
        /this value is another one/,
      ],
      'chosen prefill': [
        {
          ...readOnlyText,
          'request/prefill/~1copy': {
            choose: [
              { when: loadedIs({ number: { const: '123456789012' } }), is: 'a' },
              { is: 'b' },
            ],
          },
        },
        'request',
        'const',
        /this condition can decide otherwise/,
      ],
      'a proof that sends it': [
        {
          ...provedByCall,
          'request/proofs/~1mail/call': 'POST match/',
          'request/proofs/~1mail/send/number': '/answers/known',
        },
        'request',
        '"number": "/answers/known"',
        /and sends it so\. Send another value/,
      ],
      'a signature that sends it': [
        { ...signed, 'request/signatures/0/send/email': '/loaded/number' },
        'request',
        '/loaded/number',
        /and sends it so/,
      ],
      'a signature under a condition': [
        { ...signed, 'request/signatures/0/when': answered({ known: { minLength: 12 } }) },
        'request',
        'minLength',
        /this condition can decide otherwise/,
      ],
      'an aside that sends it': [
        {
          'request/asides': [
            {
              id: 'keep',
              title: 'Keep it',
              call: 'POST check/',
              send: { mail: '/answers/known' },
              message: 'It is kept.',
            },
          ],
        },
        'request',
        '"mail": "/answers/known"',
        /and sends it so/,
      ],
      'a look-up that sends it': [
        {
          ...readOnlyText,
          'request/prefill/~1copy': undefined,
          'request/lookUps': {
            '/comment': {
              call: 'GET account/',
              send: { policyNumber: '/answers/known' },
              fills: { '/copy': '/number' },
            },
          },
        },
        'request',
        '"policyNumber": "/answers/known"',
        /and sends it so/,
      ],
      'a look-up under a condition': [
        {
          ...readOnlyText,
          'request/prefill/~1copy': undefined,
          'request/lookUps': {
            '/comment': {
              call: 'GET account/',
              send: { policyNumber: '/answers/comment' },
              when: answered({ known: { minLength: 12 } }),
              fills: { '/copy': '/number' },
            },
          },
        },
        'request',
        'minLength',
        /this condition can decide otherwise/,
      ],
      'a list of choices': [
        {
          ...loadedMasks,
          'request/lists': {
            '/comment': { from: '/loaded/all', option: { label: 'bank', value: 'number' } },
          },
          'ui/comment/ui:widget': 'select',
        },
        'request',
        '"from": "/loaded/all"',
        /so the choices are others there than on the server\. Take them from another value/,
      ],
      'a rule of a list': [
        { ...loadedMasks, 'schema/properties/accounts/uniqueBy': ['bank', 'number'] },
        'schema',
        '"number"',
        /"\/accounts\/items\/number" masked, so this rule cannot be judged there/,
      ],
      'a condition of an entry': [
        {
          ...loadedMasks,
          'schema/allOf/1': {
            if: {
              properties: { accounts: { contains: { properties: { number: { pattern: '^1' } } } } },
              required: ['accounts'],
            },
            then: { required: ['comment'] },
          },
        },
        'schema',
        'pattern',
        /"\/accounts\/items\/number" masked, so this condition/,
      ],
      'a search in a list': [
        {
          ...loadedMasks,
          ...readOnlyText,
          'request/prefill/~1copy': {
            find: { in: '/answers/accounts', by: 'number', is: '/customer/pan' },
            take: '/bank',
          },
        },
        'request',
        '"by"',
        /"\/accounts\/items\/number" masked, so this value is another one/,
      ],
      'a condition of a group': [
        {
          ...loadedMasks,
          'request/submitWhen': {
            is: answered({ owner: { properties: { pan: { minLength: 10 } }, required: ['pan'] } }),
            until: 'disabled',
            message: 'Not yet',
          },
        },
        'request',
        'minLength',
        /"\/owner\/pan" masked, so this condition/,
      ],
    }).map(([, [patch, file, told, message]]) => {
      return { wrong: { ...loadedMask, ...patch }, file, told, message };
    }),
  ],
  text: [
    ...['\u202e', '\u2066', '\u200b', '\u200d', '\u00ad', '\ufeff'].map((sign) => ({
      wrong: { 'ui/comment/ui:title': `Comment${sign}s` },
      file: 'ui' as const,
      told: 'Comment',
      message: /"Comment\\u.{4}s" has a sign that no screen shows/,
    })),
    {
      wrong: { 'request/policies/none': ' ' },
      file: 'request',
      told: '"none"',
      message: /This text is empty/,
    },
    {
      wrong: { 'ui/comment/ui:title': 'TODO' },
      file: 'ui',
      told: 'TODO',
      message: /"TODO" stands for a text that is still to come/,
    },
    {
      wrong: { 'ui/ui:sections/0/title': '' },
      file: 'ui',
      told: '"title": ""',
      message: /This text is empty/,
    },
    {
      wrong: { 'request/success/message': '{ticketnumber}' },
      file: 'request',
      told: '"message"',
      message: /only a number\. Say what it is/,
    },
  ],
  duplicate: [
    {
      wrong: { 'ui/reason/ui:enumNames': ['It is lost', 'It is lost'] },
      file: 'ui',
      told: 'It is lost',
      message: /The name of a choice "It is lost" is duplicated/,
    },
    {
      wrong: { ...twoSteps, 'request/steps/0/id': 'raise' },
      file: 'request',
      told: '"id": "raise"',
      message: /The id of a step "raise" is duplicated/,
    },
    {
      wrong: { 'ui/comment/ui:title': 'Reason', 'ui/ui:sections': [{ fields: ['*'] }] },
      file: 'ui',
      told: '"ui:title": "Reason"',
      message: /Two fields of one section have the title "Reason"/,
    },
    {
      wrong: { 'ui/lost_on/ui:title': 'Reason' },
      file: 'ui',
      told: '"ui:title": "Reason"',
      message: /Two fields of one section have the title "Reason"/,
    },
    {
      wrong: {
        ...signed,
        'request/signatures/1': { ...(signed['request/signatures'] as object[])[0], id: 'two' },
      },
      file: 'request',
      told: '"title": "Insured"',
      message: /The title of a signature "Insured" is duplicated/,
    },
  ],
  section: [
    {
      wrong: { ...parties, 'ui/ui:sections/0/columns/1/fields': ['well_two'] },
      file: 'ui',
      told: '"fields"',
      message: /This column has 1 fields, but the first one has 2, so a field is not shown/,
    },
    {
      wrong: { ...parties, 'ui/ui:sections/0/columns/1/fields': ['place_two', 'well_two'] },
      file: 'ui',
      told: '"place_two"',
      message: /"place_two" is in one row with "well_one", which is another question/,
    },
    {
      wrong: {
        ...parties,
        'schema/properties/place_one': { type: 'string', enum: ['yes', 'no'] },
        'schema/properties/place_two': { type: 'string', enum: ['yes', 'no'] },
        'ui/place_one': { ...(parties['ui/well_one'] as object), 'ui:title': 'Do you smoke?' },
        'ui/place_two': { ...(parties['ui/well_one'] as object), 'ui:title': 'Do you smoke?' },
        'ui/ui:messages': { required: 'Please select' },
        'ui/ui:sections/0/columns/1/fields': ['place_two', 'well_two'],
      },
      file: 'ui',
      told: '"place_two"',
      message: /"place_two" is in one row with "well_one", which is another question/,
    },
    {
      wrong: { ...parties, 'ui/ui:sections/0/layout': 'pair' },
      file: 'ui',
      told: '"columns"',
      message: /Columns need the layout "parties"/,
    },
    {
      wrong: { 'ui/ui:sections': [{ fields: ['comment'], layout: 'table' }, { fields: ['*'] }] },
      file: 'ui',
      told: '"comment"',
      message: /The layout "table" only shows values, so "comment" cannot be answered/,
    },
    {
      wrong: {
        'ui/ui:pages': true,
        'ui/ui:sections': [{ title: 'A', fields: ['reason', 'lost_on'] }, { fields: ['*'] }],
      },
      file: 'ui',
      told: '{',
      message: /This section is a page without a heading/,
    },
    {
      wrong: { 'ui/ui:sections': [{ id: 'all', fields: ['*'] }] },
      file: 'ui',
      told: '"id"',
      message: /"id" is only used where each section is a page/,
    },
    {
      wrong: {
        'ui/ui:pages': true,
        'ui/ui:sections': [
          { title: 'A', step: 'One', fields: ['reason'] },
          { title: 'B', step: 'Two', fields: ['lost_on'] },
          { title: 'C', step: 'One', fields: ['*'] },
        ],
      },
      file: 'ui',
      told: '"One"',
      message: /The step "One" is interrupted by another one/,
    },
    {
      wrong: { 'ui/ui:sections': [{ fields: ['comment'], layout: 'pair' }, { fields: ['*'] }] },
      file: 'ui',
      told: '"layout"',
      message: /A pair of one field/,
    },
  ],
  'proof-widget': [
    {
      wrong: { ...proved, 'ui/mail/ui:widget': 'text' },
      file: 'ui',
      told: '"ui:widget": "text"',
      message:
        /The widget "text" has no button that proves "\/mail", so the form can never be submitted\. Use the widget "otp"/,
    },
    {
      wrong: {
        ...proved,
        'request/proofs/~1mail/holdsWhen': {
          type: 'object',
          properties: { ok: { const: true } },
          required: ['ok'],
        },
      },
      file: 'ui',
      told: '"ui:widget": "otp"',
      message: /The widget "otp" has no answer that the call of "proofs" could prove\. Use "text"/,
    },
    {
      wrong: { ...provedByCall, 'ui/mail/ui:verify': undefined },
      file: 'ui',
      told: '"mail"',
      message: /Nothing in the form makes the call that proves "\/mail".*Add "ui:verify"/,
    },
    {
      wrong: { ...proved, 'schema/properties/mail/proof': undefined, 'ui/mail/ui:widget': 'text' },
      file: 'request',
      told: '"/mail": {',
      message: /Nothing requires that "\/mail" is proved/,
    },
  ],
  'limit-words': [
    {
      wrong: { 'ui/comment/ui:messages': { maxLength: 'At most 1,000 characters' } },
      file: 'ui',
      told: '"maxLength"',
      message: /The text speaks of 1000, but the limit is maxLength 100\. Correct/,
    },
    {
      wrong: { 'ui/comment/ui:help': 'Letters and spaces, up to 10' },
      file: 'ui',
      told: '"ui:help"',
      message: /The text speaks of 10, but the limit is maxLength 100/,
    },
    {
      wrong: { ...entries, 'ui/heirs/ui:help': 'At most nine persons' },
      file: 'ui',
      told: '"ui:help"',
      message: /The text speaks of 9, but the limit is maxItems \d/,
    },
  ],
  'schema-limits': [
    {
      wrong: {
        'schema/properties/scan': {
          type: 'object',
          upload: { extensions: ['pdf'], maxBytes: 2000 },
          properties: {
            name: { type: 'string', maxLength: 255 },
            size: { type: 'integer' },
          },
        },
        'ui/scan': { 'ui:title': 'Scan', 'ui:widget': 'upload' },
        'request/steps/0/send/scan': '/answers/scan',
        'request/steps/0/as': 'multipart',
      },
      file: 'schema',
      told: '"maxBytes"',
      message: /maxBytes counts bytes.*Did you mean 2000000\?/,
    },
  ],
  signature: [
    {
      wrong: { ...signed, 'request/signatures/0/resendAfter': 45000 },
      file: 'request',
      told: '"resendAfter"',
      message: /in seconds, and nobody waits 45000 of them.*Did you mean 45\?/,
    },
    {
      wrong: { ...entries, ...signed },
      file: 'request',
      told: '"signatures"',
      message: /"\/heirs\/items\/\w+" is signed with the other answers and not sent/,
    },
    {
      wrong: {
        ...signed,
        'schema/properties/scan': {
          type: 'object',
          upload: { extensions: ['pdf'], maxBytes: 500000 },
        },
        'ui/scan': { 'ui:title': 'Scan', 'ui:widget': 'upload' },
        'request/steps/0/send/scan': '/answers/scan',
        'request/steps/0/as': 'multipart',
      },
      file: 'schema',
      told: '"scan"',
      message: /a file cannot be: "\/scan" would never be the one that was signed/,
    },
    {
      wrong: { ...signed, 'request/draft': undefined },
      file: 'request',
      told: '"signatures"',
      message: /without "draft" no OTP is ever sent\. Add "draft"/,
    },
    {
      wrong: { ...signed, 'request/signatures/0/send/email': '/answers/comment' },
      file: 'request',
      told: '"email"',
      message: /goes to a contact of the records only, and the customer types "\/answers\/comment"/,
    },
    {
      wrong: { ...signed, 'request/signatures/0/send/otp_type': '/answers/comment' },
      file: 'request',
      told: '"otp_type"',
      message: /recognised by its "otp_type"\. Make it a constant/,
    },
    {
      wrong: { ...signed, 'request/signatures/0/send/email': { const: '' } },
      file: 'request',
      told: '"send"',
      message: /goes to "phone_number" or "email", and neither has a value/,
    },
    {
      wrong: {
        'request/downloads': [
          {
            title: 'Form',
            call: 'POST details/',
            send: { clientId: '/customer/clientId' },
            fileName: 'a.pdf',
            signed: true,
          },
        ],
      },
      file: 'request',
      told: '"signed"',
      message: /There are no signatures, so this download is never offered/,
    },
  ],
  'draft-call': [
    {
      wrong: { ...signed, 'request/draft/load': 'POST keep/' },
      file: 'request',
      told: '"load"',
      message: /A draft is loaded by a GET/,
    },
    {
      wrong: { ...signed, 'request/draft/save': 'POST details/' },
      file: 'request',
      told: '"load"',
      message: /"GET keep\/" does not load what "POST details\/" saves/,
    },
    {
      wrong: { ...signed, 'request/draft': { load: 'GET details/', save: 'POST details/' } },
      file: 'request',
      told: '"save"',
      message: /"POST details\/" does not keep drafts\. Use "POST keep\/"/,
    },
  ],
  'open-request-button': [
    {
      wrong: { 'request/openRequestCheck': '/reason' },
      file: 'request',
      told: '"openRequestCheck"',
      message:
        /"\/reason" is no field with the widget "button", so open requests are never checked/,
    },
  ],
  'condition-empty': [
    {
      wrong: {
        'request/submitWhen': {
          is: { type: 'object' },
          until: 'hidden',
          message: 'Not yet',
        },
      },
      file: 'request',
      told: '"is"',
      message: /tests nothing, so the form can always be submitted/,
    },
    {
      wrong: {
        ...twoSteps,
        'request/steps/0/stopWhen': {},
        'request/steps/0/messageFrom': '/message',
      },
      file: 'request',
      told: '"stopWhen"',
      message: /tests nothing, so every response stops the request/,
    },
    {
      wrong: allowed({ type: 'object' }),
      file: 'request',
      told: '"where": {',
      message: /tests nothing, so no policy is refused/,
    },
  ],
  'choice-offered': [
    {
      wrong: {
        'request/choices': {
          '/reason': { lst: { when: ofPolicy({ planType: { const: 'TERM' } }) } },
        },
      },
      file: 'request',
      told: '"lst"',
      message: /"\/reason" has no choice "lst"\. Did you mean "lost"\?/,
    },
    {
      wrong: {
        'request/choices': {
          '/reson': { lost: { when: ofPolicy({ planType: { const: 'TERM' } }) } },
        },
      },
      file: 'request',
      told: '"/reson"',
      message: /Unknown field "\/reson"\. Did you mean "\/reason"\?/,
    },
    {
      wrong: {
        'request/choices': {
          '/reason': {
            lost: { when: ofPolicy({ planType: { const: 'TERM' } }) },
            torn: { when: ofPolicy({ planType: { const: 'TERM' } }) },
          },
        },
      },
      file: 'request',
      told: '"/reason"',
      message: /is required, and all of its choices have the same condition/,
    },
    {
      wrong: {
        'request/choices': {
          '/reason': { lost: { when: answered({ reason: { const: 'torn' } }) } },
        },
      },
      file: 'request',
      told: '"reason"',
      message: /depends on "\/reason" itself/,
    },
  ],
  'condition-status': [
    {
      wrong: {
        ...twoSteps,
        ...readOnlyName('existing'),
        'request/prefill': {
          '/name': {
            choose: [
              { when: ofPolicy({ policyStatus: { const: 'PAID-UP' } }), is: 'Paid up' },
              { is: 'Other' },
            ],
          },
        },
      },
      file: 'request',
      told: '"policyStatus"',
      message:
        /No policy gets here with one of these values of "policyStatus": .* leave "LAPSED", "MATURED"/,
    },
    {
      wrong: {
        'request/policies/allowed': {
          where: ofStatus('LAPSED'),
          message: 'Not for this policy',
        },
        'request/blocked': {
          when: ofPolicy({ policyStatus: { const: 'MATURED' } }),
          message: 'Not for this one',
        },
      },
      file: 'request',
      told: '"policyStatus"',
      message: /leave "LAPSED"\. Test for one of these/,
    },
  ],
  'policy-allowed': [
    {
      wrong: allowed(small.request.policies.where),
      file: 'request',
      told: '"where"',
      message: /This repeats "where"/,
    },
    {
      wrong: allowed({
        properties: { policyStatus: { const: 'PAID-UP' } },
        required: ['policyStatus'],
      }),
      file: 'request',
      told: '"where"',
      message:
        /No policy that is offered has one of these values of "policyStatus": "where" allows "LAPSED", "MATURED"/,
    },
    {
      wrong: {
        'request/policies/allowed': [
          { where: ofStatus('LAPSED'), message: 'Not for this policy' },
          { where: ofStatus('MATURED'), message: 'Nor for this one' },
        ],
      },
      file: 'request',
      told: '"where"',
      message: /"where" and the entries before allow "LAPSED"/,
    },
    {
      wrong: {
        'request/blocked': [
          { when: ofPolicy({ planType: { const: 'TERM' } }), message: 'Not for this policy' },
          { when: ofPolicy({ planType: { const: 'TERM' } }), message: 'Nor for this one' },
        ],
      },
      file: 'request',
      told: '"when"',
      message: /This repeats "blocked\/0", so that no policy is ever refused with this message/,
    },
    {
      wrong: {
        'request/policies/where/properties/policyStatus/not': { enum: ['LAPSED', 'MATURED'] },
      },
      file: 'request',
      told: '"where"',
      message: /No policy can meet this: its conditions on "policyStatus" exclude each other/,
    },
  ],
  'choose-order': [
    {
      wrong: { 'request/prefill': { '/comment': { choose: [{ is: 'a' }, { is: 'b' }] } } },
      file: 'request',
      told: '{',
      message: /This case is never reached/,
    },
    {
      wrong: {
        'request/prefill': {
          '/comment': {
            choose: [
              { when: ofPolicy({ planType: { enum: ['ULIP', 'TRAD'] } }), is: 'a' },
              {
                when: ofPolicy({ planType: { const: 'TRAD' }, isUlipPolicy: { const: false } }),
                is: 'b',
              },
              { is: 'c' },
            ],
          },
        },
      },
      file: 'request',
      told: '"when": {',
      message: /never reached: an earlier one requires only a part of what this one does/,
    },
  ],
  assumes: [
    {
      wrong: assumed({ '/reason': { const: 'lots' } }),
      file: 'request',
      told: '"const": "lots"',
      message: /"\/reason" never has the value "lots"\. Use one of: "lost", "torn"/,
    },
    {
      wrong: assumed({ '/reason': { const: 'lost' } }),
      file: 'request',
      told: '"const": "lost"',
      message:
        /The customer can answer "\/reason" with "torn" too, and the server would take it for "lost"/,
    },
    {
      wrong: { ...assumed({ '/reason': { sentBy: 'lok', as: 'why', or: '/customer/clientId' } }) },
      file: 'request',
      told: '"sentBy"',
      message: /"lok" is no step before this one\. Did you mean "look"\?/,
    },
    {
      wrong: { ...assumed({ '/reason': { sentBy: 'look', as: 'why', or: '/customer/clientId' } }) },
      file: 'request',
      told: '"as": "why"',
      message: /The step "look" does not send "why"/,
    },
    {
      wrong: { 'request/steps/0/assumes': { '/comment': { const: 'none' } } },
      file: 'request',
      told: '"/comment": {',
      message: /The payload contains "\/comment" already/,
    },
    {
      wrong: {
        ...twoSteps,
        'request/steps/0/assumes': { '/reason': { const: 'torn' } },
        'request/steps/0/send': { clientId: '/answers/lost_on' },
      },
      file: 'request',
      told: '"const": "torn"',
      message: /The step sends "\/lost_on", which is never answered where "reason" is "torn"/,
    },
    {
      wrong: {
        ...twoSteps,
        'request/steps/0/assumes': { '/reason': { const: 'torn' } },
        'request/steps/0/when': {
          type: 'object',
          properties: {
            answers: {
              type: 'object',
              properties: { reason: { const: 'lost' } },
              required: ['reason'],
            },
          },
          required: ['answers'],
        },
      },
      file: 'request',
      told: '"const": "torn"',
      message: /The step is never taken where "reason" is "torn": its "when"/,
    },
  ],
  'ui-without-effect': [
    {
      wrong: {
        'request/lists': { '/reason': { call: 'GET reasons/', items: '/list' } },
        'schema/properties/reason': { type: 'string', maxLength: 20 },
        'schema/allOf': undefined,
        'ui/lost_on': undefined,
        'ui/ui:sections': undefined,
        'request/steps/0/send/lost_on': undefined,
      },
      file: 'ui',
      told: '"ui:enumNames"',
      message: /a list of request\.json brings its own texts/,
    },

    {
      wrong: { 'ui/comment/ui:money': true },
      file: 'ui',
      told: '"ui:money"',
      message:
        /"ui:money" has no effect on "\/comment": it is for a number or a text with "format": "amount", "digits" or "free-text"/,
    },
    {
      wrong: { 'ui/comment/ui:unit': 'kg' },
      file: 'ui',
      told: '"ui:unit"',
      message: /"ui:unit" has no effect on "\/comment"/,
    },
    {
      wrong: { 'ui/comment/ui:decimals': 2 },
      file: 'ui',
      told: '"ui:decimals"',
      message: /it is for a number/,
    },
    {
      wrong: { 'ui/comment/ui:lookUp': 'Check' },
      file: 'ui',
      told: '"ui:lookUp"',
      message: /it is for a field with a look-up in request\.json/,
    },
    {
      wrong: { 'ui/comment/ui:verify': 'Check' },
      file: 'ui',
      told: '"ui:verify"',
      message: /it is for a field, not a photo, that a call proves/,
    },
    {
      wrong: { 'ui/comment/ui:forgets': true },
      file: 'ui',
      told: '"ui:forgets"',
      message: /it is for a field on which a condition of schema\.json depends/,
    },
    {
      wrong: { 'ui/comment/ui:pickOnly': true },
      file: 'ui',
      told: '"ui:pickOnly"',
      message: /it is for the widget "date"/,
    },
    {
      wrong: { 'ui/comment/ui:enumNames': ['One'] },
      file: 'ui',
      told: '"ui:enumNames"',
      message: /it is for a field with an enum in schema\.json/,
    },
    {
      wrong: { 'ui/comment/ui:submit': 'Send' },
      file: 'ui',
      told: '"ui:submit"',
      message: /"ui:submit" belongs to the form, not to a field/,
    },
    {
      wrong: { 'ui/ui:help': 'All of it' },
      file: 'ui',
      told: '"ui:help"',
      message: /"ui:help" belongs to a field, not to the form/,
    },
  ],
  'pause-choices': [
    {
      wrong: pausing({ change: 'go on' }),
      file: 'request',
      told: '"change": "go on"',
      message: /Both buttons say "go on", so that nobody can tell them apart/,
    },
    {
      wrong: { ...pausing({ field: '/name' }), ...readOnlyName('existing') },
      file: 'request',
      told: '"field": "/name"',
      message: /"Change it" leads to "\/name", which is readOnly\. Name a field/,
    },
    {
      wrong: { ...pausing({ field: '/name' }), ...readOnlyName('hidden') },
      file: 'request',
      told: '"field": "/name"',
      message: /leads to "\/name", which is never shown/,
    },
    {
      wrong: {
        ...pausing({ field: '/lost_on' }),
        'request/steps/0/when': answered({ reason: { const: 'torn' } }),
      },
      file: 'request',
      told: '"field": "/lost_on"',
      message: /leads to "\/lost_on", which is not shown where this is asked/,
    },
    {
      wrong: {
        ...pausing({ field: '/heirs/items/heir' }),
        ...entries,
        'request/steps/1/send/heirs': entries['request/steps/0/send/heirs'],
        'request/steps/0/send/heirs': undefined,
      },
      file: 'request',
      told: '"field": "/heirs/items/heir"',
      message: /which every entry of a list has/,
    },
    {
      wrong: {
        ...pausing({ field: '/comment' }),
        ...proved,
        'schema/required': ['reason', 'mail'],
        'request/proofs/~1mail/locks': ['/comment'],
        'request/steps/1/send/mail': '/answers/mail',
        'request/steps/0/send/mail': undefined,
      },
      file: 'request',
      told: '"field": "/comment"',
      message: /which is locked by then: the proof of "\/mail" locks it/,
    },
    {
      wrong: {
        'request/openRequestCheck': false,
        'request/openRequestNotice': {
          message: '{ticketnumber} is open.',
          goOn: 'Send',
          change: 'Send',
          field: '/comment',
        },
      },
      file: 'request',
      told: '"change": "Send"',
      message: /Both buttons say "Send"/,
    },
  ],
  'step-effect': [
    {
      wrong: {
        'request/openRequestCheck': true,
        'request/openRequestNotice': {
          message: '{ticketnumber} is open.',
          goOn: 'Send',
          change: 'Do not send',
          field: '/comment',
        },
      },
      file: 'request',
      told: '"openRequestNotice"',
      message: /has no effect: with "openRequestCheck" no second request is allowed/,
    },
    {
      wrong: {
        ...twoSteps,
        'request/steps/0/stopWhen': responseIs('look', { status: { const: 'no' } }),
      },
      file: 'request',
      told: '"stopWhen"',
      message: /the customer has to read why\. Add "messageFrom"/,
    },
    {
      wrong: { ...twoSteps, 'request/steps/0/mayFail': true, 'request/steps/0/showIn': 'dialog' },
      file: 'request',
      told: '"showIn"',
      message: /"showIn" has no effect: with "mayFail"/,
    },
    {
      wrong: {
        ...twoSteps,
        'request/steps/0/pause': {
          message: '/message',
          choices: { goOn: 'Go on', change: 'Change it', field: '/reason' },
        },
      },
      file: 'request',
      told: '"choices"',
      message: /without "mayFail" a response that is no success ends the request/,
    },
    {
      wrong: { 'request/steps/0/mayFail': true },
      file: 'request',
      told: '"mayFail"',
      message: /A ticket that could not be raised has no number/,
    },
    {
      wrong: {
        ...twoSteps,
        'request/steps/0/call': 'POST other-copy/',
        'request/steps/0/raisesFor': 'Copy',
      },
      file: 'request',
      told: '"raisesFor"',
      message: /"Copy" is the sub-type of this request type itself/,
    },
    {
      wrong: { ...twoSteps, 'request/steps/0/title': 'A copy' },
      file: 'request',
      told: '"title": "A copy"',
      message: /it names the ticket of a step with "raisesFor"/,
    },
  ],
  'call-taken': [
    {
      wrong: { 'request/steps/0/call': 'POST details/' },
      file: 'request',
      told: '"call"',
      message: /"POST details\/" is a call of the portal that raises no ticket/,
    },
  ],
  'link-file': [
    {
      wrong: { 'ui/comment/ui:links': [{ title: 'Form', href: '/forms/b.pdf', download: true }] },
      file: 'ui',
      told: '"href"',
      message: /The file public\/forms\/b\.pdf does not exist\. Did you mean "\/forms\/a\.pdf"\?/,
    },
    {
      wrong: { 'ui/comment/ui:links': [{ title: 'Form', href: 'https://example' }] },
      file: 'ui',
      told: '"href"',
      message: /"https:\/\/example" is no address/,
    },
  ],
  'words-without-rule': [
    {
      wrong: { 'ui/comment/ui:toast': ['lookUp'] },
      file: 'ui',
      told: '"lookUp"',
      message: /The field has no rule "lookUp"/,
    },
    {
      wrong: { 'ui/comment/ui:dialog': { maxLenght: 'Too long' } },
      file: 'ui',
      told: '"maxLenght"',
      message: /The field has no rule "maxLenght"\. Did you mean "maxLength"\?/,
    },
    {
      wrong: { 'ui/ui:messages': { requird: 'Please answer' } },
      file: 'ui',
      told: '"requird"',
      message: /No field has the rule "requird"\. Did you mean "required"\?/,
    },
    {
      wrong: { 'ui/comment/ui:messages': { maxLength: { '99': 'Too long' } } },
      file: 'ui',
      told: '"99"',
      message: /maxLength of "\/comment" never has the limit "99"\. Use one of: 100\./,
    },
  ],
  'answer-never-sent': [
    {
      wrong: { 'request/steps/0/send/comment': { has: '/answers/comment' } },
      file: 'schema',
      told: '"comment": {',
      message: /The answer to "comment" is never sent/,
    },
    {
      wrong: {
        ...table,
        'request/steps/0/send/funds': { each: '/answers/funds', send: { share: '/item/share' } },
      },
      file: 'request',
      told: '"send": {',
      message: /Nothing says which row of the records one of "\/funds" is\. Add "\/item\/fund" to/,
    },
  ],
  'upload-step': [
    {
      wrong: { 'request/steps/0/as': 'multipart', 'request/steps/0/send/all': '/answers' },
      file: 'request',
      told: '"all"',
      message: /A multipart payload cannot have all answers in one part/,
    },
  ],
  'list-presence': [
    {
      wrong: { ...entries, 'schema/allOf/0/if': { required: ['heirs'] } },
      file: 'schema',
      told: '"heirs"',
      message: /"\/heirs" is a list: .+ Test "minItems": 1 under "properties"/,
    },
    {
      wrong: {
        ...entries,
        'schema/allOf/0/if': { properties: { heirs: { maxItems: 0 } }, required: ['heirs'] },
      },
      file: 'schema',
      told: '"heirs"',
      message: /"\/heirs" is a list: .+ or put that into a "not"/,
    },
  ],
  'list-unseen': [
    {
      wrong: {
        'request/lists': { '/comment': { compute: 'financialYears', of: ['/today', '/today'] } },
      },
      file: 'request',
      told: '"/comment": {',
      message: /"\/comment" has the widget "textarea", which shows no options/,
    },
  ],
  'step-never': [
    {
      wrong: {
        ...twoSteps,
        'request/steps/0/when': answered({ reason: { const: 'lost' } }),
        'request/submitWhen': {
          is: answered({ reason: { const: 'torn' } }),
          until: 'disabled',
          message: 'Choose first',
        },
      },
      file: 'request',
      told: '"when"',
      message: /This step is never taken: where this is true, "submitWhen" does not let/,
    },
  ],
  'if-never': [
    {
      wrong: {
        ...twoSteps,
        'request/steps/0/when': answered({
          comment: { sameAs: '/customer/fullName', differsFrom: '/customer/fullName' },
        }),
      },
      file: 'request',
      told: '"differsFrom"',
      message: /No "comment" meets both sameAs .* and differsFrom .*\. Correct one of them/,
    },
    {
      wrong: {
        'request/submitWhen': {
          is: {
            type: 'object',
            properties: {
              answers: {
                type: 'object',
                properties: { reason: { const: 'torn' } },
                required: ['reason', 'lost_on'],
              },
            },
            required: ['answers'],
          },
          until: 'disabled',
          message: 'Choose first',
        },
      },
      file: 'request',
      told: '"lost_on"',
      message: /"lost_on" is never answered where the rest of this condition is true/,
    },
  ],
  'look-up-question': [
    {
      wrong: {
        'request/lookUps': {
          '/comment': {
            call: 'GET details/',
            send: { clientId: '/customer/clientId' },
            fills: { '/town': '/town' },
          },
        },
        'schema/properties/town': { type: 'string', maxLength: 100, readOnly: true },
        'ui/town': { 'ui:title': 'Town', 'ui:widget': 'existing' },
      },
      file: 'request',
      told: '"send"',
      message: /The answer to "\/comment" is not sent/,
    },
    {
      wrong: {
        ...entries,
        'request/lookUps': {
          '/heirs/items/heir': {
            call: 'GET details/',
            send: { clientId: '/customer/clientId' },
            fills: { '/town': '/town' },
          },
        },
        'schema/properties/town': { type: 'string', maxLength: 100, readOnly: true },
        'ui/town': { 'ui:title': 'Town', 'ui:widget': 'existing' },
      },
      file: 'request',
      told: '"/heirs/items/heir"',
      message: /^A look-up in the entries of a list is not possible/,
    },
  ],
  'look-up-fills': [
    {
      wrong: {
        'request/lookUps': {
          '/comment': {
            call: 'GET details/',
            send: { clientId: '/answers/comment' },
            fills: { '/town': '/town' },
          },
        },
        'request/steps/0/send/town': '/answers/town',
        'schema/properties/town': { type: 'string', maxLength: 100 },
        'ui/town': { 'ui:title': 'Town', 'ui:widget': 'text' },
      },
      file: 'request',
      told: '"/town": "/town"',
      message: /Add "readOnly": true to it/,
    },
  ],
  'filled-twice': [
    {
      wrong: {
        'request/lookUps': {
          '/comment': {
            call: 'GET details/',
            send: { clientId: '/answers/comment' },
            fills: { '/town': '/town' },
          },
          '/lost_on': {
            call: 'GET details/',
            send: { clientId: '/answers/lost_on' },
            fills: { '/town': '/town' },
          },
        },
        'schema/properties/town': { type: 'string', maxLength: 100, readOnly: true },
        'ui/town': { 'ui:title': 'Town', 'ui:widget': 'existing' },
      },
      file: 'request',
      told: '"/town": "/town"',
      message: /"\/town" is filled by the look-up of "\/comment" too/,
    },
  ],
  'never-filled': [
    {
      wrong: {
        'schema/properties/notice': { type: 'null' },
        'schema/required': ['reason', 'notice'],
        'ui/notice': { 'ui:title': 'Notice', 'ui:widget': 'note', 'ui:notes': ['Read this.'] },
      },
      file: 'schema',
      told: '"notice"',
      message: /"notice" is of type null: it is drawn and never answered/,
    },
    {
      wrong: { 'ui/comment/ui:widget': 'existing' },
      file: 'schema',
      told: '"comment": {',
      message:
        /"\/comment" has the widget "existing", so the customer cannot answer it, and nothing fills it/,
    },
    {
      wrong: { ...entries, 'schema/properties/heirs/items/required': ['heir', 'id'] },
      file: 'schema',
      told: '"id"',
      message: /A new entry never has "id"/,
    },
  ],
  'table-cell': [
    {
      wrong: {
        ...table,
        'ui/funds/items/share/ui:widget': 'textarea',
        'schema/properties/funds/items/properties/share': { type: 'string', maxLength: 9 },
      },
      file: 'ui',
      told: '"ui:widget": "textarea"',
      message: /A cell of a table cannot have the widget "textarea"/,
    },
  ],
  'entries-flag': [
    {
      wrong: { ...entries, 'ui/heirs/ui:entries/editing': undefined },
      file: 'ui',
      told: '"ui:entries"',
      message: /"editing" is missing\. Add a boolean to the items of "\/heirs".*name it here/,
    },
    {
      wrong: { ...entries, 'ui/heirs/ui:entries/editing': 'isOpn' },
      file: 'ui',
      told: '"editing"',
      message: /"isOpn" is no boolean of an entry.*Did you mean "isOpen"\?/,
    },
  ],
};
