import Ajv from 'ajv';
import { expect, it } from 'vitest';
import { type Answers, isObject } from '../../src/engine';
import { form, imported, text } from './imported';
import { importedRequest } from './importedRequest';

const given = (name: string, value: unknown) => ({
  properties: { [name]: { enum: [value] } },
  required: [name],
});
const yesNo = { type: 'boolean' };

/** Forms of which every branch can be asked for; what is sent under another name is not among them. */
const sources: { [about: string]: object } = {
  'objects of constants, lists and what may be null': form({
    home: form(
      {
        country: { const: 'IN' },
        street: text,
        rooms: { type: 'array', maxItems: 2, items: form({ size: text }, { required: ['size'] }) },
        ways: { type: 'array', uniqueItems: true, items: { enum: ['post', 'mail'] } },
        until: { type: ['string', 'null'], maxLength: 10 },
      },
      { required: ['country', 'street', 'rooms', 'ways'] },
    ),
    stays: {
      type: 'array',
      maxItems: 2,
      items: form(
        { kind: { enum: ['a', 'b'] }, at: form({ ways: { type: 'array', items: text } }) },
        {
          required: ['kind'],
          if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
          then: { properties: { until: { type: ['string', 'null'], maxLength: 10 } } },
        },
      ),
    },
  }),
  'a condition on the entries of a list': form(
    {
      kind: { enum: ['firm', 'person'] },
      trips: { type: 'array', maxItems: 5, items: form({ to: text }) },
      ways: { type: 'array', uniqueItems: true, items: { enum: ['post', 'mail'] } },
    },
    {
      required: ['kind', 'ways'],
      if: { properties: { kind: { const: 'firm' } }, required: ['kind'] },
      then: { properties: { trips: { minItems: 2 }, ways: { minItems: 1 } } },
    },
  ),
  'lists of texts, numbers and lists': form(
    {
      names: { type: 'array', minItems: 1, maxItems: 3, items: text },
      years: {
        type: 'array',
        maxItems: 3,
        items: { type: 'integer', minimum: 1900, maximum: 2100 },
      },
      rows: { type: 'array', maxItems: 2, items: { type: 'array', maxItems: 2, items: text } },
      trips: {
        type: 'array',
        maxItems: 2,
        items: form({ stops: { type: 'array', maxItems: 2, items: text } }),
      },
    },
    { required: ['names', 'years'] },
  ),
  'nothing but what a branch describes': form(
    { of: { enum: ['fees', 'tax', 'stay'] }, note: { type: 'string', minLength: 3 } },
    {
      required: ['of'],
      additionalProperties: true,
      oneOf: [
        {
          properties: { of: { const: 'fees' }, note: {}, amount: { type: 'number', minimum: 1 } },
          additionalProperties: false,
        },
        {
          properties: {
            of: { const: 'tax' },
            note: {},
            years: { type: 'array', minItems: 1, maxItems: 3, items: form({ year: text }) },
            forms: { type: 'array', maxItems: 2, items: form({ name: text }) },
          },
          additionalProperties: false,
        },
        {
          properties: {
            of: { const: 'stay' },
            note: {},
            at: form({ street: text, pin: text }, { required: ['street'] }),
          },
          additionalProperties: false,
        },
      ],
    },
  ),
  'an address by country': form(
    {
      home: form(
        { street: text },
        {
          required: ['street'],
          oneOf: [
            { ...given('country', 'IND'), properties: { country: { enum: ['IND'] }, pin: text } },
            {
              properties: { country: { enum: ['NPL', 'LKA'] }, zone: { enum: ['a', 'b'] } },
              required: ['country', 'zone'],
            },
          ],
        },
      ),
    },
    { required: ['home'] },
  ),
  'an optional object with a choice': form({
    stay: form(
      { since: text },
      {
        oneOf: [
          { ...form({ street: text }, { required: ['street'] }), additionalProperties: true },
          { required: ['ship'], properties: { ship: text } },
        ],
      },
    ),
  }),
  'either an answer or another': form(
    { isAbroad: yesNo, country: text, a: yesNo, b: yesNo },
    {
      allOf: [
        { anyOf: [{ not: given('isAbroad', true) }, { required: ['country'] }] },
        { anyOf: [given('a', true), given('b', true)] },
      ],
    },
  ),
  'a day that one branch forbids': form(
    { until: { type: 'string' }, day: text },
    {
      oneOf: [
        { ...given('until', 'ever'), not: { required: ['day'] } },
        { ...given('until', 'day'), required: ['until', 'day'] },
      ],
    },
  ),
  'an answer in another object': form(
    { kind: form({ of: { enum: ['person', 'firm'] } }), name: text, firm: text },
    {
      oneOf: ['person', 'firm'].map((value) => ({
        properties: { kind: given('of', value) },
        required: ['kind', value === 'person' ? 'name' : 'firm'],
      })),
    },
  ),
  'a number that may be missing with a reason': form(
    { noNumber: yesNo, number: text, reason: text },
    {
      oneOf: [
        { properties: { noNumber: { not: { enum: [true] } } }, required: ['number'] },
        { ...given('noNumber', true), required: ['noNumber', 'reason'] },
      ],
    },
  ),
  'lists in lists, several choices, if and else': form(
    {
      trips: {
        type: 'array',
        maxItems: 3,
        minItems: 1,
        items: form(
          {
            to: text,
            stops: { type: 'array', maxItems: 2, items: form({ at: text }, { required: ['at'] }) },
          },
          { required: ['to'] },
        ),
      },
      ways: { type: 'array', uniqueItems: true, minItems: 1, items: { enum: ['post', 'mail'] } },
      age: { type: 'integer', minimum: 1, maximum: 99 },
    },
    {
      required: ['trips', 'ways', 'age'],
      if: { properties: { age: { minimum: 18 } }, required: ['age'] },
      then: { properties: { job: text }, required: ['job'] },
      else: { properties: { school: text }, required: ['school'] },
    },
  ),
};

const tuple = (items: object[], rest: object = {}) => ({ type: 'array', items, ...rest });
const someTexts = { type: 'array', maxItems: 2, items: text };
Object.assign(sources, {
  'tuples that end in what is not asked for': form(
    {
      list: tuple([text, someTexts]),
      object: tuple([text, form({ x: text })]),
      fixed: tuple([text, text, { const: 'K' }]),
      first: tuple([someTexts], { minItems: 1 }),
      some: tuple([text, { ...someTexts, minItems: 1 }]),
      one: tuple([text, text, { const: 'K' }], { minItems: 1 }),
      within: form({ y: text, c: tuple([text, { const: 'K' }]) }, { required: ['c'] }),
    },
    { required: ['list', 'object', 'fixed', 'first', 'some', 'one', 'within'] },
  ),
  'objects that may be left out, with conditions that hold without answers': form({
    few: form(
      { p: text, q: text },
      { if: { not: { required: ['p'] } }, then: { required: ['q'] } },
    ),
    more: form(
      { p: { enum: ['u', 'v'] }, q: text, r: text, s: text },
      { if: given('p', 'u'), then: { required: ['r'] }, else: { required: ['q'] } },
    ),
  }),
  'branches that take no other names': form(
    { kind: { enum: ['a', 'b', 'c'] }, note: text, day: text },
    {
      required: ['kind'],
      oneOf: [
        { properties: { kind: { const: 'a' }, page: text }, additionalProperties: false },
        { properties: { kind: { const: 'b' }, note: {} }, additionalProperties: false },
        { properties: { kind: { const: 'c' }, day: { minLength: 3 } } },
      ],
    },
  ),
  'a field that one condition forbids and another one limits': form(
    { kind: { enum: ['a', 'b'] }, isLong: yesNo, note: text },
    {
      required: ['kind'],
      allOf: [
        { if: given('kind', 'a'), then: { not: { required: ['note'] } } },
        { if: given('isLong', true), then: { properties: { note: { minLength: 5 } } } },
      ],
    },
  ),
  'lists that take no entry': form(
    { none: { type: 'array', maxItems: 0, items: text }, other: { type: 'array', maxItems: 0 } },
    {
      required: ['none'],
      properties: { a: text, none: { type: 'array', maxItems: 0, items: text } },
    },
  ),
  'what a branch requires of an object that is always there': form(
    { kind: { enum: ['a', 'b'] }, home: form({ town: text, street: text }) },
    {
      required: ['kind', 'home'],
      if: given('kind', 'a'),
      then: { properties: { home: { required: ['town'] } } },
    },
  ),
  'a choice of which one branch says nothing of the answer that tells the others apart': form(
    { kind: { enum: ['a', 'b'] }, count: { type: 'integer', minimum: 1, maximum: 9 }, note: text },
    {
      required: ['kind'],
      anyOf: [{ ...given('kind', 'a'), required: ['kind', 'count'] }, { required: ['note'] }],
    },
  ),
  'tests of one field of which one has to hold': form(
    { a: { type: 'integer', minimum: 0, maximum: 9 } },
    {
      required: ['a'],
      anyOf: [{ properties: { a: { maximum: 1 } } }, { properties: { a: { enum: [2] } } }],
    },
  ),
  'tuples that may be left out': form({
    list: tuple([text, someTexts, text]),
    fixed: tuple([text, { const: 'K' }]),
    other: tuple([{ const: 'K' }, text]),
  }),
});

/** Branches of two kinds, of which each describes `of` in its own way. */
const inTwoWays = (one: object, other: object) => ({
  type: 'object',
  oneOf: Object.entries({ a: one, b: other }).map(([kind, of]) => ({
    properties: { kind: { const: kind }, of },
    required: ['kind', 'of'],
  })),
});
const listOf = (items: object) => ({ type: 'array', minItems: 1, maxItems: 3, items });
const called = (title: string, rest: object) => ({ title, ...text, ...rest });
Object.assign(sources, {
  'a date and a text': inTwoWays({ type: 'string', format: 'date' }, { ...text, maxLength: 8 }),
  'a choice of numbers and a number': inTwoWays(
    { type: 'integer', enum: [1, 2] },
    { type: 'integer', minimum: 5, maximum: 9 },
  ),
  'other choices': inTwoWays({ enum: ['x', 'y'] }, { enum: ['y', 'x', 'z'] }),
  'other objects': inTwoWays(
    form({ card: text }, { required: ['card'] }),
    form({ iban: text }, { required: ['iban'] }),
  ),
  'the same list': inTwoWays(
    listOf(form({ to: text }, { required: ['to'] })),
    listOf(form({ to: text }, { required: ['to'] })),
  ),
  'the same choice of several': inTwoWays(
    { ...listOf({ enum: ['x', 'y'] }), uniqueItems: true },
    { ...listOf({ enum: ['x', 'y'] }), uniqueItems: true },
  ),
  'numbers and whole numbers': inTwoWays(
    { type: 'number', minimum: 1, maximum: 4 },
    { type: 'integer', minimum: 1, maximum: 7 },
  ),
  'whole numbers and numbers': inTwoWays(
    { type: 'integer', minimum: 1, maximum: 7 },
    { type: 'number', minimum: 1, maximum: 4 },
  ),
  'a box to tick and yes or no': inTwoWays({ const: true }, yesNo),
  'other titles': inTwoWays(called('Passport', {}), called('Driving licence', { maxLength: 8 })),
  'other ways in closed branches': {
    type: 'object',
    oneOf: Object.entries({ a: text, b: { enum: ['p', 'q'] } }).map(([kind, of]) => ({
      properties: { kind: { const: kind }, of },
      required: ['kind', 'of'],
      additionalProperties: false,
    })),
  },
  'what is required, and needed, of a value that is asked for in two ways': form(
    { kind: { enum: ['a', 'b'] }, more: text },
    {
      required: ['kind', 'of'],
      oneOf: Object.entries({ a: text, b: { enum: ['p', 'q'] } }).map(([kind, of]) => ({
        properties: { kind: { const: kind }, of },
      })),
      dependencies: { of: ['more'] },
    },
  ),
  'a list that is the whole form': { type: 'array', maxItems: 2, items: text },
});

/** A payload without the answers that only tell branches apart. */
function answered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(answered);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      name === 'choice' ? [] : [[name, answered(inner)]],
    ),
  );
}

/** Forms of a source, filled in and sent by chance: the payloads, `optional` of their optional answers given. */
function* payloadsOf(source: object, optionals: number[]): Generator<Answers> {
  const { fill, send } = importedRequest(source);
  for (const [seed, optional] of optionals.entries()) {
    const filled = fill(seed, optional);
    expect(filled.problems).toEqual([]);
    const sent = send(filled.answers, filled.context);
    if (!('payload' in sent)) throw new Error(JSON.stringify(sent.problems));
    yield sent.payload;
  }
}

const validatorOf = (source: object) =>
  new Ajv({ strict: false, allErrors: true, formats: { date: /^\d{4}-\d\d-\d\d$/ } }).compile(
    source,
  );

it.each(Object.entries(sources))('sends what its source takes: %s', (_, source) => {
  const validate = validatorOf(source);
  const optionals = Array.from({ length: 12 }, (_none, seed) => (seed % 3) / 2);
  for (const payload of payloadsOf(source, optionals)) {
    const sent = (source as { type?: string }).type === 'array' ? payload.value : answered(payload);
    validate(sent);
    expect({ sent, errors: validate.errors }).toEqual({ sent, errors: null });
  }
});

it('leaves out what is left open where the source takes null, too', () => {
  const source = form({
    age: { type: ['integer', 'null'], minimum: 1, maximum: 99 },
    note: { anyOf: [text, { type: 'null' }] },
    way: { enum: ['post', 'mail', null] },
    ways: { type: ['array', 'null'], uniqueItems: true, items: { enum: ['post', 'mail'] } },
    isNew: { type: ['boolean', 'null'] },
  });
  const validate = validatorOf(source);
  const [open, ...others] = payloadsOf(source, [0, 0.5, 1]);
  expect(open).toEqual({});
  for (const payload of [open, ...others])
    expect([payload, validate(payload)]).toEqual([payload, true]);
});

it('says of choices with the same text which is which', () => {
  const { ui, notes, texts } = imported(
    form({
      one: { enum: ['a', 'b', 'c'], enumNames: ['Same', 'same ', 'Other'] },
      many: {
        type: 'array',
        uniqueItems: true,
        items: { enum: ['x', 'y'], enumNames: ['S', 's'] },
      },
    }),
  );
  expect(ui.one['ui:enumNames']).toEqual(['Same (a)', 'same (b)', 'Other']);
  expect(ui.many['ui:enumNames']).toEqual(['S (x)', 's (y)']);
  expect([...new Set(notes)]).toEqual(['changed /properties/one/enum', 'changed /properties/many']);
  expect(texts['/properties/one/enum']).toContain('Give each a text of its own');
});

it('leaves only the answer "no" where a condition does, whether the field is asked for before or not', () => {
  const { schema, notes } = imported(
    form(
      { kind: { enum: ['a', 'b'] }, known: yesNo },
      {
        if: given('kind', 'a'),
        then: { properties: { known: { const: false }, only: { type: 'boolean', enum: [false] } } },
      },
    ),
  );
  expect(schema.allOf[0].then.properties).toEqual({
    known: { enum: [false] },
    only: { type: 'boolean', enum: [false] },
  });
  expect(notes).toEqual([]);
});

it('asks nothing where a reference leads back to itself', () => {
  const { schema, notes } = imported(
    form(
      { tree: { $ref: '#/definitions/node' } },
      {
        definitions: {
          node: form({
            label: text,
            kid: { title: 'Kid', $ref: '#/definitions/node' },
            kids: { type: 'array', maxItems: 2, items: { $ref: '#/definitions/node' } },
          }),
        },
      },
    ),
  );
  expect(Object.keys(schema.properties)).toEqual(['tree_label']);
  expect(notes).toEqual([
    'left-out /definitions/node/properties/kid/$ref',
    'left-out /definitions/node/properties/kids/items/$ref',
    'left-out /definitions/node/properties/kids',
  ]);
});

it('says of a choice between flags that both can be given', () => {
  const flag = (name: string) => ({ properties: { [name]: { const: true } }, required: [name] });
  const { notes } = imported(form({ a: yesNo, b: yesNo }, { oneOf: [flag('a'), flag('b')] }));
  expect(notes).toEqual(['changed /oneOf']);
});

it('reads a branch of a choice that requires what nothing describes', () => {
  const { notes } = imported(
    form(
      { home: form({ town: text }) },
      {
        anyOf: [
          { properties: { home: { required: ['town'] } }, required: ['home'] },
          { required: ['home'] },
        ],
      },
    ),
  );
  expect(notes).toEqual(['changed /anyOf/1/required/0', expect.any(String)]);
});

it('requires the last field of which one has to be answered, once the others cannot be', () => {
  const { schema, notes, texts } = imported(
    form(
      { never: { type: 'string', minLength: 9, maxLength: 3 }, note: text },
      { anyOf: [{ required: ['never'] }, { required: ['note'] }] },
    ),
  );
  expect(schema.required).toEqual(['note']);
  expect(notes).toEqual(['left-out /properties/never', 'changed /anyOf']);
  expect(texts['/anyOf']).toContain('"note" is required');
});

it('says where a condition is lost with the field that it tests', () => {
  const { notes } = imported(
    form(
      { never: { type: 'string', minLength: 9, maxLength: 3 }, note: text },
      { if: { required: ['never'] }, then: { required: ['note'] } },
    ),
  );
  expect(notes).toEqual(['left-out /properties/never', 'left-out /then']);
});

it('leaves out of a branch what its condition tests', () => {
  const { schema } = imported(
    form(
      { kind: { enum: ['a', 'b'] }, note: text },
      { if: given('kind', 'a'), then: { ...given('kind', 'a'), required: ['kind', 'note'] } },
    ),
  );
  expect(schema.allOf[0].then).toEqual({ required: ['note'] });
});

it('gives each description in branches its own texts, choices and first value', () => {
  const city = (titles: object) => ({
    title: `City in ${Object.values(titles)[0]}`,
    default: Object.keys(titles)[0],
    oneOf: Object.entries(titles).map(([value, title]) => ({ const: value, title })),
  });
  const { schema, ui, send, notes } = imported(
    inTwoWays(city({ b: 'Berlin', m: 'Munich' }), city({ p: 'Paris', l: 'Lyon' })),
  );
  expect(schema.allOf.map(({ then }: { then: object }) => then)).toEqual([
    { properties: { of: { type: 'string', enum: ['b', 'm'] } }, required: ['of'] },
    { properties: { of_chosen: { type: 'string', enum: ['p', 'l'] } }, required: ['of_chosen'] },
  ]);
  expect([ui.of['ui:enumNames'], ui.of_chosen['ui:enumNames']]).toEqual([
    ['Berlin', 'Munich'],
    ['Paris', 'Lyon'],
  ]);
  expect([ui.of['ui:title'], ui.of_chosen['ui:title']]).toEqual([
    'City in Berlin',
    'City in Paris',
  ]);
  expect(send.of).toEqual({
    by: '/answers/kind',
    of: { a: '/answers/of', b: '/answers/of_chosen' },
  });
  expect(notes).toEqual([]);
});

it('gives each description in branches what the UI schema says of it', () => {
  const { ui } = imported(inTwoWays({ enum: ['p', 'q'] }, { enum: ['r', 's'] }), {
    of: { 'ui:title': 'Way', 'ui:widget': 'select', 'ui:enumNames': { p: 'Post', r: 'Rail' } },
  });
  expect(ui.of).toMatchObject({ 'ui:title': 'Way', 'ui:enumNames': ['Post', 'Q'] });
  expect(ui.of_chosen).toMatchObject({
    'ui:title': 'Way',
    'ui:widget': 'select',
    'ui:enumNames': ['Rail', 'S'],
  });
});

it('leaves of the choices that a field has anyway what a condition allows, too', () => {
  const { schema, notes } = imported(
    form(
      { kind: { enum: ['a', 'b'] }, of: { enum: ['p', 'q'] } },
      {
        required: ['kind'],
        if: given('kind', 'a'),
        then: { properties: { of: { enum: ['q', 'r'] } } },
      },
    ),
  );
  expect(schema.allOf[0].then.properties.of).toEqual({ enum: ['q'] });
  expect(notes).toEqual([]);
});

it('does not guess which of several fields a condition outside of them means', () => {
  const source = { ...inTwoWays(text, { enum: ['p', 'q'] }) };
  const { notes } = imported({ ...source, if: given('of', 'p'), then: { required: ['kind'] } });
  expect(notes).toEqual(['left-out /if']);
});

it('says of which field only one text is shown, where no answer tells its descriptions apart', () => {
  const { notes, texts } = imported(
    form(
      { count: { type: 'integer', minimum: 1, maximum: 9 } },
      {
        required: ['count'],
        if: { properties: { count: { minimum: 5 } }, required: ['count'] },
        then: { properties: { of: called('Many', { default: 'one' }) } },
        else: { properties: { of: called('Few', { default: 'two' }) } },
      },
    ),
  );
  expect(notes).toEqual([
    'left-out /else/properties/of/title',
    'left-out /else/properties/of/default',
  ]);
  expect(texts['/else/properties/of/title']).toContain('It is called "Many" here, too');
});

it('takes the texts of choices by their values, as by their places', () => {
  const rating = { rating: { type: 'integer', enum: [1, 2] } };
  const { ui } = imported(form(rating), {
    rating: { 'ui:enumNames': { 2: 'Poor', 1: 'Terrible' } },
  });
  expect(ui.rating['ui:enumNames']).toEqual(['Terrible', 'Poor']);
});

it('asks what an answer decides behind it, in the order of the source', () => {
  const then = (name: string) => ({
    if: given('kind', 'A'),
    then: { properties: { [name]: text } },
  });
  const { ui } = imported(
    form({
      about: form(
        { kind: { enum: ['A', 'B'] }, last: text },
        { allOf: [then('first'), then('second'), then('third')] },
      ),
      other: text,
    }),
  );
  expect(ui['ui:sections'][0].fields).toEqual(
    ['kind', 'first', 'second', 'third', 'last'].map((name) => `about_${name}`),
  );
});
