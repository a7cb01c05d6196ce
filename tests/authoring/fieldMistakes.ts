import type { Patch } from '../engine/smallFiles';

interface Mistake {
  about: string;
  patch: Patch;
  rule: string;
  /** A text on the reported line. */
  line: string;
  message: RegExp;
}

export const is = (name: string, value: unknown) => ({
  properties: { [name]: { const: value } },
  required: [name],
});
const text = { type: 'string', maxLength: 20 };
const date = { type: 'string', format: 'date', maxLength: 10 };
/** Another field with its place in ui.json and in the payload. */
export const field = (name: string, schema: object, ui: object = {}): Patch => ({
  [`schema/properties/${name}`]: schema,
  [`ui/${name}`]: { 'ui:title': name, 'ui:widget': 'text', ...ui },
  [`request/steps/0/send/${name}`]: `/answers/${name}`,
});
/** A field that a condition shows. */
export const shown = (
  name: string,
  schema: object,
  condition: object,
  at: number,
  ui: object = {},
): Patch => ({
  ...field(name, {}, ui),
  [`schema/properties/${name}`]: undefined,
  [`schema/allOf/${at}`]: { if: condition, then: { properties: { [name]: schema } } },
});

/** A list that is edited entry by entry; the number of each is its share. */
export const heirs = (
  schema: object,
  share: object,
  required: string[] = ['heir', 'share'],
): Patch => ({
  'schema/properties/heirs': {
    type: 'array',
    maxItems: 4,
    items: {
      type: 'object',
      properties: {
        heir: text,
        kind: { type: 'string', enum: ['a', 'b'] },
        share,
        open: { type: 'boolean', enum: [false] },
      },
      required,
    },
    ...schema,
  },
  'ui/heirs': {
    'ui:title': 'Heirs',
    'ui:widget': 'entries',
    'ui:entries': {
      name: '{heir}',
      facts: ['{share}'],
      add: 'Add',
      edit: 'Edit',
      update: 'Update',
      delete: 'Delete',
      none: 'None',
      editing: 'open',
    },
    items: {
      heir: { 'ui:title': 'Name', 'ui:widget': 'text' },
      kind: { 'ui:title': 'Kind', 'ui:widget': 'select', 'ui:enumNames': ['A', 'B'] },
      share: { 'ui:title': 'Share', 'ui:widget': 'text' },
      open: { 'ui:widget': 'hidden' },
    },
  },
  'request/steps/0/send/heirs': {
    each: '/answers/heirs',
    send: { heir: '/item/heir', kind: '/item/kind', share: '/item/share' },
  },
});
const share = { type: 'integer', minimum: 1, maximum: 100 };
/** The same with a group in each entry, whose field has a rule. */
const heirsWithHome = (rule: object): Patch => ({
  ...heirs({}, share),
  'schema/properties/heirs/items/properties/home': {
    type: 'object',
    properties: { city: { ...text, ...rule } },
  },
  'ui/heirs/items/home': {
    'ui:title': 'Home',
    city: { 'ui:title': 'City', 'ui:widget': 'text' },
  },
  'request/steps/0/send/heirs/send/city': '/item/home/city',
});
const lookUp = (at: string, to: string) => ({
  call: 'GET places/',
  send: { code: `/answers${at}` },
  fills: { [to]: '/0/city' },
});
const places = (...names: string[]): Patch =>
  Object.assign({}, ...names.map((name) => field(name, { ...text, readOnly: true })));

/** Mistakes in the small request type, each the only one, by class. */
export const fieldMistakes: { [about: string]: Mistake[] } = {
  'a comparison from a group in an entry': [
    {
      about: 'with what the group does not have',
      patch: heirsWithHome({ differsFrom: './heir' }),
      rule: 'schema-names',
      line: '"./heir"',
      message:
        /The group of "\/heirs\/items\/home\/city" has no "heir"\. .* Give "\/heirs\/items\/heir" the opposite rule, which names this field as "\.\/home\/city", or move/,
    },
    {
      about: 'with a field of every entry',
      patch: heirsWithHome({ differsFrom: '/heirs/items/heir' }),
      rule: 'other-answer',
      line: '"/heirs/items/heir"',
      message: /is a field of every entry\. "\.\/" leads into the same group only/,
    },
    {
      about: 'with a field of the group, by its long name',
      patch: {
        ...heirsWithHome({}),
        'schema/properties/heirs/items/properties/heir/differsFrom': '/heirs/items/home/city',
      },
      rule: 'other-answer',
      line: '"/heirs/items/home/city"',
      message: /For that of the same entry, write "\.\/home\/city"/,
    },
  ],
  'fields of which one is enough': [
    {
      about: 'that are all of an optional group',
      patch: {
        ...field(
          'home',
          {
            type: 'object',
            properties: { mobile: text, landline: text },
            anyRequired: ['mobile', 'landline'],
          },
          {
            'ui:widget': undefined,
            mobile: { 'ui:title': 'Mobile', 'ui:widget': 'text' },
            landline: { 'ui:title': 'Landline', 'ui:widget': 'text' },
          },
        ),
      },
      rule: 'any-required',
      line: '"mobile"',
      message:
        /"\/home" is there only where one of these is answered, so "anyRequired" has no effect/,
    },
    {
      about: 'of which one is required',
      patch: { ...field('city', text), 'schema/anyRequired': ['city', 'reason'] },
      rule: 'any-required',
      line: '"reason"',
      message: /"reason" is required anyway/,
    },
    {
      about: 'of which one does not exist',
      patch: { ...field('city', text), 'schema/anyRequired': ['city', 'coment'] },
      rule: 'schema-names',
      line: '"coment"',
      message: /Unknown field "coment"\. Did you mean "comment"\?/,
    },
    {
      about: 'that a condition hides',
      patch: {
        ...shown('city', text, is('reason', 'lost'), 1),
        ...shown('town', text, is('reason', 'lost'), 2),
        'schema/anyRequired': ['city', 'town'],
      },
      rule: 'any-required',
      line: '"city"',
      message: /All of these fields can be hidden/,
    },
  ],
  'fields of which one is allowed': [
    {
      about: 'of which one is required',
      patch: { ...field('city', text), 'schema/atMostOne': ['city', 'reason'] },
      rule: 'at-most-one',
      line: '"reason"',
      message: /"reason" is required anyway, so none of the others can be answered/,
    },
    {
      about: 'of which the insurer fills one',
      patch: {
        ...field('city', { ...text, readOnly: true }, { 'ui:widget': 'existing' }),
        'request/prefill': { '/city': '/customer/fullName' },
        'schema/atMostOne': ['city', 'comment'],
      },
      rule: 'at-most-one',
      line: '"city"',
      message: /"city" is filled by the insurer/,
    },
    {
      about: 'of which one does not exist',
      patch: { ...field('city', text), 'schema/atMostOne': ['city', 'coment'] },
      rule: 'schema-names',
      line: '"coment"',
      message: /Unknown field "coment"\. Did you mean "comment"\?/,
    },
    {
      about: 'of which two are required at once',
      patch: {
        ...field('city', text),
        ...field('town', text),
        'schema/allOf/1': { if: is('reason', 'lost'), then: { required: ['city'] } },
        'schema/allOf/2': { if: is('reason', 'lost'), then: { required: ['town'] } },
        'schema/atMostOne': ['city', 'town'],
      },
      rule: 'at-most-one',
      line: '"city"',
      message: /"city" and "town" are required together in a case/,
    },
    {
      about: 'of which two are answered from the start',
      patch: {
        ...field('city', { ...text, default: 'Pune' }),
        ...field('town', text),
        'request/prefill': { '/town': '/customer/fullName' },
        'schema/atMostOne': ['city', 'town'],
      },
      rule: 'at-most-one',
      line: '"city"',
      message: /"city" and "town" are both answered when the form opens/,
    },
    ...(['atMostOne', 'anyRequired'] as const).map((keyword) => ({
      about: `of which a box begins without a tick: ${keyword}`,
      patch: {
        ...field('paid', { type: 'boolean', default: false }, { 'ui:widget': 'checkbox' }),
        ...field('town', text),
        [`schema/${keyword}`]: ['town', 'paid'],
      },
      rule: keyword === 'atMostOne' ? 'at-most-one' : 'any-required',
      line: '"paid"',
      message: /"paid" counts as answered from the start, although its box has no tick/,
    })),
    {
      about: 'that are never shown together',
      patch: {
        ...shown('city', text, is('reason', 'lost'), 1),
        ...shown('town', text, is('reason', 'torn'), 2),
        'schema/atMostOne': ['city', 'town'],
      },
      rule: 'at-most-one',
      line: '"city"',
      message: /"city" is never shown together with another one of these/,
    },
    {
      about: 'that are not a list',
      patch: { ...field('city', text), 'schema/atMostOne': 'city' },
      rule: 'shape',
      line: '"atMostOne"',
      message: /"\/atMostOne" must be a list/,
    },
  ],
  'left sides of a map': (
    [
      [
        'that are the same place',
        { '/comment': '/answers/reason' },
        '/comment',
        /is the same place as "comment"/,
      ],
      [
        'inside of a value',
        { '/comment/text': '/answers/reason' },
        '/comment/text',
        /is inside of "comment", which has a value of its own/,
      ],
      [
        'inside of an object with a value',
        { '/home': { const: { k: 1 } }, '/home/x': '/answers/reason' },
        '/home/x',
        /is inside of "\/home", which has a value of its own/,
      ],
      [
        'around a value, and later',
        { '/home/x': '/answers/reason', '/home': '/policy' },
        '/home',
        /"\/home\/x" is inside of "\/home"/,
      ],
      [
        'that are a name beside a place',
        { '/home/0': '/answers/reason', '/home/length': '/answers/comment' },
        '/home/length',
        /is a name where "\/home\/0" is a place in a list/,
      ],
      [
        'that are a place beyond the last one',
        { '/home/0': '/answers/reason', '/home/2000000000': '/answers/comment' },
        '/home/2000000000',
        /is a name where "\/home\/0" is a place in a list/,
      ],
      [
        'of another kind than what they are in',
        { '/home': { const: [] }, '/home/x': '/answers/reason' },
        '/home/x',
        /does not fit into "\/home", which is sent as a list/,
      ],
      [
        'that reach a prototype',
        { '/home/__proto__/x': '/answers/reason' },
        '/home/__proto__/x',
        /cannot be written: the names __proto__/,
      ],
    ] as const
  ).map(([about, send, line, message]) => ({
    about,
    patch: Object.fromEntries(
      Object.entries(send).map(([name, value]) => [
        `request/steps/0/send/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        value,
      ]),
    ) as Patch,
    rule: 'map-target',
    line: `"${line}"`,
    message,
  })),
  'conditions that keep fields on the form': [
    {
      about: 'over the field itself',
      patch: {
        ...shown('city', text, is('reason', 'lost'), 1),
        'schema/allOf/2': {
          if: is('city', 'Pune'),
          then: { properties: { city: { minLength: 3 } } },
        },
      },
      rule: 'kept-shown',
      line: '"city"',
      message: /"city" keeps itself on the form/,
    },
    {
      about: 'over each other',
      patch: {
        ...shown('city', text, is('reason', 'lost'), 1),
        ...shown('town', text, is('reason', 'lost'), 2),
        'schema/allOf/3': {
          if: is('city', 'Pune'),
          then: { properties: { town: { minLength: 3 } } },
        },
        'schema/allOf/4': {
          if: is('town', 'Goa'),
          then: { properties: { city: { minLength: 3 } } },
        },
      },
      rule: 'kept-shown',
      line: '"town"',
      message: /"town" and "city" keep each other on the form/,
    },
  ],
  'choices of several values': [
    {
      about: 'that may be ticked twice',
      patch: field(
        'colours',
        { type: 'array', maxItems: 2, items: { type: 'string', enum: ['red', 'blue'] } },
        { 'ui:widget': 'checkboxes' },
      ),
      rule: 'widget-needs',
      line: '"ui:widget": "checkboxes"',
      message: /requires a list of values of an enum.*"uniqueItems": true/,
    },
    {
      about: 'edited entry by entry',
      patch: field(
        'colours',
        { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['red', 'blue'] } },
        { 'ui:widget': 'entries' },
      ),
      rule: 'widget-needs',
      line: '"ui:widget": "entries"',
      message: /use the widget checkboxes for a choice of several values/,
    },
    {
      about: 'that has to contain another one',
      patch: field(
        'colours',
        {
          type: 'array',
          uniqueItems: true,
          contains: { const: 'green' },
          items: { type: 'string', enum: ['red', 'blue'] },
        },
        { 'ui:widget': 'checkboxes' },
      ),
      rule: 'no-value',
      line: '"contains": {',
      message: /contains asks for a value that is none of the enum of its items/,
    },
    {
      about: 'of which a condition asks for another one',
      patch: {
        ...field(
          'colours',
          { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['red', 'blue'] } },
          { 'ui:widget': 'checkboxes' },
        ),
        ...shown(
          'shade',
          text,
          { properties: { colours: { contains: { const: 'rde' } } }, required: ['colours'] },
          1,
        ),
      },
      rule: 'choice-unknown',
      line: '"const": "rde"',
      message: /none of the choices of "\/colours", so it is never ticked\. Did you mean "red"\?/,
    },
    {
      about: 'that another condition has in another order, under the same names',
      patch: {
        ...shown('colour', { type: 'string', enum: ['red', 'blue'] }, is('reason', 'lost'), 1, {
          'ui:widget': 'radio',
          'ui:enumNames': ['Red', 'Blue'],
        }),
        'schema/allOf/2': {
          if: is('reason', 'torn'),
          then: { properties: { colour: { type: 'string', enum: ['blue', 'red'] } } },
        },
      },
      rule: 'enum-names',
      line: '"enum": [',
      message: /"blue" of "\/colour" stands at another place elsewhere \(red, blue\)/,
    },
    {
      about: 'that is typed',
      patch: field(
        'term',
        { type: 'number', enum: [1.5, 2] },
        { 'ui:widget': 'text', 'ui:enumNames': ['One and a half years', 'Two years'] },
      ),
      rule: 'widget-needs',
      line: '"ui:widget": "text"',
      message: /shows an empty box, and not the values of the enum\. Use select or radio\./,
    },
    {
      about: 'with fewer names than values',
      patch: field(
        'colours',
        { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['red', 'blue'] } },
        { 'ui:widget': 'checkboxes', 'ui:enumNames': ['Red'] },
      ),
      rule: 'enum-names',
      line: '"ui:enumNames"',
      message: /is 1, but enum has 2 values \(red, blue\)/,
    },
  ],
  'rules on dates for other texts': [
    {
      about: 'an age of a day that is near',
      patch: field(
        'born',
        { ...text, format: 'date', withinDays: 10, ageAtLeast: 18 },
        { 'ui:widget': 'date' },
      ),
      rule: 'no-value',
      line: '"ageAtLeast": 18',
      message: /ageAtLeast 18 excludes every value that withinDays 10 allows/,
    },
    {
      about: 'an age of a number of an account',
      patch: field('account', { ...text, format: 'digits', ageAtLeast: 18 }),
      rule: 'rule-without-effect',
      line: '"ageAtLeast": 18',
      message:
        /applies to dates, but "\/account" is a text of the format digits\. Give it "format"/,
    },
    {
      about: 'a day to come of an e-mail',
      patch: field('email', { ...text, maxLength: 50, format: 'email', after: 'today' }),
      rule: 'rule-without-effect',
      line: '"after": "today"',
      message: /is a text of the format email/,
    },
    {
      about: 'a choice that is no date',
      patch: field(
        'kind',
        { type: 'string', enum: ['a', 'b'], before: 'today' },
        { 'ui:widget': 'select', 'ui:enumNames': ['A', 'B'] },
      ),
      rule: 'rule-without-effect',
      line: '"before": "today"',
      message: /but "\/kind" never is one/,
    },
    {
      about: 'a day without its format',
      patch: field('day', { ...text, notBefore: 'today' }),
      rule: 'rule-without-effect',
      line: '"notBefore": "today"',
      message: /may be any text\. Give it "format": "date"/,
    },
    {
      about: 'a narrower rule in a condition',
      patch: {
        ...field('code', { ...text, format: 'digits' }),
        'schema/allOf/0/then/properties/code': { notAfter: 'today' },
      },
      rule: 'rule-without-effect',
      line: '"notAfter": "today"',
      message: /format digits/,
    },
  ],
  'what is usual': [
    {
      about: 'a keyword that there is not',
      patch: field('weight', { ...text, usually: { minLenght: 2 } }),
      rule: 'schema-strict',
      line: '"minLenght": 2',
      message: /Unknown keyword "minLenght"\. Did you mean "minLength"\?/,
    },
    {
      about: 'a limit of numbers for a text',
      patch: field('weight', { ...text, usually: { minimum: 2 } }),
      rule: 'usually-rules',
      line: '"minimum": 2',
      message: /minimum applies to number or integer, but "\/weight" is of type string/,
    },
    {
      about: 'a rule on other answers',
      patch: field('weight', { ...text, usually: { minLength: 2, required: ['other'] } }),
      rule: 'usually-rules',
      line: '"required":',
      message: /rules for the answer itself, and required is none/,
    },
    {
      about: 'limits that no answer meets',
      patch: field('weight', { ...text, usually: { numberAtLeast: 9, numberAtMost: 8 } }),
      rule: 'usually-rules',
      line: '"usually":',
      message: /No answer that "\/weight" can have meets usually/,
    },
    {
      about: 'a length that the field forbids',
      patch: field('weight', { ...text, usually: { minLength: 21 } }),
      rule: 'usually-rules',
      line: '"usually":',
      message: /No answer that "\/weight" can have meets usually/,
    },
    {
      about: 'a length that every answer has',
      patch: field('weight', { ...text, usually: { maxLength: 20 } }),
      rule: 'usually-rules',
      line: '"maxLength": 20',
      message: /Every answer that "\/weight" can have meets maxLength 20/,
    },
    {
      about: 'a number that no four digits reach',
      patch: field('weight', {
        ...text,
        maxLength: 4,
        format: 'digits',
        usually: { numberAtMost: 9999 },
      }),
      rule: 'usually-rules',
      line: '"numberAtMost": 9999',
      message: /Every answer that "\/weight" can have meets numberAtMost 9999/,
    },
    {
      about: 'a limit of the wrong kind',
      patch: field('weight', { ...text, usually: { numberAtMost: 'ten' } }),
      rule: 'shape',
      line: '"numberAtMost": "ten"',
      message:
        /"\/properties\/weight\/usually\/numberAtMost" must be a pointer .*; a number is written without quotes/,
    },
    {
      about: 'an age that is a text',
      patch: field('weight', { ...text, usually: { ageBelow: '110' } }),
      rule: 'shape',
      line: '"ageBelow": "110"',
      message: /usually\/ageBelow" must be a whole number/,
    },
    {
      about: 'a misspelt day',
      patch: field('weight', { ...date, usually: { notAfter: 'todya' } }),
      rule: 'shape',
      line: '"notAfter": "todya"',
      message: /usually\/notAfter" must be one of these: "today"; a pointer/,
    },
    {
      about: 'a limit of the wrong kind inside of another rule',
      patch: field('weight', { ...text, usually: { not: { minLength: '2' } } }),
      rule: 'shape',
      line: '"minLength": "2"',
      message: /usually\/not\/minLength" must be a whole number/,
    },
    {
      about: 'a format that there is not',
      patch: field('weight', { ...text, usually: { format: 'persn-name' } }),
      rule: 'format-unknown',
      line: '"format": "persn-name"',
      message: /Unknown format "persn-name"\. Did you mean "person-name"\?/,
    },
    {
      about: 'a pattern',
      patch: field('weight', { ...text, usually: { pattern: '^(.+)\\1$' } }),
      rule: 'pattern',
      line: '"pattern":',
      message: /refers to a text that it has found before/,
    },
    {
      about: 'a rule on dates for another text',
      patch: field('weight', { ...text, format: 'digits', usually: { notAfter: 'today' } }),
      rule: 'rule-without-effect',
      line: '"notAfter": "today"',
      message: /notAfter applies to dates, but "\/weight" is a text of the format digits/,
    },
    {
      about: 'a number of properties of a text',
      patch: field('weight', { ...text, usually: { minProperties: 2 } }),
      rule: 'usually-rules',
      line: '"minProperties": 2',
      message: /rules for the answer itself, and minProperties is none/,
    },
    {
      about: 'another answer that there is not',
      patch: field('weight', { ...text, usually: { differsFrom: '/answers/nix' } }),
      rule: 'schema-names',
      line: '"differsFrom": "/answers/nix"',
      message: /Unknown field "\/answers\/nix"/,
    },
    {
      about: 'an equal answer that there is not, by a slip',
      patch: field('weight', { ...text, usually: { sameAs: '/coment' } }),
      rule: 'schema-names',
      line: '"sameAs": "/coment"',
      message: /Unknown field "\/coment"\. Did you mean "\/comment"\?/,
    },
    {
      about: 'an equal answer that can never be equal',
      patch: {
        ...field('weight', {
          ...text,
          format: 'digits',
          minLength: 9,
          usually: { sameAs: '/one' },
        }),
        ...field('one', { ...text, maxLength: 8 }),
      },
      rule: 'other-answer',
      line: '"sameAs": "/one"',
      message:
        /never has a value in common with "\/one", so that every answer would have to be confirmed/,
    },
    {
      about: 'the answer itself',
      patch: field('weight', { ...text, usually: { differsFrom: '/weight' } }),
      rule: 'other-answer',
      line: '"differsFrom": "/weight"',
      message: /compares "\/weight" with itself/,
    },
    {
      about: 'the form as a whole',
      patch: { 'schema/usually': { minProperties: 5 } },
      rule: 'rule-without-effect',
      line: '"usually":',
      message: /but the form as a whole is of type object\. Move it to a field inside/,
    },
    {
      about: 'the form where a condition is true',
      patch: { 'schema/allOf/0/then/usually': { required: ['comment'] } },
      rule: 'rule-without-effect',
      line: '"usually":',
      message: /but the form as a whole is of type object/,
    },
    {
      about: 'the entries of a list',
      patch: { ...heirs({}, share), 'schema/properties/heirs/items/usually': { minProperties: 5 } },
      rule: 'rule-without-effect',
      line: '"usually":',
      message: /"\/heirs\/items" is of type object\. Move it to a field inside/,
    },
    {
      about: 'a condition',
      patch: { 'schema/allOf/0/if/properties/reason/usually': { minLength: 2 } },
      rule: 'usually-rules',
      line: '"usually":',
      message: /no effect in a condition: nobody is asked there/,
    },
    {
      about: 'a part of the rules of a field',
      patch: field('weight', { ...text, allOf: [{ usually: { maxLength: 20 } }] }),
      rule: 'usually-rules',
      line: '"maxLength": 20',
      message: /Every answer that "\/weight" can have meets maxLength 20/,
    },
  ],
  'formats and names wherever a schema stands': [
    {
      about: 'a format in an if',
      patch: { 'schema/allOf/0/if/properties/reason/format': 'dgits' },
      rule: 'format-unknown',
      line: '"format": "dgits"',
      message: /Did you mean "digits"\?/,
    },
    {
      about: 'a format in what a list contains',
      patch: heirs(
        { contains: { properties: { heir: { format: 'persn-name' } }, required: ['heir'] } },
        share,
      ),
      rule: 'format-unknown',
      line: '"format": "persn-name"',
      message: /Did you mean "person-name"\?/,
    },
    {
      about: 'a format in a condition of a request',
      patch: { 'request/policies/where/properties/policyStatus/format': 'dgits' },
      rule: 'format-unknown',
      line: '"format": "dgits"',
      message: /Did you mean "digits"\?/,
    },
    {
      about: 'another answer in an if',
      patch: { 'schema/allOf/0/if/properties/reason/differsFrom': '/coment' },
      rule: 'schema-names',
      line: '"differsFrom": "/coment"',
      message: /Unknown field "\/coment"\. Did you mean "\/comment"\?/,
    },
    {
      about: 'another answer in what a list contains',
      patch: heirs(
        { contains: { properties: { heir: { differsFrom: './kin' } }, required: ['heir'] } },
        share,
      ),
      rule: 'schema-names',
      line: '"differsFrom": "./kin"',
      message: /Unknown field "\/heirs\/items\/kin"/,
    },
    {
      about: 'a length of the form as a whole',
      patch: { 'schema/minLength': 3 },
      rule: 'rule-without-effect',
      line: '"minLength": 3',
      message: /minLength applies to string, but the form as a whole is of type object/,
    },
  ],
  'names and steps without effect': [
    {
      about: 'steps of halves in a whole number',
      patch: field('units', { type: 'integer', multipleOf: 0.5 }),
      rule: 'rule-without-effect',
      line: '"multipleOf": 0.5',
      message: /Every whole number is a multiple of 0\.5.*Correct the step, or the type/,
    },
    {
      about: 'an entry with a field that no entry has',
      patch: heirs(
        { contains: { properties: { heirs: { const: 'A' } }, required: ['heirs'] } },
        share,
      ),
      rule: 'schema-names',
      line: '"heirs": {',
      message: /Unknown field "heirs"\. Did you mean "heir"\?/,
    },
    {
      about: 'one title for two fields of a branch',
      patch: {
        'schema/allOf/0/then/properties/lost_at': text,
        'ui/lost_at': { 'ui:title': 'Lost on', 'ui:widget': 'text' },
        'ui/ui:sections/0/fields': ['reason', 'lost_on', 'lost_at'],
        'request/steps/0/send/lost_at': '/answers/lost_at',
      },
      rule: 'duplicate',
      line: '"ui:title": "Lost on"',
      message: /Two fields of one section have the title "Lost on"/,
    },
  ],
  'words of other drafts of JSON Schema': [
    {
      about: 'a number of fields that must be answered',
      patch: { 'schema/minProperties': 1 },
      rule: 'schema-dialect',
      line: '"minProperties": 1',
      message: /Name the fields of which one must be answered under "anyRequired"/,
    },
    {
      about: 'a number of fields that may be answered in a group',
      patch: {
        'schema/properties/home': {
          type: 'object',
          properties: { city: text, town: text },
          maxProperties: 1,
        },
        'ui/home': {
          'ui:title': 'Home',
          city: { 'ui:title': 'City', 'ui:widget': 'text' },
          town: { 'ui:title': 'Town', 'ui:widget': 'text' },
        },
        'request/steps/0/send/home': '/answers/home',
      },
      rule: 'schema-dialect',
      line: '"maxProperties": 1',
      message: /under "atMostOne"/,
    },
    {
      about: 'names by a pattern',
      patch: { 'schema/propertyNames': { pattern: '^a' } },
      rule: 'schema-dialect',
      line: '"propertyNames"',
      message: /Remove it: the names of the fields are those under properties/,
    },
    {
      about: 'what is required by what is there',
      patch: { 'schema/dependentRequired': { comment: ['reason'] } },
      rule: 'schema-strict',
      line: '"dependentRequired"',
      message: /Unknown keyword "dependentRequired"\. Write the names under "dependencies"/,
    },
    {
      about: 'a word of ui.json',
      patch: { 'schema/properties/comment/ui:title': 'Comment' },
      rule: 'schema-strict',
      line: '"ui:title"',
      message: /is in ui\.json: write it there/,
    },
    {
      about: 'other entries',
      patch: { 'schema/additionalItems': false },
      rule: 'schema-strict',
      line: '"additionalItems"',
      message: /"items" describes every entry/,
    },
    {
      about: 'a format without a word of its own',
      patch: field('at', { ...text, format: 'date-time' }),
      rule: 'format-unknown',
      line: '"date-time"',
      message: /Use one of: alphanumeric, .* write "pattern" and "examples"/,
    },
  ],
  'one cause once': [
    {
      about: 'a list of texts that is edited entry by entry',
      patch: {
        ...heirs({ items: text }, {}),
        'ui/heirs/items': undefined,
        'ui/heirs/ui:entries/name': 'An heir',
        'ui/heirs/ui:entries/facts': undefined,
        'ui/heirs/ui:entries/editing': undefined,
        'request/steps/0/send/heirs': '/answers/heirs',
      },
      rule: 'entries-flag',
      line: '"ui:entries"',
      message: /the items of "\/heirs" are of type string\. Make them of type object/,
    },
    ...[undefined, '/answers/heirs/items/kind'].map((mail) => ({
      about: `a proof in a list, with ${mail ? 'a' : 'no'} call`,
      patch: {
        ...heirs({}, { type: 'integer', minimum: 1, maximum: 100 }),
        'schema/properties/heirs/items/properties/heir': { ...text, proof: 'email' },
        'ui/heirs/items/heir/ui:widget': 'otp',
        ...(mail && {
          'request/proofs/~1heirs~1items~1heir': {
            call: 'POST send-otp/',
            send: { email: mail, otp_type: { const: 'email' } },
          },
        }),
      },
      rule: 'proof-widget',
      line: '"proof": "email"',
      message: /inside another field, where a proof is not asked for\. Move it to the top level/,
    })),
    ...['नाम', 'é', 'first-name'].map((name) => ({
      about: `the name ${name}`,
      patch: field(name, text),
      rule: 'schema-names',
      line: `"${name}"`,
      message: /has other characters than the letters A to Z, digits and _/,
    })),
    {
      about: 'a field without a value that a step takes for true',
      patch: {
        'schema/properties/agreed': { type: 'boolean', enum: [true], const: false },
        'ui/agreed': { 'ui:title': 'Agreed', 'ui:widget': 'checkbox' },
        'request/steps/0/assumes': { '/agreed': { const: true } },
      },
      rule: 'no-value',
      line: '"const": false',
      message: /const false excludes/,
    },
    {
      about: 'a field without a value that another one repeats',
      patch: {
        ...field('account', { ...text, minLength: 30 }),
        ...field('again', { ...text, sameAs: '/account' }),
      },
      rule: 'no-value',
      line: '"minLength": 30',
      message: /minLength 30/,
    },
    {
      about: 'a field without a value beside what a step takes for true',
      patch: {
        ...field('account', { ...text, minLength: 30 }),
        'schema/properties/agreed': { type: 'boolean', enum: [true] },
        'ui/agreed': { 'ui:title': 'Agreed', 'ui:widget': 'checkbox' },
        'request/steps/0/assumes': { '/agreed': { const: true } },
      },
      rule: 'no-value',
      line: '"minLength": 30',
      message: /minLength 30/,
    },
    {
      about: 'a number that the field cannot have in an if',
      patch: {
        ...field('units', { type: 'integer', maximum: 10 }),
        ...shown('much', text, { properties: { units: { minimum: 20 } }, required: ['units'] }, 1),
      },
      rule: 'if-never',
      line: '"minimum": 20',
      message: /never has a value with minimum 20/,
    },
    {
      about: 'a field named twice in a section',
      patch: { 'ui/ui:sections/0/fields': ['reason', 'lost_on', 'lost_on'] },
      rule: 'ui-twice',
      line: '"lost_on"',
      message: /"lost_on" is duplicated/,
    },
    {
      about: 'a load for a field that nothing fills',
      patch: {
        ...field('units', { type: 'integer', readOnly: true }, { 'ui:widget': 'existing' }),
        'request/load': [{ call: 'GET units/', send: {}, keep: { '/units': '/units' } }],
      },
      rule: 'own-value',
      line: '"units": {',
      message: /is readOnly, but neither/,
    },
    {
      about: 'a status that no policy has',
      patch: { 'request/policies/where/properties/policyStatus/enum': ['ACTIVE'] },
      rule: 'condition-value',
      line: '"ACTIVE"',
      message: /never has the value "ACTIVE"/,
    },
  ],
  'rules that leave no value': [
    {
      about: 'a date before and after today',
      patch: {
        ...field('day', { ...date, before: 'today', after: 'today' }, { 'ui:widget': 'date' }),
      },
      rule: 'no-value',
      line: '"after": "today"',
      message: /after "today" excludes every value that before "today" allows.*Correct one/,
    },
    {
      about: 'an age that is too high and too low',
      patch: {
        ...field('day', { ...date, ageBelow: 18, ageAtLeast: 18 }, { 'ui:widget': 'date' }),
      },
      rule: 'no-value',
      line: '"ageAtLeast": 18',
      message: /ageAtLeast 18 excludes every value that ageBelow 18 allows/,
    },
    {
      about: 'an age of a day to come',
      patch: {
        ...field('day', { ...date, ageAtLeast: 1, notBefore: 'today' }, { 'ui:widget': 'date' }),
      },
      rule: 'no-value',
      line: '"notBefore": "today"',
      message: /excludes every value that ageAtLeast 1 allows/,
    },
    {
      about: 'no multiple between the limits',
      patch: field('units', { type: 'integer', minimum: 11, maximum: 19, multipleOf: 10 }),
      rule: 'no-value',
      line: '"multipleOf": 10',
      message: /excludes every value that minimum 11 and maximum 19 allow/,
    },
    {
      about: 'an open interval between neighbours',
      patch: field('units', { type: 'integer', exclusiveMinimum: 4, exclusiveMaximum: 5 }),
      rule: 'no-value',
      line: '"exclusiveMaximum": 5',
      message: /exclusiveMaximum 5/,
    },
    {
      about: 'capitals in a format without them, by transform',
      patch: field('code', { ...text, maxLength: 11, format: 'ifsc', transform: ['toLowerCase'] }),
      rule: 'no-value',
      line: '"transform"',
      message: /transform \["toLowerCase"\] excludes every value that format "ifsc" allows/,
    },
    {
      about: 'a format that needs what a transform removes',
      patch: field('code', { ...date, transform: ['removeSeparators'] }),
      rule: 'no-value',
      line: '"transform"',
      message: /transform \["removeSeparators"\] excludes/,
    },
    {
      about: 'a text that is too short for its format',
      patch: field('mail', { type: 'string', format: 'email', maxLength: 5 }),
      rule: 'no-value',
      line: '"maxLength": 5',
      message: /maxLength 5 excludes every value that format "email" allows/,
    },
    {
      about: 'a text that is too long for its format',
      patch: field('pin', {
        type: 'string',
        format: 'up-to-six-digits',
        minLength: 7,
        maxLength: 9,
      }),
      rule: 'no-value',
      line: '"minLength": 7',
      message: /minLength 7 excludes/,
    },
    {
      about: 'a constant that the list does not have',
      patch: field(
        'kind',
        { type: 'string', enum: ['a', 'b'], const: 'c' },
        { 'ui:widget': 'select' },
      ),
      rule: 'no-value',
      line: '"const": "c"',
      message: /const "c" excludes every value that enum/,
    },
    {
      about: 'a list of choices of another type',
      patch: field(
        'units',
        { type: 'integer', enum: ['1', '2'] },
        {
          'ui:widget': 'select',
          'ui:enumNames': ['One', 'Two'],
        },
      ),
      rule: 'no-value',
      line: '"enum"',
      message: /excludes every value that type "integer" allows/,
    },
    {
      about: 'more entries than the list may have',
      patch: {
        'schema/properties/lines': {
          type: 'array',
          minItems: 3,
          maxItems: 2,
          items: { type: 'object', properties: { a: text, open: { type: 'boolean' } } },
        },
        'ui/lines': {
          'ui:title': 'Lines',
          'ui:widget': 'entries',
          'ui:entries': {
            name: '{a}',
            add: 'Add',
            edit: 'Edit',
            update: 'Update',
            delete: 'Delete',
            none: 'None',
            editing: 'open',
          },
          items: {
            a: { 'ui:title': 'A', 'ui:widget': 'text' },
            open: { 'ui:widget': 'hidden' },
          },
        },
        'request/steps/0/send/lines': '/answers/lines',
      },
      rule: 'no-value',
      line: '"maxItems": 2',
      message: /maxItems 2 excludes every value that minItems 3 allows/,
    },
  ],
  'values that can never be chosen': [
    {
      about: 'a lower-case choice that is turned into capitals',
      patch: {
        'schema/properties/reason': {
          type: 'string',
          enum: ['LOST', 'torn'],
          transform: ['toUpperCase'],
        },
        'schema/allOf/0/if': is('reason', 'LOST'),
      },
      rule: 'no-value',
      line: '"torn"',
      message:
        /"torn" can never be chosen for "\/reason": transform \["toUpperCase"\] forbids it\. Remove the value/,
    },
    {
      about: 'an empty choice',
      patch: { 'schema/properties/reason/enum': ['lost', ''] },
      rule: 'no-value',
      line: '""',
      message: /an empty one counts as not answered/,
    },
    ...[' lost', 'lo\u200bst', 'the\u00a0loss', '\u202elost', 'lost\n'].map((value) => ({
      about: `a choice that is answered otherwise, ${JSON.stringify(value)}`,
      patch: { 'schema/properties/reason/enum': ['lost', value] },
      rule: 'no-value',
      line: JSON.stringify(value),
      message: /can never be chosen for "\/reason": it arrives as "(lost|the loss)"/,
    })),
    {
      about: 'a choice of several that is answered otherwise',
      patch: {
        ...field(
          'kinds',
          { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['a\u00a0b', 'c'] } },
          { 'ui:widget': 'checkboxes', 'ui:enumNames': ['A', 'C'] },
        ),
      },
      rule: 'no-value',
      line: '"a\u00a0b"',
      message: /"a\\u00a0b" can never be chosen for "\/kinds": it arrives as "a b"/,
    },
    {
      about: 'a choice that is longer than allowed',
      patch: {
        'schema/properties/reason': { type: 'string', enum: ['lost', 'stolen'], maxLength: 4 },
      },
      rule: 'no-value',
      line: '"stolen"',
      message: /maxLength 4 forbids it/,
    },
  ],
  'descriptions that exclude each other': [
    {
      about: 'a then that narrows to nothing',
      patch: { 'schema/allOf/0/then/properties/comment': { minLength: 101 } },
      rule: 'no-value',
      line: '"minLength": 101',
      message: /excludes every value that maxLength 100 allows/,
    },
    {
      about: 'two conditions that can hold together',
      patch: {
        ...field('paid', { type: 'boolean' }, { 'ui:widget': 'checkbox' }),
        'schema/allOf/1': {
          if: is('paid', true),
          then: { properties: { comment: { minLength: 30 } } },
        },
        'schema/allOf/0/then/properties/comment': { maxLength: 10 },
      },
      rule: 'no-value',
      line: '"minLength": 30',
      message:
        /where both conditions are true, minLength 30 excludes every value that maxLength 10 allows/,
    },
  ],
  'conditions that are never true': [
    {
      about: 'two answers of which one is allowed',
      patch: {
        ...field('city', text),
        ...field('town', text),
        'schema/atMostOne': ['city', 'town'],
        ...shown('more', text, { required: ['city', 'town'] }, 1),
      },
      rule: 'if-never',
      line: '"town"',
      message: /"city" and "town" are never answered together: "atMostOne" allows one of them/,
    },
    {
      about: 'an age that the field does not allow',
      patch: {
        ...field('born', { ...date, ageAtLeast: 18 }, { 'ui:widget': 'date' }),
        ...shown(
          'guardian',
          text,
          { properties: { born: { ageBelow: 18 } }, required: ['born'] },
          1,
        ),
      },
      rule: 'if-never',
      line: '"ageBelow": 18',
      message: /"born" never has a value with ageBelow 18: the rules of the field exclude it/,
    },
    {
      about: 'a value that a transform changes',
      patch: {
        ...field('code', { ...text, transform: ['toUpperCase'] }),
        ...shown('more', text, is('code', 'abc'), 1),
      },
      rule: 'if-never',
      line: '"const": "abc"',
      message: /"code" never has the value "abc"/,
    },
    {
      about: 'one of several values that the field never has',
      patch: {
        'schema/allOf/0/if': {
          properties: { reason: { enum: ['lost', 'stolen'] } },
          required: ['reason'],
        },
      },
      rule: 'if-never',
      line: '"stolen"',
      message: /"reason" never has the value "stolen"/,
    },
    {
      about: 'a number beyond its limits',
      patch: {
        ...field('units', { type: 'integer', minimum: 1, maximum: 5 }),
        ...shown('more', text, is('units', 6), 1),
      },
      rule: 'if-never',
      line: '"const": 6',
      message: /"units" never has the value 6\. Use one of: 1, 2, 3, 4, 5\./,
    },
    {
      about: 'a field that only the other branch has',
      patch: {
        'schema/allOf/1': {
          if: is('reason', 'torn'),
          then: {
            allOf: [{ if: is('lost_on', '2020-01-01'), then: { properties: { more: text } } }],
          },
        },
        'ui/more': { 'ui:title': 'More', 'ui:widget': 'text' },
        'request/steps/0/send/more': '/answers/more',
        'schema/allOf/0/then/properties/lost_on': text,
        'ui/lost_on/ui:widget': 'text',
        'schema/allOf/1/then/allOf/0/if': is('lost_on', 'x'),
      },
      rule: 'if-never',
      line: '"lost_on": {',
      message:
        /"lost_on" is never answered here: it is shown only where the conditions around this one are false/,
    },
    {
      about: 'a condition of a step on a field that its other test hides',
      patch: {
        'request/steps/1': {
          id: 'last',
          call: 'POST copy/',
          raises: 'ticket',
          send: {
            policyNumber: '/policy/policyNo',
            reason: '/answers/reason',
            lost_on: '/answers/lost_on',
            comment: '/answers/comment',
          },
        },
        'request/steps/0/raises': undefined,
        'request/steps/0/id': 'first',
        'request/steps/0/when': {
          properties: {
            answers: {
              properties: { reason: { const: 'torn' }, lost_on: { type: 'string' } },
              required: ['reason', 'lost_on'],
            },
          },
          required: ['answers'],
        },
      },
      rule: 'if-never',
      line: '"lost_on": {',
      message: /"lost_on" is never answered where the rest of this condition is true/,
    },
    {
      about: 'two values of one field at once',
      patch: { ...shown('more', text, { allOf: [is('reason', 'lost'), is('reason', 'torn')] }, 1) },
      rule: 'if-never',
      line: '"const": "torn"',
      message: /its other tests require different values of "reason", so "more" is never shown/,
    },
    {
      about: 'that a field that it shows is not answered in a certain way',
      patch: { ...shown('more', text, { not: is('more', 'none') }, 1) },
      rule: 'hides-itself',
      line: '"if": {',
      message: /shows "\/more" and tests it, and is true where there is no answer/,
    },
    {
      about: 'that a field is not answered, which what it shows shows',
      patch: {
        ...shown('more', text, { not: { required: ['less'] } }, 1),
        ...shown('less', text, { required: ['more'] }, 2),
      },
      rule: 'hides-itself',
      line: '"if": {',
      message: /shows "\/more" and tests "\/less", which is shown by "\/more" in turn, and is true/,
    },
    {
      about: 'a field that the condition itself shows',
      patch: { ...shown('more', text, is('more', 'x'), 1) },
      rule: 'if-never',
      line: '"more": {',
      message: /"more" is shown only by this condition itself.*Test another field/,
    },
    {
      about: 'a text without an answer',
      patch: {
        ...field('note', { type: 'null' }, { 'ui:widget': 'note' }),
        'request/steps/0/send/note': undefined,
        ...shown('more', text, is('note', true), 1),
      },
      rule: 'if-never',
      line: '"const": true',
      message: /"note" never has the value true/,
    },
  ],
  'conditions that are always true': [
    {
      about: 'the condition around it again',
      patch: {
        'schema/allOf/0/then': {
          if: is('reason', 'lost'),
          then: { properties: { lost_on: date }, required: ['lost_on'] },
        },
      },
      rule: 'if-always',
      line: '"const": "lost"',
      message: /the conditions around it require the same of "reason"/,
    },
    {
      about: 'all numbers between the limits',
      patch: {
        ...field('units', { type: 'integer', minimum: 1, maximum: 3 }),
        ...shown(
          'more',
          text,
          { properties: { units: { enum: [1, 2, 3] } }, required: ['units'] },
          1,
        ),
      },
      rule: 'if-always',
      line: '"enum": [',
      message: /it allows every value of "units"/,
    },
  ],
  'comparisons that cannot work': [
    {
      about: 'a field that differs from itself',
      patch: { 'schema/properties/comment/differsFrom': '/comment' },
      rule: 'other-answer',
      line: '"differsFrom": "/comment"',
      message: /compares "\/comment" with itself\. Name another field/,
    },
    {
      about: 'a date against itself',
      patch: { 'schema/allOf/0/then/properties/lost_on/notBefore': '/lost_on' },
      rule: 'other-answer',
      line: '"notBefore": "/lost_on"',
      message: /with itself/,
    },
    {
      about: 'a field of the other branch',
      patch: {
        ...shown('torn_on', { ...date, after: '/lost_on' }, is('reason', 'torn'), 1, {
          'ui:widget': 'date',
        }),
      },
      rule: 'other-answer',
      line: '"after": "/lost_on"',
      message: /"\/lost_on" is never answered where "\/torn_on" is shown/,
    },
    {
      about: 'a date with a field that is no date',
      patch: {
        ...field('code', { type: 'string', format: 'pan', maxLength: 10 }),
        'schema/allOf/0/then/properties/lost_on/after': '/code',
      },
      rule: 'other-answer',
      line: '"after": "/code"',
      message: /"\/code" is no date, so after never compares with it/,
    },
    {
      about: 'a text with a number',
      patch: {
        ...field('units', { type: 'integer' }),
        'schema/properties/comment/sameAs': '/units',
      },
      rule: 'other-answer',
      line: '"sameAs": "/units"',
      message: /"\/units" is no text, and sameAs compares texts/,
    },
    {
      about: 'the same as a text of another format',
      patch: {
        ...field('code', { type: 'string', format: 'pan', maxLength: 10 }),
        ...field('pin', { type: 'string', format: 'pincode', maxLength: 6, sameAs: '/code' }),
      },
      rule: 'other-answer',
      line: '"sameAs": "/code"',
      message: /it has no value in common with "\/code"/,
    },
    {
      about: 'different from a text that it can never be',
      patch: {
        ...field('code', { type: 'string', format: 'pan', maxLength: 10 }),
        ...field('mail', { type: 'string', format: 'email', maxLength: 50, differsFrom: '/code' }),
      },
      rule: 'other-answer',
      line: '"differsFrom": "/code"',
      message: /so differsFrom never fails\. Correct the pointer/,
    },
    {
      about: 'the same and different',
      patch: {
        ...field('one', text),
        ...field('two', { ...text, sameAs: '/one', differsFrom: '/one' }),
      },
      rule: 'no-value',
      line: '"differsFrom": "/one"',
      message: /differsFrom "\/one" excludes every value that sameAs "\/one" allows/,
    },
    {
      about: 'a number with a field that has none',
      patch: {
        ...field('day', date, { 'ui:widget': 'date' }),
        ...field('units', { type: 'integer', numberAtMost: { percent: 25, of: '/day' } }),
      },
      rule: 'other-answer',
      line: '"of": "/day"',
      message: /"\/day" is no number, so numberAtMost has nothing to compare with/,
    },
    {
      about: 'a number with a field that does not exist',
      patch: field('units', { type: 'integer', numberAtLeast: '/unit' }),
      rule: 'schema-names',
      line: '"numberAtLeast": "/unit"',
      message: /Unknown field "\/unit"\. Did you mean "\/units"/,
    },
    {
      about: 'a number that is always more than a share of another one',
      patch: {
        ...field('held', { type: 'integer', minimum: 0, maximum: 40 }),
        ...field('units', {
          type: 'integer',
          minimum: 11,
          numberAtMost: { percent: 25, of: '/held' },
        }),
      },
      rule: 'other-answer',
      line: '"of": "/held"',
      message:
        /"\/units" can never be valid where "\/held" is answered: it is 11 at least, and 25 % of "\/held" is 10 at most/,
    },
    {
      about: 'a number that is never less than another one',
      patch: {
        ...field('held', { type: 'integer', minimum: 0, maximum: 40 }),
        ...field('units', { type: 'integer', minimum: 40, numberAtLeast: '/held' }),
      },
      rule: 'other-answer',
      line: '"numberAtLeast": "/held"',
      message: /never fails: "\/units" is 40 at least, and "\/held" is 40 at most/,
    },
    {
      about: 'dates in a circle',
      patch: {
        ...field('a', { ...date, before: '/b' }, { 'ui:widget': 'date' }),
        ...field('b', { ...date, before: '/c' }, { 'ui:widget': 'date' }),
        ...field('c', { ...date, before: '/a' }, { 'ui:widget': 'date' }),
      },
      rule: 'other-answer',
      line: '"before": "/a"',
      message:
        /No dates satisfy before "\/a" together with before "\/b" of "\/a" and before "\/c" of "\/b"/,
    },
    {
      about: 'a start to come before an end that is past',
      patch: {
        ...field('a', { ...date, notBefore: 'today' }, { 'ui:widget': 'date' }),
        ...field('b', { ...date, before: 'today', after: '/a' }, { 'ui:widget': 'date' }),
      },
      rule: 'other-answer',
      line: '"after": "/a"',
      message: /No dates satisfy after "\/a" together with/,
    },
  ],
  'required fields that are not there': [
    {
      about: 'a field of a then, required always',
      patch: { 'schema/required': ['reason', 'lost_on'] },
      rule: 'required-hidden',
      line: '"lost_on"',
      message:
        /"lost_on" is required here, but it is shown only under a condition that can be false.*Move it/,
    },
    {
      about: 'a field of the other branch',
      patch: {
        ...shown('more', text, is('reason', 'torn'), 1),
        'schema/allOf/1/then/required': ['more', 'lost_on'],
      },
      rule: 'required-hidden',
      line: '"lost_on"',
      message: /"lost_on" is required here/,
    },
    {
      about: 'a field that is shown unless an answer is given',
      patch: {
        ...shown('more', text, { not: is('reason', 'torn') }, 1),
        'schema/required': ['reason', 'more'],
      },
      rule: 'required-hidden',
      line: '"more"',
      message: /"more" is required here/,
    },
    {
      about: 'a field that the look-up of a hidden field fills',
      patch: {
        ...shown('pin', text, is('reason', 'torn'), 1),
        'schema/properties/city': { ...text, readOnly: true },
        'schema/required': ['reason', 'city'],
        'ui/city': { 'ui:title': 'City', 'ui:widget': 'existing' },
        'request/lookUps': {
          '/pin': {
            call: 'GET pin-code/',
            send: { pinCode: '/answers/pin' },
            fills: { '/city': '/0/city' },
          },
        },
      },
      rule: 'required-hidden',
      line: '"city"',
      message: /the look-up of "\/pin" fills it, which is shown only under a condition/,
    },
    {
      about: 'a look-up that shows its own field',
      patch: {
        ...shown('pin', text, { required: ['city'] }, 1),
        'schema/properties/city': { ...text, readOnly: true },
        'ui/city': { 'ui:title': 'City', 'ui:widget': 'existing' },
        'request/lookUps': {
          '/pin': {
            call: 'GET pin-code/',
            send: { pinCode: '/answers/pin' },
            fills: { '/city': '/0/city' },
          },
        },
      },
      rule: 'look-up-circle',
      line: '"/pin": {',
      message: /"\/pin" is shown only under a condition on "\/city", which its own look-up fills/,
    },
    {
      about: 'a misspelt field of a then',
      patch: { 'schema/allOf/0/then/required': ['lost_no'] },
      rule: 'schema-names',
      line: '"lost_no"',
      message: /Unknown field "lost_no"\. Did you mean "lost_on"\?/,
    },
  ],
  'totals that no entries can reach': [
    {
      about: 'too few choices',
      patch: field(
        'ways',
        { type: 'array', minItems: 3, uniqueItems: true, items: { enum: ['post', 'e-mail'] } },
        { 'ui:widget': 'checkboxes' },
      ),
      rule: 'list-total',
      line: '"minItems": 3',
      message: /there are 2 choices, and 3 are required/,
    },
    {
      about: 'too few entries',
      patch: heirs(
        { sumEquals: { of: 'share', total: 100 } },
        { type: 'integer', minimum: 1, maximum: 20 },
      ),
      rule: 'list-total',
      line: '"total": 100',
      message: /"share" of the entries can add up to 80 at most/,
    },
    {
      about: 'entries that are too large',
      patch: heirs(
        { minItems: 2, sumEquals: { of: 'share', total: 100 } },
        { type: 'integer', minimum: 60, maximum: 100 },
      ),
      rule: 'list-total',
      line: '"total": 100',
      message: /add up to 120 at least/,
    },
    {
      about: 'steps that miss the total',
      patch: heirs({ sumEquals: { of: 'share', total: 100 } }, { ...share, multipleOf: 15 }),
      rule: 'list-total',
      line: '"total": 100',
      message: /are multiples of 15/,
    },
    {
      about: 'values that miss the total',
      patch: {
        ...heirs({ sumEquals: { of: 'share', total: 100 } }, { type: 'integer', enum: [30, 60] }),
        'ui/heirs/items/share': {
          'ui:title': 'Share',
          'ui:widget': 'select',
          'ui:enumNames': ['30 %', '60 %'],
          'ui:messages': { required: 'Please select Share' },
        },
      },
      rule: 'list-total',
      line: '"total": 100',
      message: /are multiples of 30/,
    },
    {
      about: 'a field that the entries do not have',
      patch: heirs({ sumEquals: { of: 'shares', total: 100 } }, share),
      rule: 'list-total',
      line: '"of": "shares"',
      message: /have no field "shares"\. Did you mean "share"\?/,
    },
    {
      about: 'a text that is no number',
      patch: heirs({ sumEquals: { of: 'kind', total: 100 } }, share),
      rule: 'list-total',
      line: '"of": "kind"',
      message: /"kind" of an entry is no number by its rules/,
    },
    {
      about: 'a text that may be anything',
      patch: heirs({ sumEquals: { of: 'heir', total: 100 } }, share),
      rule: 'list-total',
      line: '"of": "heir"',
      message: /"heir" of an entry is no number by its rules.*a text with "format": "digits"/,
    },
    {
      about: 'a total of a list that can never be valid',
      patch: heirs({ minItems: 5, sumEquals: { of: 'share', total: 1000 } }, share),
      rule: 'no-value',
      line: '"minItems": 5',
      message: /minItems 5/,
    },
    {
      about: 'a total of numbers that cannot be',
      patch: heirs(
        { sumEquals: { of: 'share', total: 100 } },
        { type: 'integer', minimum: 5, maximum: 4 },
      ),
      rule: 'no-value',
      line: '"maximum": 4',
      message: /maximum 4/,
    },
    {
      about: 'a group that no entry has',
      patch: heirs({ sumAtMost: { of: 'share', by: 'sort', total: 100 } }, share),
      rule: 'list-total',
      line: '"by": "sort"',
      message: /have no field "sort"/,
    },
    {
      about: 'a limit that nothing exceeds',
      patch: heirs({ sumAtMost: { of: 'share', by: 'kind', total: 500 } }, share),
      rule: 'list-total',
      line: '"total": 500',
      message: /The total 500 is never exceeded: 4 entries with "share" of 100 at most/,
    },
    {
      about: 'a limit that each entry exceeds',
      patch: heirs({ sumAtMost: { of: 'share', by: 'kind', total: 5 } }, { ...share, minimum: 10 }),
      rule: 'list-total',
      line: '"total": 5',
      message: /exceeded by each entry: "share" is 10 at least/,
    },
    {
      about: 'entries that differ in what does not exist',
      patch: heirs({ uniqueBy: ['heir', 'kin'] }, share),
      rule: 'list-total',
      line: '"kin"',
      message: /have no field "kin"/,
    },
    {
      about: 'some of what does not exist',
      patch: heirs({ someOf: 'amount' }, share),
      rule: 'list-total',
      line: '"someOf": "amount"',
      message: /have no field "amount"/,
    },
  ],
  'values in a circle': [
    {
      about: 'two look-ups that fill each other',
      patch: {
        ...places('city', 'pin'),
        'request/lookUps': { '/city': lookUp('/city', '/pin'), '/pin': lookUp('/pin', '/city') },
      },
      rule: 'circular-values',
      line: '"/city": "/0/city"',
      message:
        /This is a circle: "\/pin" makes "\/city" makes "\/pin"\. The look-up of "\/pin" is its last part/,
    },
    {
      about: 'a look-up that is asked only where it has filled in something',
      patch: {
        ...places('city'),
        'request/lookUps': {
          '/comment': {
            ...lookUp('/comment', '/city'),
            when: {
              properties: {
                answers: { properties: { city: { const: 'Pune' } }, required: ['city'] },
              },
              required: ['answers'],
            },
          },
        },
      },
      rule: 'circular-values',
      line: '"/city": "/0/city"',
      message: /The look-up of "\/comment" makes "\/city" of itself/,
    },
    {
      about: 'three look-ups, one through what it sends',
      patch: {
        ...places('city', 'pin', 'state'),
        'request/lookUps': {
          '/city': lookUp('/city', '/pin'),
          '/pin': lookUp('/pin', '/state'),
          '/comment': { ...lookUp('/state', '/city') },
        },
      },
      rule: 'circular-values',
      line: '"/city": "/0/city"',
      message: /"\/state" makes "\/city" makes "\/pin" makes "\/state"/,
    },
    {
      about: 'lists that depend on each other',
      patch: {
        ...field('city', text, { 'ui:widget': 'select' }),
        ...field('state', text, { 'ui:widget': 'select' }),
        'request/lists': {
          '/city': { call: 'GET places/', send: { code: '/answers/state' }, items: '' },
          '/state': { call: 'GET places/', send: { code: '/answers/city' }, items: '' },
        },
      },
      rule: 'circular-values',
      line: '"code": "/answers/city"',
      message: /"\/city" makes "\/state" makes "\/city"/,
    },
    {
      about: 'a derived value of itself',
      patch: {
        ...field('flag', { type: 'boolean', readOnly: true }, { 'ui:widget': 'hidden' }),
        'request/prefill': { '/flag': { has: '/answers/flag' } },
      },
      rule: 'circular-values',
      line: '"/flag": {',
      message: /The prefill of "\/flag" makes "\/flag" of itself/,
    },
    {
      about: 'an amount in rupees that is computed with more decimals',
      patch: {
        ...field(
          'tax',
          { type: 'number', readOnly: true },
          { 'ui:money': true, 'ui:widget': 'existing' },
        ),
        'request/prefill': { '/tax': { compute: 'percent', of: [{ const: 18 }, { const: 1.01 }] } },
      },
      rule: 'unrounded',
      line: '"/tax": {',
      message: /is shown with 2 decimals, and percent may give more.*Add "multipleOf": 0\.01/,
    },
    {
      about: 'a number with four decimals that is computed with more',
      patch: {
        ...field(
          'part',
          { type: 'number', readOnly: true },
          { 'ui:decimals': 4, 'ui:widget': 'existing' },
        ),
        'request/prefill': {
          '/part': { compute: 'product', of: [{ const: 3 }, { const: 1.23456 }] },
        },
      },
      rule: 'unrounded',
      line: '"/part": {',
      message: /Add "multipleOf": 0\.0001 to it/,
    },
    {
      about: 'a derived value that is computed too early',
      patch: {
        ...field('one', { type: 'boolean', readOnly: true }, { 'ui:widget': 'hidden' }),
        ...field('two', { type: 'boolean', readOnly: true }, { 'ui:widget': 'hidden' }),
        'request/prefill': { '/one': { has: '/answers/two' }, '/two': { has: '/answers/comment' } },
      },
      rule: 'circular-values',
      line: '"/one": {',
      message:
        /"\/one" follows from "\/two", which is computed after it\. Move "\/two" before "\/one"/,
    },
  ],
  'conditions without effect': [
    {
      about: 'an empty then',
      patch: { 'schema/allOf/1': { if: is('reason', 'torn'), then: {} } },
      rule: 'then-effect',
      line: '"then": {}',
      message: /This "then" has no effect: it shows and requires nothing/,
    },
    {
      about: 'a then that widens a limit',
      patch: { 'schema/allOf/0/then/properties/comment': { maxLength: 200 } },
      rule: 'then-effect',
      line: '"maxLength": 200',
      message: /maxLength 200 has no effect: "\/comment" has maxLength 100 also where/,
    },
    {
      about: 'an alternative twice',
      patch: {
        ...field(
          'kind',
          { type: 'string', enum: ['a', 'b', 'c'] },
          { 'ui:widget': 'select', 'ui:enumNames': ['A', 'B', 'C'] },
        ),
        ...shown(
          'more',
          text,
          { anyOf: [is('kind', 'a'), is('reason', 'torn'), is('kind', 'a')] },
          1,
        ),
      },
      rule: 'then-effect',
      line: '{',
      message: /This part of anyOf repeats part 1\. Remove it/,
    },
    {
      about: 'an alternative inside another',
      patch: {
        ...field(
          'kind',
          { type: 'string', enum: ['a', 'b', 'c'] },
          { 'ui:widget': 'select', 'ui:enumNames': ['A', 'B', 'C'] },
        ),
        ...shown(
          'more',
          text,
          {
            anyOf: [
              is('kind', 'a'),
              { properties: { kind: { enum: ['a', 'b'] } }, required: ['kind'] },
            ],
          },
          1,
        ),
      },
      rule: 'then-effect',
      line: '{',
      message: /This part of anyOf has no effect: where it is true, part 2 is true too/,
    },
  ],
  'values that are given': [
    {
      about: 'a default that a transform changes',
      patch: { ...field('code', { ...text, transform: ['toUpperCase'], default: 'abc' }) },
      rule: 'default-invalid',
      line: '"default": "abc"',
      message: /The default "abc" of "\/code" does not satisfy transform/,
    },
    {
      about: 'a default below the limit',
      patch: { ...field('units', { type: 'integer', minimum: 5, default: 1 }) },
      rule: 'default-invalid',
      line: '"default": 1',
      message: /does not satisfy minimum 5/,
    },
    {
      about: 'a default inside a condition',
      patch: {
        'schema/allOf/0/then/properties/lost_on': text,
        'ui/lost_on/ui:widget': 'text',
        'schema/allOf/0/then/properties/lost_on/default': 'x',
      },
      rule: 'default-invalid',
      line: '"default": "x"',
      message: /The default of "\/lost_on" is never used.*Use prefill/,
    },
    {
      about: 'a default in a group',
      patch: {
        'schema/properties/home': {
          type: 'object',
          properties: { line: { ...text, default: 'x' } },
        },
        'ui/home': { 'ui:title': 'Home', line: { 'ui:title': 'Line', 'ui:widget': 'text' } },
        'request/steps/0/send/home': '/answers/home',
      },
      rule: 'default-invalid',
      line: '"default": "x"',
      message: /The default of "\/home\/line" is never used/,
    },
    {
      about: 'an example that the format forbids',
      patch: { ...field('sum', { ...text, format: 'amount', examples: ['5000', '5,000'] }) },
      rule: 'default-invalid',
      line: '"5,000"',
      message: /The example "5,000" of "\/sum" does not satisfy format "amount"/,
    },
  ],
};
