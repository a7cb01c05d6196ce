import { describe, expect, it } from 'vitest';
import { form, imported, text } from './imported';

describe('what is required', () => {
  it.each([{ const: '' }, { enum: [''] }, { type: 'string', const: '' }])(
    'may be an empty text, which is sent: %j',
    (kept) => {
      const { send, notes } = imported(form({ kept, a: text }, { required: ['kept'] }));
      expect(send.kept).toEqual({ const: '' });
      expect(notes).toEqual(['changed /properties/kept']);
    },
  );

  it.each([
    [{ required: ['a', 'ghost'] }, '/required/1'],
    [{ dependentRequired: { a: ['ghost'] } }, '/dependentRequired/a/0'],
    [{ dependencies: { a: ['b', 'ghost'] } }, '/dependencies/a/1'],
  ])('is listed at its place where nothing describes it: %j', (rest, at) => {
    const { notes, texts } = imported(form({ a: text, b: text }, rest));
    expect(notes).toEqual([`left-out ${at}`]);
    expect(texts[at]).toContain('Describe it under properties');
  });
});

it('leaves out characters that are no text, and says where', () => {
  const { schema, send, notes } = imported(
    form({
      'a\u0000b': text,
      kind: { enum: ['x\u0000y', 'z'] },
      fixed: { const: ['k\ud800'] },
    }),
  );
  expect(schema.properties.kind.enum).toEqual(['xy', 'z']);
  expect(send).toMatchObject({ ab: '/answers/ab', fixed: { const: ['k'] } });
  expect(notes.slice(0, 3)).toEqual([
    'changed /properties/a\u0000b',
    'changed /properties/kind/enum/0',
    'changed /properties/fixed/const/0',
  ]);
});

it.each([
  [{ required: ['a'], anyOf: [{ required: ['a'] }, { required: ['b'] }] }, ['a'], undefined],
  [{ anyOf: [{ required: ['a'] }, { required: ['a'] }] }, ['a'], undefined],
  [{ anyOf: [{ required: ['a'] }, { required: ['b'] }] }, undefined, ['a', 'b']],
])('asks for one of several only where that says something: %j', (rest, required, anyRequired) => {
  const { schema, notes } = imported(form({ a: text, b: text }, rest));
  expect(schema.required).toEqual(required);
  expect(schema.anyRequired).toEqual(anyRequired);
  expect(notes).toEqual([]);
});

it('keeps no list of one name where a condition says "one of these" of a required field', () => {
  const { schema } = imported(
    form(
      { a: text, b: text, k: { enum: ['x', 'y'] } },
      {
        required: ['a'],
        if: { properties: { k: { const: 'x' } }, required: ['k'] },
        then: { oneOf: [{ required: ['a'] }, { required: ['b'] }] },
      },
    ),
  );
  expect(JSON.stringify(schema)).not.toMatch(/anyRequired|atMostOne/);
});

it('asks for no property that a closed object does not know', () => {
  const { schema, notes, texts } = imported(
    form(
      { a: text },
      {
        additionalProperties: false,
        allOf: [{ properties: { b: text } }],
        if: { required: ['a'] },
        then: { properties: { c: text } },
      },
    ),
  );
  expect(Object.keys(schema.properties)).toEqual(['a']);
  expect(JSON.stringify(schema)).not.toContain('"c"');
  expect(notes).toContain('left-out /allOf/0/properties/b');
  expect(notes).toContain('left-out /then/properties/c');
  expect(texts['/allOf/0/properties/b']).toContain('/additionalProperties is false');
});

it('takes no number where the same field is a text, and says so', () => {
  const { schema, notes } = imported(
    form(
      { n: text, k: { enum: ['x', 'y'] } },
      {
        if: { properties: { k: { const: 'x' } }, required: ['k'] },
        then: { properties: { n: { type: 'integer', minimum: 1, maximum: 5 } } },
      },
    ),
  );
  expect(schema.properties.n).toEqual(text);
  expect(notes).toContain('left-out /then/properties/n');
});

it.each([[[true, 'x']], [[false, 'x', 'y']], [[true, false, 'maybe']]])(
  'sends choices of several kinds as texts, and says so: %j',
  (values) => {
    const { schema, notes } = imported(form({ a: { enum: values } }));
    expect(schema.properties.a.enum).toEqual(values.map(String));
    expect(notes).toEqual(['changed /properties/a/enum']);
  },
);
