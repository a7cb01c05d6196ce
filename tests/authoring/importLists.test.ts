import { describe, expect, it } from 'vitest';
import { form, imported, text } from './imported';

const ways = { type: 'array', uniqueItems: true, items: { enum: ['post', 'mail'] } };
const isFirm = { properties: { kind: { const: 'firm' } }, required: ['kind'] };

describe('a list that is required', () => {
  it('may be left open where the source takes a list without entries', () => {
    const { schema, notes } = imported(
      form(
        {
          free: ways,
          trips: { type: 'array', maxItems: 2, items: form({ to: text }) },
          some: { ...ways, minItems: 1 },
          named: { ...ways, contains: { const: 'post' } },
        },
        { required: ['free', 'trips', 'some', 'named'] },
      ),
    );
    expect(schema.required).toEqual(['some', 'named']);
    expect(notes).toEqual([]);
  });

  it('may be left open in objects and lists, too, and not where a condition requires it', () => {
    const { schema, notes } = imported(
      form(
        {
          kind: { enum: ['firm', 'person'] },
          late: ways,
          stay: form({ since: text, ways }, { required: ['ways', 'since'] }),
          trips: {
            type: 'array',
            maxItems: 2,
            items: form({ to: text, ways }, { required: ['ways'] }),
          },
        },
        { if: isFirm, then: { required: ['late'] } },
      ),
    );
    expect(schema.properties.trips.items.required).toBeUndefined();
    expect(schema.required).toBeUndefined();
    expect(schema.allOf.map(({ then }: { then: object }) => then)).toEqual([
      { required: ['stay_since'] },
      { required: ['late'] },
    ]);
    expect(notes).toEqual(['changed /then/required/0']);
  });

  it('counts in a condition only with entries, which is listed, and the opposite is true without them', () => {
    const { schema, notes } = imported(
      form(
        { trips: { type: 'array', maxItems: 2, items: text } },
        {
          required: ['trips'],
          if: { required: ['trips'] },
          then: { properties: { x: text } },
          else: { properties: { y: text } },
        },
      ),
    );
    const given = { properties: { trips: { minItems: 1 } }, required: ['trips'] };
    expect(schema.allOf.map((rule: { if: object }) => rule.if)).toEqual([given, { not: given }]);
    expect(notes).toEqual(['changed /if/required/0']);
  });

  it('is sent without entries where its entries are fields, and has no gaps', () => {
    const list = { type: 'array', maxItems: 3, items: text };
    const { schema, send, notes } = imported(
      form(
        {
          open: { type: 'array', items: [text, text] },
          rows: { type: 'array', minItems: 3, items: [text, list, text] },
          fixed: { type: 'array', items: [text, text, { const: 'k' }] },
          none: { const: [] },
        },
        { required: ['open', 'rows', 'none'] },
      ),
    );
    expect(send).toMatchObject({
      open: { const: [] },
      none: { const: [] },
      '/rows/1': { each: '/answers/rows_2', or: [] },
      '/fixed/2': { const: 'k' },
    });
    expect(schema.required).toEqual(['rows_1', 'rows_3']);
    expect(notes).toEqual(['changed /properties/fixed/items/2', 'changed /properties/none']);
  });

  it('says that entries of a tuple have to differ, which fields do not', () => {
    const { notes } = imported(
      form({ p: { type: 'array', minItems: 2, uniqueItems: true, items: [text, text] } }),
    );
    expect(notes).toEqual(['left-out /properties/p/uniqueItems']);
  });

  it('are among the fields of which one is answered', () => {
    const { schema, notes } = imported(
      form({ ways, name: text }, { anyOf: [{ required: ['ways'] }, { required: ['name'] }] }),
    );
    expect(schema.anyRequired).toEqual(['ways', 'name']);
    expect(notes).toEqual(['changed /anyOf']);
  });
});

it('says under a condition how many entries a list has', () => {
  const trips = { type: 'array', maxItems: 5, items: form({ to: text }) };
  const { schema, notes } = imported(
    form(
      { kind: { enum: ['firm', 'person'] }, ways, trips },
      {
        if: isFirm,
        then: { properties: { ways: { minItems: 1 }, trips: { minItems: 2, maxItems: 3 } } },
      },
    ),
  );
  expect(schema.allOf[0].then).toEqual({
    properties: { ways: { minItems: 1 }, trips: { minItems: 2, maxItems: 3 } },
  });
  expect(notes).toEqual([]);
});

it('requires an entry under a condition of a list that is sent without entries otherwise', () => {
  const { schema, send, notes } = imported(
    form(
      { kind: { enum: ['firm', 'person'] }, ways },
      { required: ['ways'], if: isFirm, then: { properties: { ways: { minItems: 1 } } } },
    ),
  );
  expect(send.ways).toEqual({ from: '/answers/ways', or: [] });
  expect(schema.allOf[0].then.required).toEqual(['ways']);
  expect(notes).toEqual([]);
});

it('says of a list that a branch requires that it is sent without entries, too', () => {
  const { send, texts } = imported(
    form(
      { kind: { enum: ['firm', 'person'] } },
      { if: isFirm, then: { properties: { ways }, required: ['ways'] } },
    ),
  );
  expect(send.ways).toEqual({ from: '/answers/ways', or: [] });
  expect(texts['/then/required/0']).toContain('where it is not asked for, too');
});

it('says nothing of the type of the entries of a list of files', () => {
  const scans = { type: 'array', items: { type: 'string', format: 'data-url' } };
  expect(imported(form({ scans })).notes).toEqual([
    'changed /properties/scans',
    'added /properties/scans',
    'changed /properties/scans',
  ]);
});

it('sends an entry that is a list without entries', () => {
  const words = { type: 'array', maxItems: 3, items: text };
  const { send } = imported(form({ rows: { type: 'array', maxItems: 3, items: words } }));
  expect(send.rows).toMatchObject({ send: { '': { each: '/item/value', or: [] } } });
});
