import { describe, expect, it } from 'vitest';
import { importSchema } from '../../src/authoring';
import { compileSchema } from '../../src/engine/compile';
import { isEqual } from '../../src/authoring/assertionHolds';
import { form, imported, text } from './imported';
describe('fields', () => {
  it('keeps what a definition says in the same words', () => {
    const { schema, ui, send, notes } = imported(
      form(
        {
          name: {
            ...text,
            title: 'Your name',
            description: 'As in your passport',
            default: 'Asha',
          },
          born: { type: 'string', format: 'date' },
          share: { type: 'integer', minimum: 1, maximum: 100 },
          agreed: { type: 'boolean', const: true },
        },
        { required: ['name'] },
      ),
    );
    expect(notes).toEqual([]);
    expect(schema.properties).toEqual({
      name: { type: 'string', maxLength: 20, default: 'Asha' },
      born: { type: 'string', format: 'date', maxLength: 10 },
      share: { type: 'integer', minimum: 1, maximum: 100 },
      agreed: { type: 'boolean', enum: [true] },
    });
    expect(schema.required).toEqual(['name']);
    expect(ui.name).toMatchObject({ 'ui:title': 'Your name', 'ui:help': 'As in your passport' });
    expect(send).toMatchObject({ name: '/answers/name', born: '/answers/born' });
  });

  it('reads excluded limits of draft-04 and of later drafts', () => {
    const { schema, notes } = imported(
      form({
        old: {
          type: 'number',
          minimum: 0,
          exclusiveMinimum: true,
          maximum: 5,
          exclusiveMaximum: false,
        },
        later: { type: 'number', exclusiveMinimum: 0 },
      }),
    );
    expect(schema.properties.old).toEqual({ type: 'number', exclusiveMinimum: 0, maximum: 5 });
    expect(schema.properties.later).toEqual({ type: 'number', exclusiveMinimum: 0 });
    expect(notes).toEqual([]);
  });

  it.each([
    [
      {
        oneOf: [
          { const: 'a', title: 'First' },
          { const: 'b', title: 'Second' },
        ],
      },
    ],
    [{ type: 'string', enum: ['a', 'b'], enumNames: ['First', 'Second'] }],
    [
      {
        anyOf: [
          { enum: ['a'], title: 'First' },
          { enum: ['b'], title: 'Second' },
          { type: 'null' },
        ],
      },
    ],
  ])('takes titled choices: %j', (choice) => {
    const { schema, ui, notes } = imported(form({ reason: choice }));
    expect(schema.properties.reason).toMatchObject({ type: 'string', enum: ['a', 'b'] });
    expect(ui.reason['ui:enumNames']).toEqual(['First', 'Second']);
    expect(notes).toEqual([]);
  });

  it.each([
    ['^\\d{9}$', { format: 'digits', minLength: 9, maxLength: 9 }],
    ['^[0-9]{6,8}$', { format: 'digits', minLength: 6, maxLength: 8 }],
    ['^[A-Za-z0-9]+$', { format: 'alphanumeric', maxLength: 20 }],
    ['^.*\\S.*', { maxLength: 20 }],
    ['^[\\s\\S]{3,12}$', { minLength: 3, maxLength: 12 }],
  ])('finds what the pattern %s means', (pattern, rules) => {
    const { schema, notes } = imported(form({ code: { ...text, pattern } }));
    expect(schema.properties.code).toEqual({ type: 'string', ...rules });
    expect(notes).toEqual([]);
  });

  it('lists the patterns and formats that it cannot say', () => {
    const { notes, lost } = imported(
      form({
        a: { ...text, pattern: '^(.+)\\1-x$' },
        b: { ...text, format: 'ipv6' },
        c: { ...text, pattern: '(' },
      }),
    );
    expect(notes).toEqual(
      ['a/pattern', 'b/format', 'c/pattern'].map((at) => `left-out /properties/${at}`),
    );
    expect(lost).toBe(3);
  });

  it('keeps a pattern that no format says, with a text that shows how it is written', () => {
    const { schema, notes } = imported(
      form({
        given: { ...text, pattern: '^[AB]\\d-x$', examples: ['C1', 'A1-x'] },
        madeUp: { ...text, pattern: "^O\\'[A-Z]{2}$" },
      }),
    );
    const { given, madeUp } = schema.properties;
    expect(given).toEqual({ ...text, pattern: '^[AB]\\d-x$', examples: ['A1-x'] });
    expect(madeUp.pattern).toBe("^O'[A-Z]{2}$");
    expect(madeUp.examples[0]).toMatch(/^O'[A-Z]{2}$/);
    expect(notes).toEqual(['added /properties/madeUp']);
  });

  it.each([
    ['^\\d{5}(-\\d{4})?$', ['12345', '12345-6789'], ['1234', '12345-']],
    ['^[0-9]{1,3}(\\.[0-9]{1,2})?$', ['12.5', '7'], ['12.', '1234']],
    ['^\\d+$|^n/a$', ['12', 'n/a'], ['n', '1a']],
    ['^\\d{3}-?\\d{2}-?\\d{4}$', ['123-45-6789', '123456789'], ['12345678']],
    ['^\\d{3}(x\\d{2})?$', ['123x45', '123'], ['12345']],
    ['^-?[0-9]+$', ['-5', '5'], ['5-']],
    ['^[0-9]{1,3}(,[0-9]{3})*$', ['1,234', '12'], ['1234']],
    ['^[A-Za-z0-9]{4}(-[A-Za-z0-9]{4})?$', ['a1B2-c3D4', 'a1B2'], ['a1B2c3D4']],
    ['^[A-Za-z]+$', ['Asha'], ['Asha K']],
    ['^[^<>]*$', ['a & b'], ['a > b']],
    ['^(?!test)[\\s\\S]*$', ['a test'], ['test this']],
    ['^[\\s\\S]{1,12}$', ['x'], ['thirteen char']],
    ['^(ab)+$', ['abab'], ['aba']],
    ['[0-9]', ['a1'], ['a']],
    ['^[0-9]{2}$|^[0-9]{4}$', ['12', '1234'], ['123']],
  ])('takes the same texts as the pattern %s', (pattern, right, wrong) => {
    const { schema } = imported(form({ code: { ...text, pattern } }));
    const judge = compileSchema(schema);
    for (const code of right) expect([code, judge({ code })]).toEqual([code, true]);
    for (const code of wrong) expect([code, judge({ code })]).toEqual([code, false]);
  });

  it.each([
    ['^[\\s\\S]{1,65535}$', { maxLength: 65535 }, []],
    ['^.{1,65535}$', { maxLength: 65535 }, ['changed /properties/code/pattern']],
    ['^.{1,}.{9000}$', undefined, ['left-out /properties/code/pattern']],
    ['^[0-9]{2,9000}$', { format: 'digits', minLength: 2, maxLength: 9000 }, []],
    ['^\\d{3000}$', { format: 'digits', minLength: 3000, maxLength: 3000 }, []],
  ])('reads the lengths of a pattern that is too large: %s', (pattern, rules, expected) => {
    const { schema, notes } = imported(form({ code: { type: 'string', pattern } }));
    if (rules) expect(schema.properties.code).toEqual({ type: 'string', ...rules });
    expect(notes.filter((note) => !note.startsWith('added'))).toEqual(expected);
  });

  it('keeps the characters of a pattern whose lengths are too large', () => {
    const { schema } = imported(form({ code: { type: 'string', pattern: '^[a-z]{4,9000}$' } }));
    expect(schema.properties.code).toMatchObject({
      pattern: '^[a-z]+$',
      minLength: 4,
      maxLength: 9000,
    });
  });

  it('says that a pattern is too large, where that is why it is left out', () => {
    const { texts } = imported(form({ code: { ...text, pattern: '^.{1,}.{9000}$' } }));
    expect(texts['/properties/code/pattern']).toContain('too large');
  });

  it('says what a format of the same name means here', () => {
    const { notes } = imported(
      form({ mail: { ...text, format: 'email' }, day: { type: 'string', format: 'date' } }),
    );
    expect(notes).toEqual(['changed /properties/mail/format']);
  });

  const spaced = ['', '  ', ' lead', 'trail ', 'trail', 'x\u202Ey', ['list'], 'right'];

  it.each([
    ['a choice', { enum: spaced }, '/properties/way/enum'],
    [
      'several choices',
      { type: 'array', uniqueItems: true, items: { enum: spaced } },
      '/properties/way/items/enum',
    ],
  ])('says which values of %s are other ones, or none', (_, way, at) => {
    const { schema, notes } = imported(form({ way }));
    const { enum: values } = schema.properties.way.items ?? schema.properties.way;
    expect(values).toEqual(['lead', 'trail', 'xy', 'right']);
    expect(notes).toEqual(
      [
        'left-out 0',
        'left-out 1',
        'changed 2',
        'changed 3',
        'left-out 4',
        'changed 5',
        'left-out 6',
      ].map((note) => note.replace(' ', ` ${at}/`)),
    );
  });

  it('reads the values of conditions as those of choices', () => {
    const { schema } = imported(
      form(
        { way: { enum: [' lead', 'right'] }, note: text },
        { if: { properties: { way: { const: ' lead' } } }, then: { required: ['note'] } },
      ),
    );
    expect(schema.allOf[0].if.properties.way).toEqual({ const: 'lead' });
  });

  it.each([
    [
      {
        oneOf: [
          { const: 'a', title: 'First' },
          { const: null, title: 'Unknown' },
        ],
      },
      'oneOf/1/title',
    ],
    [{ anyOf: [{ enum: ['a', 'b'] }, { type: 'null', title: 'Unknown' }] }, 'anyOf/1/title'],
    [{ anyOf: [{ ...text }, { enum: [null], title: 'Unknown' }] }, 'anyOf/1/title'],
    [
      { oneOf: [form({ a: text }), form({ b: text }), { type: 'null', title: 'Unknown' }] },
      'oneOf/2/title',
    ],
  ])('says that the title of null is not shown: %j', (value, at) => {
    expect(imported(form({ value })).notes).toContain(`left-out /properties/value/${at}`);
  });

  it('keeps the text of each choice where two lists of them are merged', () => {
    const way = { type: 'string', enum: ['a', 'b', 'c'], enumNames: ['First', 'Second', 'Third'] };
    const { ui } = imported(form({ way: { ...way, allOf: [{ enum: ['b', 'c'] }] } }));
    expect(ui.way['ui:enumNames']).toEqual(['Second', 'Third']);
  });

  it.each([
    [{ type: 'strin' }, 'a text'],
    [{ type: 'strin', maxLength: 20 }, 'a text'],
    [{ type: ['int', 'integer'] }, 'a whole number'],
  ])('says which type there is not: %j', (value, asked) => {
    const { texts } = imported(form({ value }));
    expect(texts['/properties/value/type']).toMatch(/ is no type of JSON Schema\. As it stands, /);
    expect(texts['/properties/value/type']).toContain(`${asked} is asked for`);
    expect(Object.values(texts).join()).not.toContain('has no type');
  });

  it('leaves invisible characters out of texts', () => {
    const { ui } = imported(
      form({ a: { ...text, title: 'Pay\u202Eee', description: 'As\u200B in \u2066it' } }),
    );
    expect(ui.a).toMatchObject({ 'ui:title': 'Payee', 'ui:help': 'As in it' });
  });

  it('asks for files, and sends them as a multipart payload', () => {
    const { schema, as } = imported(form({ scan: { type: 'string', format: 'data-url' } }), {
      scan: { 'ui:options': { accept: '.pdf,image/png' } },
    });
    expect(schema.properties.scan.upload.extensions).toEqual(['pdf', 'png']);
    expect(as).toBe('multipart');
  });

  it('sends what has one value without asking for it', () => {
    const { schema, send, notes } = imported(form({ kind: { const: 'A' }, name: text }));
    expect(Object.keys(schema.properties)).toEqual(['name']);
    expect(send.kind).toEqual({ const: 'A' });
    expect(notes).toEqual(['changed /properties/kind']);
  });
});

describe('formats', () => {
  it.each([
    ['uuid', '3f2b8c1e-0000-4a4a-8b8b-123456789abc', []],
    ['time', '10:30', ['changed /properties/value/format']],
    ['uri', 'https://example.com/a?b=c', ['changed /properties/value/format']],
  ])('reads %s as a pattern', (format, right, changes) => {
    const { schema, notes } = imported(form({ value: { ...text, maxLength: 60, format } }));
    const { pattern, examples } = schema.properties.value;
    expect(right).toMatch(new RegExp(pattern, 'u'));
    expect(examples[0]).toMatch(new RegExp(pattern, 'u'));
    expect(notes).toEqual([...changes, 'added /properties/value']);
  });
});

describe('objects and lists', () => {
  it('reads the example and the missing value of OpenAPI', () => {
    const { schema, notes } = imported(
      form({
        code: { ...text, example: 'A1', nullable: true },
        sure: { type: 'boolean', example: true },
      }),
    );
    expect(schema.properties.code).toEqual({ ...text, nullable: true, examples: ['A1'] });
    expect(notes).toEqual([]);
  });

  it.each([
    { type: ['string', 'null'], maxLength: 9 },
    { type: 'string', maxLength: 9, nullable: true },
    { enum: ['a', 'b', null] },
    { anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] },
    { oneOf: [form({ part: text }, { required: ['part'] }), { type: 'null' }] },
  ])('says where a required value may be null: %j', (value) => {
    expect(imported(form({ value }, { required: ['value'] })).notes).toEqual([
      'changed /properties/value',
    ]);
    expect(imported(form({ value })).notes).toEqual([]);
  });

  const days = { type: 'array', uniqueItems: true, items: { enum: ['sat', 'sun'] } };

  it.each([
    ['integer', { type: ['integer', 'null'] }],
    ['number', { type: 'number', nullable: true }],
    ['boolean', { type: ['null', 'boolean'] }],
    ['string', { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }],
    ['string', { enum: ['a', 'b', null] }],
    ['string', { oneOf: [{ const: 'a' }, { const: null }] }],
    ['array', { ...days, type: ['array', 'null'] }],
  ])(
    'sends null for an open answer of the type %s, where the source takes it: %j',
    (type, value) => {
      const { schema, texts } = imported(form({ value }));
      expect(schema.properties.value).toMatchObject({ type, nullable: true });
      expect(texts['']).toBeUndefined();
    },
  );

  it.each([
    [{ type: ['string', 'null'], maxLength: 9 }, { required: ['value'] }],
    [
      { type: 'object', properties: { a: text, b: { ...text, nullable: true } }, required: ['b'] },
      { required: ['value'] },
    ],
    [{ type: ['array', 'null'], maxItems: 3, items: form({ a: text }) }, {}],
  ])('is not null where it has to be answered, or is a list of entries: %j', (value, rest) => {
    const { schema } = imported(form({ value }, rest));
    expect(JSON.stringify(schema)).not.toContain('nullable');
  });

  it('requires within a condition what may be null otherwise', () => {
    const value = { type: ['integer', 'null'] };
    const { schema } = imported(form({ note: text, value }, { dependencies: { note: ['value'] } }));
    expect(schema.properties.value).toEqual({ type: 'integer', nullable: true });
    expect(schema.allOf).toEqual([{ if: { required: ['note'] }, then: { required: ['value'] } }]);
  });

  it('sends an object that its source requires, also where all of it is left open', () => {
    const open = form({ b: text });
    const { send, notes } = imported(
      form({ a: open, c: form({ d: open }, { required: ['d'] }) }, { required: ['a'] }),
    );
    expect(send).toMatchObject({ a: { const: {} }, '/c/d': { const: {} } });
    expect(send).not.toHaveProperty('c');
    expect(notes).toEqual([]);
    const nullable = { ...open, type: ['object', 'null'] };
    expect(imported(form({ a: nullable }, { required: ['a'] })).notes).toEqual([
      'changed /properties/a',
    ]);
  });

  it('says of an object that only a condition requires that it may be left out', () => {
    const open = form({ b: text, c: text }, { dependentRequired: { c: ['b'] } });
    const { send, notes } = imported(
      form({ a: open, note: text }, { dependentRequired: { note: ['a'] } }),
    );
    expect(send).not.toHaveProperty('a');
    expect(notes).toEqual(['changed /dependentRequired/note/0']);
  });

  it('sends an object of constants alone where it is required', () => {
    const head = form({ by: { const: 'web' }, in: { const: 2 } }, { required: ['by', 'in'] });
    const { send } = imported(form({ head, note: text }, { required: ['head'] }));
    expect(send).toMatchObject({
      head: { const: {} },
      '/head/by': { const: 'web' },
      '/head/in': { const: 2 },
    });
  });

  it('tests a list that is sent without entries as one that is there', () => {
    const ways = { type: 'array', uniqueItems: true, items: { enum: ['post', 'other'] } };
    const { notes, schema } = imported(
      form(
        { ways, note: text },
        {
          required: ['ways'],
          if: { properties: { ways: { contains: { const: 'other' } } } },
          then: { required: ['note'] },
        },
      ),
    );
    expect(notes).toEqual([]);
    expect(schema.allOf[0].if.required).toEqual(['ways']);
  });

  it('says that a request with a file is sent as a form', () => {
    const { texts, notes } = imported(form({ scan: { type: 'string', format: 'data-url' } }));
    expect(notes).toContain('changed /properties/scan');
    expect(texts['/properties/scan']).toContain('multipart/form-data');
  });

  it.each([
    { type: ['string', 'null'], enum: ['a', 'b'] },
    { type: 'string', enum: ['a', null] },
  ])('says nothing where null is not right, or nothing has to be answered: %j', (value) => {
    expect(imported(form({ value }, { required: ['value'] })).notes).toEqual([]);
  });

  it('asks for a property that is written beside the properties, and says so', () => {
    const { schema, notes } = imported(
      form({ income: { ...form({ salary: text }), pension: { ...text } } }),
    );
    expect(Object.keys(schema.properties)).toEqual(['income_salary', 'income_pension']);
    expect(notes).toEqual(['changed /properties/income/pension']);
  });

  it('asks nothing for an object that says it has no properties, nor for further ones', () => {
    const { notes, lost } = imported(
      form({ name: text, hint: form({}) }, { additionalProperties: true }),
    );
    expect(notes).toEqual([]);
    expect(lost).toBe(0);
  });

  it('starts an entry with its defaults', () => {
    const { schema, notes } = imported(
      form({
        incomes: {
          type: 'array',
          maxItems: 3,
          items: form({ amount: { type: 'integer', default: 0 }, of: text }),
        },
      }),
    );
    expect(schema.properties.incomes.items.properties.amount).toEqual({
      type: 'integer',
      default: 0,
    });
    expect(notes).toEqual([]);
  });

  it('shows what the entries of a list of choices say of them', () => {
    const times = { type: 'string', enum: ['am', 'pm'], description: 'In Indian time' };
    const { ui, notes } = imported(
      form({ times: { type: 'array', uniqueItems: true, items: times } }),
    );
    expect(ui.times['ui:help']).toBe('In Indian time');
    expect(notes).toEqual([]);
  });

  const person = {
    type: 'object',
    title: 'Owner',
    properties: { first: text, last: text, nick: text },
    required: ['first'],
  };

  it('gives an object a heading, and sends it as an object', () => {
    const { schema, ui, send, notes } = imported(
      form(
        { note: text, owner: { $ref: '#/$defs/person' } },
        { required: ['owner'], $defs: { person } },
      ),
    );
    expect(schema.required).toEqual(['owner_first']);
    expect(ui['ui:sections'][1]).toEqual({
      title: 'Owner',
      fields: ['owner_first', 'owner_last', 'owner_nick'],
    });
    expect(send['/owner/first']).toBe('/answers/owner_first');
    expect(notes).toEqual([]);
  });

  it('requires what an optional object requires once one of its fields is answered', () => {
    const { schema } = imported(form({ owner: person }));
    expect(schema.required).toBeUndefined();
    expect(schema.allOf).toEqual([
      {
        if: {
          anyOf: ['owner_first', 'owner_last', 'owner_nick'].map((name) => ({ required: [name] })),
        },
        then: { required: ['owner_first'] },
      },
    ]);
  });

  it('edits lists of objects entry by entry, and sends them as they were', () => {
    const { schema, send, notes } = imported(
      form({
        children: { type: 'array', maxItems: 5, items: form({ name: form({ first: text }) }) },
      }),
    );
    expect(schema.properties.children.items.properties).toHaveProperty('name_first');
    expect(send.children).toEqual({
      each: '/answers/children',
      send: { '/name/first': '/item/name_first' },
    });
    expect(notes).toEqual([]);
  });

  it('asks for several choices as one question, within the limits of the source', () => {
    const { schema, ui, send, notes } = imported(
      form({
        ways: {
          type: 'array',
          uniqueItems: true,
          minItems: 1,
          maxItems: 2,
          items: { enum: ['post', 'byMail', 'fax'] },
        },
      }),
    );
    expect(schema.properties.ways).toEqual({
      type: 'array',
      items: { type: 'string', enum: ['post', 'byMail', 'fax'] },
      minItems: 1,
      maxItems: 2,
      uniqueItems: true,
    });
    expect(ui.ways).toMatchObject({
      'ui:widget': 'checkboxes',
      'ui:enumNames': ['Post', 'By mail', 'Fax'],
    });
    expect(send.ways).toBe('/answers/ways');
    expect(notes).toEqual([]);
  });

  const several = { type: 'array', uniqueItems: true, items: { enum: ['post', 'mail'] } };

  it.each([
    [{ minContains: 0 }, undefined, []],
    [{ minContains: 1 }, { const: 'post' }, []],
    [{ minContains: 2 }, { const: 'post' }, ['left-out /properties/ways/minContains']],
    [{ minContains: 0, maxContains: 1 }, undefined, ['left-out /properties/ways/maxContains']],
  ])('requires what a list contains as %j says', (limits, contains, expected) => {
    const { schema, notes } = imported(
      form({ ways: { ...several, contains: { const: 'post' }, ...limits } }),
    );
    expect(schema.properties.ways.contains).toEqual(contains);
    expect(notes).toEqual(expected);
  });

  it('tests nothing by what a list may contain', () => {
    const test = { ways: { contains: { const: 'post' }, minContains: 0 } };
    const { schema, notes } = imported(
      form(
        { ways: several, note: text },
        { if: { properties: test }, then: { required: ['note'] } },
      ),
    );
    expect(schema.allOf[0].if).toEqual({
      properties: { ways: { minItems: 1 } },
      required: ['ways'],
    });
    expect(notes).toEqual(['changed /if']);
  });

  it.each([
    [{ prefixItems: [text], items: false }],
    [{ items: [text], additionalItems: false }],
    [{ prefixItems: [text], unevaluatedItems: false }],
  ])('keeps that a tuple has no further entries: %j', (pair) => {
    expect(imported(form({ pair: { type: 'array', ...pair } })).notes).toEqual([]);
  });

  it('chooses from many values in a list of entries', () => {
    const values = Array.from({ length: 40 }, (_, i) => `v${i}`);
    const { schema, send, notes } = imported(
      form({ places: { type: 'array', maxItems: 3, items: { enum: values } } }),
    );
    expect(schema.properties.places.items.properties.value.enum).toEqual(values);
    expect(send.places).toEqual({ each: '/answers/places', send: { '': '/item/value' } });
    expect(notes).toEqual([]);
  });

  const listOf = (items: object) => ({ type: 'array', maxItems: 5, items });

  it('keeps lists within lists, and sends them as they were', () => {
    const { schema, send, notes } = imported(
      form({
        stays: listOf(
          form({
            ward: text,
            days: listOf(form({ note: text, doctors: listOf(form({ name: text })) })),
          }),
        ),
      }),
    );
    const { days } = schema.properties.stays.items.properties;
    expect(days.items.properties.doctors.items.properties).toHaveProperty('name');
    expect(send.stays).toEqual({
      each: '/answers/stays',
      send: {
        ward: '/item/ward',
        days: {
          each: '/item/days',
          send: {
            note: '/item/note',
            doctors: { each: '/item/doctors', send: { name: '/item/name' } },
          },
        },
      },
    });
    expect(notes).toEqual([]);
  });

  it('leaves out a list within three others', () => {
    const inner = listOf(form({ c: text, deep: listOf(form({ d: text })) }));
    const { notes } = imported(
      form({ l: listOf(form({ a: text, l: listOf(form({ b: text, l: inner })) })) }),
    );
    expect(notes).toEqual([
      `left-out /properties/l/items/properties/l/items/properties/l/items/properties/deep`,
    ]);
  });

  const ways = { mobile: text, landline: text, mail: text };
  const oneOfThem = [{ required: ['mobile'] }, { required: ['landline'] }];

  it('asks for at least one of several fields', () => {
    const { schema, notes } = imported(form(ways, { anyOf: oneOfThem }));
    expect(schema.anyRequired).toEqual(['mobile', 'landline']);
    expect(notes).toEqual([]);
  });

  it('asks for exactly one of several fields', () => {
    const { schema, notes } = imported(form(ways, { oneOf: oneOfThem }));
    expect(schema.anyRequired).toEqual(['mobile', 'landline']);
    expect(schema.atMostOne).toEqual(['mobile', 'landline']);
    expect(notes).toEqual([]);
  });

  it('allows one of two fields, in an object and in a branch, too', () => {
    const one = { not: { required: ['mobile', 'mail'] } };
    const { schema, notes } = imported(
      form({ ...ways, contact: form(ways, one) }, { if: { required: ['landline'] }, then: one }),
    );
    expect(schema.atMostOne).toEqual(['contact_mobile', 'contact_mail']);
    expect(schema.allOf).toEqual([
      { if: { required: ['landline'] }, then: { atMostOne: ['mobile', 'mail'] } },
    ]);
    expect(notes).toEqual([]);
  });

  it.each([
    { not: { required: ways } },
    { not: { required: ['mobile', 'landline', 'mail'] } },
    { not: { required: ['mobile', 'landline'], properties: { mail: text } } },
    { not: { required: ['owner', 'mail'] } },
  ])('leaves out what it cannot say of several fields: %j', (rule) => {
    const owner = form({ first: text, last: text });
    const { schema, notes } = imported(form({ ...ways, owner }, rule));
    expect(schema.atMostOne).toBeUndefined();
    expect(notes).toContain('left-out /not');
  });

  it('says where more than one of several fields can be answered', () => {
    const owner = form({ first: text, last: text });
    const { schema, notes } = imported(
      form({ ...ways, owner }, { oneOf: [{ required: ['owner'] }, { required: ['mail'] }] }),
    );
    expect(schema.anyRequired).toEqual(['owner_first', 'owner_last', 'mail']);
    expect(schema.atMostOne).toBeUndefined();
    expect(notes).toEqual(['changed /oneOf']);
  });

  it('asks for one of the fields of an optional object once one of them is answered', () => {
    const { schema, notes } = imported(form({ contact: form(ways, { anyOf: oneOfThem }) }));
    expect(schema.allOf).toEqual([
      {
        if: {
          anyOf: Object.keys(ways).map((name) => ({ required: [`contact_${name}`] })),
        },
        then: { anyRequired: ['contact_mobile', 'contact_landline'] },
      },
    ]);
    expect(notes).toEqual([]);
  });

  it('takes the first field that an object requires for the object', () => {
    const { schema, notes } = imported(
      form(
        { owner: person, note: text },
        { anyOf: [{ required: ['owner'] }, { required: ['note'] }] },
      ),
    );
    expect(schema.anyRequired).toEqual(['owner_first', 'note']);
    expect(notes).toEqual(['changed /anyOf/0']);
  });

  it.each(['prefixItems', 'items'])('numbers the entries of a tuple under %s', (keyword) => {
    const { schema, send, notes } = imported(
      form({ pair: { type: 'array', [keyword]: [text, { type: 'number' }] } }),
    );
    expect(Object.keys(schema.properties)).toEqual(['pair_1', 'pair_2']);
    expect(send).toMatchObject({ '/pair/0': '/answers/pair_1', '/pair/1': '/answers/pair_2' });
    expect(schema.allOf).toEqual([
      { if: { required: ['pair_2'] }, then: { required: ['pair_1'] } },
    ]);
    expect(notes).toEqual([]);
  });

  it('says where a tuple may have gaps, and which name is no place in a list', () => {
    const open = form({ name: text });
    const { send, texts } = imported(
      form({
        pair: { type: 'array', items: [open, text] },
        rooms: form({ '1': text, '2026': text }),
      }),
    );
    expect(texts['/properties/pair']).toMatch(/^Entry 1 of the list may be left open, and is null/);
    expect(texts['/properties/rooms/properties/1']).toContain('a number makes a list');
    expect(send).toMatchObject({
      '/pair/0/name': '/answers/pair_1_name',
      rooms_1_2: '/answers/rooms_1',
      '/rooms/2026': '/answers/rooms_2026',
    });
  });

  it('sends objects and lists that cannot be otherwise', () => {
    const home = { ...form({ city: text }), const: { city: 'Pune' } };
    const tags = { type: 'array', items: text, enum: [['a', 'b']] };
    const { schema, send } = imported(form({ home, tags, note: text }));
    expect(Object.keys(schema.properties)).toEqual(['note']);
    expect(send).toMatchObject({
      home: { const: { city: 'Pune' } },
      tags: { const: ['a', 'b'] },
    });
  });

  it('requires as many entries of a tuple as the source, together where it is optional', () => {
    const pair = (least: number) => ({
      type: 'array',
      title: 'Pair',
      items: [text, { ...text, title: 'Second' }],
      minItems: least,
    });
    const both = imported(form({ pair: pair(2) }, { required: ['pair'] }));
    expect(both.schema.required).toEqual(['pair_1', 'pair_2']);
    expect(both.ui.pair_2['ui:title']).toBe('Pair: Second');
    expect(both.notes).toEqual([]);
    expect(imported(form({ pair: pair(1) }, { required: ['pair'] })).schema.required).toEqual([
      'pair_1',
    ]);
    const { schema } = imported(form({ pair: pair(1) }));
    expect(schema.required ?? []).toEqual([]);
    expect(schema.allOf).toEqual([
      {
        if: { anyOf: [{ required: ['pair_1'] }, { required: ['pair_2'] }] },
        then: { required: ['pair_1'] },
      },
    ]);
    const three = { ...pair(1), items: [text, text, text] };
    expect(imported(form({ three }, { required: ['three'] })).schema.allOf).toEqual([
      { if: { required: ['three_3'] }, then: { required: ['three_2'] } },
    ]);
  });

  it('names the objects of a tuple, and requires what they require', () => {
    const driver = form({ name: text }, { required: ['name'] });
    const drivers = { type: 'array', title: 'Drivers', items: [driver, text], minItems: 2 };
    const { schema, ui } = imported(form({ drivers }));
    expect(ui['ui:sections'].map(({ title }: { title: string }) => title)).toContain('Drivers: 1');
    expect(schema.allOf).toEqual([
      {
        if: { anyOf: [{ required: ['drivers_1_name'] }, { required: ['drivers_2'] }] },
        then: { required: ['drivers_1_name', 'drivers_2'] },
      },
    ]);
  });

  it.each([{ minItems: 5 }, { maxItems: 1 }])(
    'says where a tuple has other lengths: %j',
    (limit) => {
      const pair = { type: 'array', items: [text, text], ...limit };
      expect(imported(form({ pair })).notes).toContain('left-out /properties/pair');
    },
  );
});

describe('conditions', () => {
  const reasons = { reason: { type: 'string', enum: ['lost', 'torn', 'other'] } };
  const shown = { properties: { when: { type: 'string', format: 'date' } }, required: ['when'] };

  it('takes if, then and else', () => {
    const { schema } = imported(
      form(reasons, {
        if: { properties: { reason: { const: 'lost' } }, required: ['reason'] },
        then: shown,
        else: { properties: { note: text } },
      }),
    );
    expect(schema.allOf.map((rule: { if: object }) => rule.if)).toEqual([
      { properties: { reason: { const: 'lost' } }, required: ['reason'] },
      { not: { properties: { reason: { const: 'lost' } }, required: ['reason'] } },
    ]);
    expect(schema.allOf[0].then.required).toEqual(['when']);
  });

  it.each([
    [{ dependencies: { reason: ['name'] } }],
    [{ dependentRequired: { reason: ['name'] } }],
    [{ dependentSchemas: { reason: { required: ['name'] } } }],
  ])('takes what depends on an answer: %j', (rule) => {
    const { schema, notes } = imported(form({ ...reasons, name: text }, rule));
    expect(schema.allOf).toEqual([{ if: { required: ['reason'] }, then: { required: ['name'] } }]);
    expect(notes).toEqual([]);
  });

  it('tells branches apart by the values of a property', () => {
    const branch = (value: string, extra: object) => ({
      properties: { reason: { enum: [value] }, ...extra },
    });
    const { schema, notes } = imported(
      form(
        { note: text },
        {
          oneOf: [branch('lost', shown.properties), branch('torn', { page: { type: 'integer' } })],
        },
      ),
    );
    expect(schema.properties.reason.enum).toEqual(['lost', 'torn']);
    expect(schema.allOf[1].then.properties).toEqual({ page: { type: 'integer' } });
    expect(notes).toEqual([]);
  });

  it.each([{ enum: ['b', 'c'] }, { const: 'b' }])(
    'keeps the texts of choices of which %j leaves some',
    (left) => {
      const kind = { type: 'string', enum: ['a', 'b', 'c'] };
      const { schema, ui, notes } = imported(
        form(
          { ...reasons, kind },
          {
            if: { properties: { reason: { const: 'lost' } }, required: ['reason'] },
            then: { properties: { kind: left } },
          },
        ),
        { kind: { 'ui:enumNames': ['Bank account', 'Credit card', 'Cheque'] } },
      );
      expect(ui.kind['ui:enumNames']).toEqual(['Bank account', 'Credit card', 'Cheque']);
      expect(schema.allOf).toHaveLength(1);
      expect(notes).toEqual([]);
    },
  );

  it('has the opposite of a test that holds without an answer only once there is one', () => {
    const { schema } = imported(
      form(reasons, {
        if: { properties: { reason: { const: 'lost' } } },
        else: { properties: { note: text } },
      }),
    );
    expect(schema.allOf[0].if).toEqual({
      properties: { reason: { enum: ['torn', 'other'] } },
      required: ['reason'],
    });
  });

  it('asks what the branch for all other values asks, for these alone', () => {
    const branch = (country: object, extra: object) => ({ properties: { country, ...extra } });
    const { schema, notes } = imported(
      form(
        {},
        {
          oneOf: [
            branch({ enum: ['IND'] }, { state: { enum: ['GA', 'MH'] } }),
            branch({ type: 'string', not: { enum: ['IND'] }, maxLength: 20 }, { town: text }),
          ],
        },
      ),
    );
    expect(schema.allOf[1]).toEqual({
      if: { properties: { country: { not: { enum: ['IND'] } } }, required: ['country'] },
      then: { properties: { town: text } },
    });
    expect(notes).toEqual(['added /oneOf/0/properties/country']);
  });

  const fields = {
    age: { type: 'integer' },
    note: text,
    ways: { type: 'array', uniqueItems: true, items: { enum: ['post', 'mail'] } },
  };

  it.each([
    [
      'limits',
      { properties: { age: { minimum: 18, maximum: 60 } } },
      { properties: { age: { minimum: 18, maximum: 60 } }, required: ['age'] },
    ],
    [
      'a choice of several',
      { properties: { ways: { contains: { const: 'post' } } } },
      { properties: { ways: { contains: { const: 'post' } } }, required: ['ways'] },
    ],
    [
      'a pattern',
      { properties: { note: { pattern: '^A' } } },
      { properties: { note: { pattern: '^A' } }, required: ['note'] },
    ],
    [
      'the opposite of a limit',
      { properties: { age: { not: { minimum: 18 } } } },
      { properties: { age: { not: { minimum: 18 } } }, required: ['age'] },
    ],
    ['the opposite of an answer', { not: { required: ['note'] } }, { not: { required: ['note'] } }],
    [
      'one of several',
      { anyOf: [{ required: ['note'] }, { properties: { age: { minimum: 18 } } }] },
      {
        anyOf: [
          { required: ['note'] },
          { properties: { age: { minimum: 18 } }, required: ['age'] },
        ],
      },
    ],
  ])('tests %s, and says where the source takes what is not answered, too', (_, test, expected) => {
    for (const tested of [test, expected]) {
      const { schema, notes } = imported(form(fields, { if: tested, then: shown }));
      expect(schema.allOf[0].if).toEqual(expected);
      expect(schema.allOf[0].then.required).toEqual(['when']);
      expect(notes).toEqual(isEqual(tested, expected) ? [] : ['changed /if']);
    }
  });

  it('excludes an answer as the source does, where there is none, too', () => {
    const test = { not: { properties: { age: { minimum: 18 } } } };
    const { schema, notes } = imported(form(fields, { if: test, then: shown }));
    expect(schema.allOf[0].if).toEqual(test);
    expect(notes).toEqual([]);
  });

  it('lists a condition that tests more than answers, and keeps what depends on it', () => {
    const { schema, notes } = imported(form(fields, { if: { minProperties: 2 }, then: shown }));
    expect(schema.properties).toHaveProperty('when');
    expect(notes).toContain('left-out /if');
  });
});

describe('UI schemas', () => {
  it('takes widgets, order and texts, written in either way', () => {
    const { ui, notes } = imported(form({ a: text, b: text, c: { type: 'boolean' } }), {
      'ui:order': ['b', '*'],
      'ui:submitButtonOptions': { submitText: 'Send' },
      a: { 'ui:widget': 'textarea', 'ui:placeholder': 'Why?' },
      b: { 'ui:options': { title: 'Bee', help: 'It hums' } },
      c: { 'ui:widget': 'checkbox', 'ui:classNames': 'wide' },
    });
    expect(Object.keys(ui).filter((name) => /^[abc]$/.test(name))).toEqual(['b', 'a', 'c']);
    expect(ui['ui:submit']).toBe('Send');
    expect(ui.a).toMatchObject({ 'ui:widget': 'textarea', 'ui:placeholder': 'Why?' });
    expect(ui.b).toMatchObject({ 'ui:title': 'Bee', 'ui:help': 'It hums' });
    expect(ui.c['ui:widget']).toBe('checkbox');
    expect(notes).toEqual(['left-out ui /c/ui:classNames']);
  });

  it('lists what is for no field', () => {
    expect(imported(form({ a: text }), { gone: { 'ui:help': 'x' } }).notes).toEqual([
      'left-out ui /gone',
    ]);
  });
});

describe('foreign files', () => {
  it('renames what no field can be called', () => {
    const { schema, notes } = imported(
      '{"type":"object","properties":{"__proto__":{"type":"string","maxLength":5},"constructor":{"type":"string","maxLength":5},"first-name":{"type":"string","maxLength":5},"policy":{"type":"string","maxLength":5},"9":{"type":"string","maxLength":5}}}',
    );
    expect(Object.keys(schema.properties)).toEqual([
      'field',
      'proto',
      'constructor_',
      'first_name',
      'policy_',
    ]);
    expect(notes.filter((note) => note.startsWith('changed'))).not.toEqual([]);
  });

  it('says why a name that can change how programs work is sent under another one', () => {
    const { texts } = imported(
      `{"type":"object","properties":{"__proto__":${JSON.stringify(text)},"constructor":${JSON.stringify(text)}}}`,
    );
    expect(texts['/properties/__proto__']).toContain('can change how programs work');
    expect(texts['/properties/constructor']).toContain('can change how programs work');
  });

  it('lists references that lead nowhere, elsewhere, or back', () => {
    const { notes } = imported(
      form(
        {
          a: { $ref: '#/definitions/none' },
          b: { $ref: 'https://example.com/x.json' },
          c: { $ref: '#/definitions/tree' },
        },
        { definitions: { tree: form({ name: text, below: { $ref: '#/definitions/tree' } }) } },
      ),
    );
    expect(notes).toContain('left-out /properties/a/$ref');
    expect(notes).toContain('left-out /properties/b/$ref');
    expect(notes).toContain('left-out /definitions/tree/properties/below/$ref');
  });

  it.each([
    [
      {
        type: 7,
        properties: { a: 3, b: null, c: [], d: true, e: false },
        required: 'a',
        allOf: {},
      },
    ],
    [
      form({
        a: { type: 'string', maxLength: 'x', minLength: -1, enum: 4, pattern: 5, format: {} },
        b: text,
      }),
    ],
    [
      form(
        { a: { type: 'array', items: false }, b: { type: 'array' }, c: { oneOf: [] }, d: text },
        { if: 3, then: 4, dependencies: { a: 5 } },
      ),
    ],
    [
      form({
        a: { type: 'string', minLength: 9, maxLength: 3 },
        b: { type: 'integer', minimum: 9, maximum: 3 },
      }),
    ],
  ])('survives %j', (schema) => {
    expect(imported(schema).ui['ui:title']).toBe('Tried');
  });

  it.each([
    [true],
    [false],
    [null],
    [[]],
    ['"text"'],
    [7],
    [{}],
    [{ type: 'object', properties: [] }],
    [{ name: 'a-package', version: '1.0.0' }],
    [form({ a: false, b: { type: 'array', items: false }, c: { enum: [] } }, { if: 3, then: 4 })],
    [{ $ref: '#' }],
    [{ allOf: [{ $ref: '#' }, { $ref: '#/allOf/0' }] }],
  ])('makes no request type of %j, which has nothing to ask for', (schema) => {
    const text = typeof schema === 'string' ? schema : JSON.stringify(schema);
    expect(importSchema({ schema: text }, { key: 'tried', title: 'Tried' })).toEqual({
      source: 'schema',
      problem: expect.stringContaining('Nothing in this file can be asked for in a form'),
    });
  });

  it('loses one rule, and no field, where two rules contradict each other', () => {
    const { schema, notes } = imported(
      form({
        a: text,
        b: { type: 'integer', minimum: 10, maximum: 3 },
        c: { type: 'array', maxItems: 3, items: form({ first: text }) },
      }),
    );
    expect(Object.keys(schema.properties)).toEqual(['a', 'b', 'c']);
    expect(notes).toEqual(['left-out /properties/b']);
  });

  it('keeps a list whose entries can have no name', () => {
    const { schema } = imported(form({ a: { type: 'array', maxItems: 3, items: true }, b: text }));
    expect(Object.keys(schema.properties)).toEqual(['a', 'b']);
  });

  it('gives a field another title where its own cannot be shown', () => {
    const { ui, notes } = imported(form({ xxxxxxxxxx: text }));
    expect(ui.xxxxxxxxxx).toMatchObject({ 'ui:title': 'Field', 'ui:widget': 'text' });
    expect(notes).toContain('left-out /properties/xxxxxxxxxx');
  });

  it('lists names that are written twice in one object', () => {
    const { schema, notes } = imported(
      '{"type":"object","properties":{"a":{"type":"string"},"a":{"type":"integer"}}}',
    );
    expect(schema.properties).toEqual({ a: { type: 'integer' } });
    expect(notes).toEqual(['left-out /properties/a']);
  });

  it('asks for a text where there are more choices than a form can show', () => {
    const values = Array.from({ length: 20_000 }, (_, i) => `v${i}`);
    const { schema, notes } = imported(form({ a: { ...text, enum: values } }));
    expect(schema.properties.a).toEqual(text);
    expect(notes).toEqual(['left-out /properties/a/enum']);
  });

  it('says that an object without properties is left out', () => {
    expect(imported(form({ a: text, b: { type: 'object' } })).notes).toEqual([
      'left-out /properties/b',
    ]);
  });

  it('adds no field for an object of which a condition says only what it requires', () => {
    const { schema } = imported(
      form(
        { kind: { enum: ['x', 'y'] }, person: form({ first: text, last: text }) },
        {
          if: { properties: { kind: { const: 'x' } } },
          then: { properties: { person: { required: ['last'] } }, required: ['person'] },
        },
      ),
    );
    expect(Object.keys(schema.properties)).toEqual(['kind', 'person_first', 'person_last']);
    expect(schema.allOf[0].then).toEqual({ required: ['person_last'] });
  });

  it('sends a property that is called as a keyword under its name', () => {
    expect(imported(form({ $ref: text })).send).toMatchObject({ '/$ref': '/answers/ref' });
  });

  it('resolves references against the address of the schema that they are in', () => {
    const { schema, notes } = imported({
      ...form({
        inner: { $ref: 'inner' },
        limit: { $ref: '/forms/inner#/$defs/size' },
        outer: { $ref: 'https://example.com/forms/main#/$defs/size' },
        anchor: { $ref: '#size' },
      }),
      $id: 'https://example.com/forms/main',
      $defs: {
        size: { $anchor: 'size', type: 'integer', maximum: 9 },
        inner: {
          $id: 'inner',
          ...form({ own: { $ref: '#/$defs/size' }, anchor: { $ref: '#size' } }),
          $defs: { size: { $anchor: 'size', type: 'integer', maximum: 3 } },
        },
      },
    });
    expect(notes).toEqual([]);
    const maxima = Object.entries<any>(schema.properties).map(([name, { maximum }]) => [
      name,
      maximum,
    ]);
    expect(Object.fromEntries(maxima)).toEqual({
      inner_own: 3,
      inner_anchor: 3,
      limit: 3,
      outer: 9,
      anchor: 9,
    });
  });

  it('takes no value for an address', () => {
    const { schema } = imported({
      ...form({ a: { $ref: 'size' } }),
      $id: 'https://example.com/main',
      default: { $id: 'size', type: 'boolean' },
      $defs: { size: { $id: 'size', type: 'integer' } },
    });
    expect(schema.properties.a.type).toBe('integer');
  });

  it('comes to an end where references multiply each other', () => {
    const level = (i: number) => ({
      allOf: [{ $ref: `#/$defs/l${i + 1}` }, { $ref: `#/$defs/l${i + 1}` }],
    });
    const $defs = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`l${i}`, level(i)]));
    expect(
      imported({ $ref: '#/$defs/l0', $defs: { ...$defs, l30: form({ a: text }) } }).notes.length,
    ).toBeGreaterThan(0);
  });

  it('says why a file cannot be read', () => {
    const problem = importSchema({ schema: '{ "a": }' }, { key: 'tried', title: 'Tried' });
    expect(problem).toMatchObject({ source: 'schema', problem: expect.stringContaining('line 1') });
    const ofUi = importSchema({ schema: '{}', ui: '{' }, { key: 'tried', title: 'Tried' });
    expect(ofUi).toMatchObject({ source: 'ui' });
  });
});
