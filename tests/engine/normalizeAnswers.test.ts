import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formats } from '../../src/engine/formats';
import { transforms as allTransforms } from '../../src/engine/keywords/transform';
import { activePart, activeSchema, unexpectedFields, normalizeAnswers } from '../../src/engine';
import type { CompiledDefinition } from '../../src/engine';
import { small } from './definitionOf';

const smoking = small({
  properties: {
    smokes: { enum: ['yes', 'no'] },
    note: { type: 'string', transform: ['toUpperCase'] },
  },
  allOf: [
    {
      if: { properties: { smokes: { const: 'yes' } }, required: ['smokes'] },
      then: {
        properties: { packs: { type: 'integer' }, kind: { enum: ['pipe', 'cigarette'] } },
        required: ['packs'],
        allOf: [
          {
            if: { properties: { kind: { const: 'pipe' } }, required: ['kind'] },
            then: { properties: { bowl: { type: 'string' } } },
          },
        ],
      },
    },
  ],
});

const parties = small({
  properties: {
    insured: {
      type: 'object',
      properties: { ill: { type: 'boolean' } },
      allOf: [
        {
          if: { properties: { ill: { const: true } }, required: ['ill'] },
          then: { properties: { illness: { type: 'string' } } },
        },
      ],
    },
    others: {
      type: 'array',
      items: {
        type: 'object',
        properties: { kind: { enum: ['a', 'b'] } },
        if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
        then: { properties: { more: { type: 'string' } } },
      },
    },
  },
});

/** A condition of the form that reads a text within a list. */
const listed = small({
  properties: {
    parties: {
      type: 'array',
      items: {
        type: 'object',
        properties: { role: { type: 'string', transform: ['toUpperCase'] } },
      },
    },
  },
  if: {
    properties: {
      parties: {
        items: {
          type: 'object',
          properties: { role: { not: { const: 'HEIR' } } },
          required: ['role'],
        },
      },
    },
    required: ['parties'],
  },
  then: { properties: { reason: { type: 'string' } } },
});

describe('normalizeAnswers', () => {
  it('shows by the canonical texts of lists, too', () => {
    expect(normalizeAnswers(listed, { parties: [{ role: ' heir' }], reason: 'None' })).toEqual({
      parties: [{ role: 'HEIR' }],
    });
    expect(normalizeAnswers(listed, { parties: [{ role: 'agent' }], reason: 'None' })).toEqual({
      parties: [{ role: 'AGENT' }],
      reason: 'None',
    });
  });

  it('ends where conditions write a text now in one way, now in the other', () => {
    const whenCode = (value: string, transform: string[]) => ({
      if: { properties: { code: { const: value } }, required: ['code'] },
      then: { properties: { code: { type: 'string', transform } } },
    });
    const code = { type: 'string' };
    const toAndFro = small({
      properties: { code },
      allOf: [whenCode('a', ['toUpperCase']), whenCode('A', ['toLowerCase'])],
    });
    expect(normalizeAnswers(toAndFro, { code: ' a' }).code).toMatch(/^a$/i);
    const outAndIn = small({
      properties: { code: { ...code, transform: ['toUpperCase'] } },
      allOf: [whenCode('A', ['toLowerCase'])],
    });
    expect(normalizeAnswers(outAndIn, { code: 'a' })).toEqual({ code: 'a' });
  });

  it('changes nothing in what it has normalised', () => {
    const transforms = [undefined, ...Object.keys(allTransforms).map((name) => [name])];
    const definition = small({
      properties: Object.fromEntries(
        [undefined, ...formats.map(({ name }) => name)].flatMap((format) =>
          transforms.map((transform, i) => [
            `${format}${i}`,
            { type: 'string', ...(format && { format }), ...(transform && { transform }) },
          ]),
        ),
      ),
    });
    const names = Object.keys(definition.schema.properties!);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const all = Object.fromEntries(names.map((name) => [name, text]));
        const once = normalizeAnswers(definition, all);
        expect(normalizeAnswers(definition, once)).toEqual(once);
      }),
    );
  });

  describe('what hides a value, and goes itself', () => {
    const shownWhen = (test: object, name: string) => ({
      if: test,
      then: { properties: { [name]: { type: 'string' } } },
    });
    const is = (name: string, value: string) => ({
      properties: { [name]: { const: value } },
      required: [name],
    });

    it('hides it no longer', () => {
      const definition = small({
        properties: { kind: { type: 'string' } },
        allOf: [
          shownWhen(is('kind', 'firm'), 'agent'),
          shownWhen(is('agent', 'yes'), 'agentName'),
          shownWhen({ not: is('agent', 'yes') }, 'own'),
        ],
      });
      const answers = { kind: 'person', agent: 'yes', own: 'Asha' };
      expect(normalizeAnswers(definition, answers)).toEqual({ kind: 'person', own: 'Asha' });
      expect(unexpectedFields(definition, answers).map(({ at }) => at)).toEqual(['/agent']);
    });

    it('hides it no longer where it was cleared', () => {
      const home = { type: 'object', properties: { city: { type: 'string' } } };
      const definition = small({
        properties: { home },
        allOf: [shownWhen({ not: { required: ['home'] } }, 'why')],
      });
      expect(normalizeAnswers(definition, { home: { city: ' ' }, why: 'Abroad' })).toEqual({
        why: 'Abroad',
      });
    });

    it('leaves each answer that is asked for, in forms of any shape', () => {
      const names = ['a', 'b', 'c', 'd', 'e', 'f'];
      const rule = (name: string, i: number) =>
        fc
          .tuple(fc.nat({ max: i - 1 }), fc.boolean(), fc.boolean())
          .map(([on, isNegated, isOfValue]) => {
            const test = isOfValue ? is(names[on]!, 'yes') : { required: [names[on]!] };
            return shownWhen(isNegated ? { not: test } : test, name);
          });
      const rules = fc.tuple(...names.slice(1).map((name, i) => rule(name, i + 1)));
      const given = fc.record(
        Object.fromEntries(names.map((name) => [name, fc.constantFrom('yes', 'no', '')])),
        { requiredKeys: [] },
      );
      fc.assert(
        fc.property(rules, fc.array(given, { minLength: 1, maxLength: 10 }), (allOf, all) => {
          const definition = small({ properties: { a: { type: 'string' } }, allOf });
          for (const answers of all) {
            const counted = normalizeAnswers(definition, answers);
            const asked = Object.keys(activeSchema(definition, counted).properties);
            const kept = names.filter((name) => answers[name] && asked.includes(name));
            expect(Object.keys(counted).sort()).toEqual(kept);
          }
        }),
        { numRuns: 60 },
      );
    });

    it('comes to an end where two fields hide each other', () => {
      const definition = small({
        properties: {},
        allOf: [
          shownWhen({ not: { required: ['b'] } }, 'a'),
          shownWhen({ not: { required: ['a'] } }, 'b'),
        ],
      });
      expect(normalizeAnswers(definition, { a: 'x' })).toEqual({ a: 'x' });
      expect(normalizeAnswers(definition, { a: 'x', b: 'y' })).toEqual({});
    });
  });

  it('keeps the answers of visible fields', () => {
    const answers = { smokes: 'yes', packs: 3, kind: 'pipe', bowl: 'briar' };
    expect(normalizeAnswers(smoking, answers)).toEqual(answers);
  });

  it('drops answers that a rule hides, and those that depend on them', () => {
    expect(
      normalizeAnswers(smoking, { smokes: 'no', packs: 3, kind: 'pipe', bowl: 'briar' }),
    ).toEqual({
      smokes: 'no',
    });
    expect(normalizeAnswers(smoking, { packs: 3 })).toEqual({});
  });

  it('drops hidden answers inside an object and inside each item of a list', () => {
    expect(
      normalizeAnswers(parties, {
        insured: { ill: false, illness: 'flu' },
        others: [
          { kind: 'a', more: 'kept' },
          { kind: 'b', more: 'hidden' },
        ],
      }),
    ).toEqual({ insured: { ill: false }, others: [{ kind: 'a', more: 'kept' }, { kind: 'b' }] });
  });

  it('trims texts, applies transform, and drops empty texts', () => {
    expect(normalizeAnswers(smoking, { smokes: 'no', note: '  so  ' })).toEqual({
      smokes: 'no',
      note: 'SO',
    });
    expect(normalizeAnswers(smoking, { smokes: 'no', note: '   ' })).toEqual({ smokes: 'no' });
  });

  it('evaluates conditions with normalized texts', () => {
    const country = small({
      properties: { c: { type: 'string', transform: ['toUpperCase'] } },
      allOf: [
        {
          if: { properties: { c: { const: 'IN' } }, required: ['c'] },
          then: { properties: { pan: { type: 'string', transform: ['toUpperCase'] } } },
        },
      ],
    });
    expect(normalizeAnswers(country, { c: ' in ', pan: 'x' })).toEqual({ c: 'IN', pan: 'X' });
    expect(unexpectedFields(country, { c: 'in', pan: 'x' })).toEqual([]);
  });

  it('is idempotent', () => {
    const once = normalizeAnswers(smoking, { smokes: 'yes', packs: 1, bowl: 'x', note: ' a ' });
    expect(normalizeAnswers(smoking, once)).toEqual(once);
  });

  it('does not change its input', () => {
    const given = Object.freeze({ smokes: 'no', packs: 3 });
    normalizeAnswers(smoking, given);
    expect(given).toEqual({ smokes: 'no', packs: 3 });
  });
});

describe('leftovers', () => {
  it('lists hidden and unknown fields', () => {
    const problems = unexpectedFields(smoking, { smokes: 'no', packs: 3, admin: true });
    expect(problems.map(({ at, rule }) => [at, rule])).toEqual([
      ['/packs', 'unknown'],
      ['/admin', 'unknown'],
    ]);
    expect(problems[1]!.message).toBe('admin is not asked for here');
  });

  it('lists nested fields with their path', () => {
    const answers = { insured: { ill: false, illness: 'flu' }, others: [{ kind: 'b', more: 'x' }] };
    expect(unexpectedFields(parties, answers).map(({ at }) => at)).toEqual([
      '/insured/illness',
      '/others/0/more',
    ]);
  });

  it('is not confused by names of inherited properties', () => {
    const answers = JSON.parse('{"smokes":"no","__proto__":{"x":1},"constructor":{"x":1}}');
    expect(unexpectedFields(smoking, answers).map(({ at }) => at)).toEqual([
      '/__proto__',
      '/constructor',
    ]);
    expect(normalizeAnswers(smoking, answers)).toEqual({ smokes: 'no' });
  });
});

const activeNow = (definition: CompiledDefinition, answers: object) =>
  activeSchema(definition, normalizeAnswers(definition, answers));

describe('activeSchema', () => {
  it('contains the visible fields and no conditions', () => {
    const hidden = activeNow(smoking, { smokes: 'no' });
    expect(Object.keys(hidden.properties)).toEqual(['smokes', 'note']);
    const shown = activeNow(smoking, { smokes: 'yes', kind: 'pipe' });
    expect(Object.keys(shown.properties)).toEqual(['smokes', 'note', 'packs', 'kind', 'bowl']);
    expect(shown.required).toEqual(['packs']);
    expect(JSON.stringify(shown)).not.toMatch(/"(if|then|allOf)"/);
  });

  it('evaluates conditions inside objects', () => {
    expect(
      activeNow(parties, { insured: { ill: true } }).properties.insured.properties,
    ).toHaveProperty('illness');
    expect(
      activeNow(parties, { insured: { ill: false } }).properties.insured.properties,
    ).not.toHaveProperty('illness');
  });

  it('returns the same object while the results of its conditions stay the same', () => {
    const active = (answers: object) => activePart(smoking, smoking.schema, answers);
    const first = active({ smokes: 'yes', kind: 'cigarette' });
    expect(active({ smokes: 'yes', kind: 'cigarette', packs: 2 })).toBe(first);
    expect(Object.keys(active({ smokes: 'no' }).properties)).toEqual(['smokes', 'note']);
    expect(active({ smokes: 'yes', kind: 'pipe' }).properties).toHaveProperty('bowl');
    expect(active({ smokes: 'yes', kind: 'cigarette' })).toBe(first);
  });

  it('is correct for more combinations than it caches', () => {
    const names = Array.from({ length: 6 }, (_, i) => `q${i}`);
    const many = small({
      properties: Object.fromEntries(names.map((name) => [name, { type: 'boolean' }])),
      allOf: names.map((name) => ({
        if: { properties: { [name]: { const: true } }, required: [name] },
        then: { properties: { [`${name}_details`]: { type: 'string' } } },
      })),
    });
    for (const turn of [0, 1])
      for (let bits = turn; bits < 2 ** names.length; bits++) {
        const answers = Object.fromEntries(
          names.map((name, i) => [name, Boolean(bits & (1 << i))]),
        );
        const shown = Object.keys(activeNow(many, answers).properties);
        const open = names.filter((name) => answers[name]).map((name) => `${name}_details`);
        expect(shown).toEqual([...names, ...open]);
      }
  });
});

describe('a text in a group', () => {
  const group = (properties: object) => ({ type: 'object', properties });
  const inCapitals = { type: 'string', transform: ['toUpperCase'] };
  const definition = small({
    properties: { g1: group({ kind: inCapitals }), g2: group({ code: { type: 'string' } }) },
    allOf: [
      {
        if: {
          properties: { g1: { properties: { kind: { const: 'IN' } }, required: ['kind'] } },
          required: ['g1'],
        },
        then: { properties: { g2: group({ code: inCapitals }) } },
      },
    ],
  });

  it('is written as the conditions that hold in the end describe it', () => {
    const once = normalizeAnswers(definition, { g1: { kind: 'in' }, g2: { code: 'abc' } });
    expect(once).toEqual({ g1: { kind: 'IN' }, g2: { code: 'ABC' } });
    expect(normalizeAnswers(definition, once)).toEqual(once);
  });
});
