import fc from 'fast-check';
import type { Schema } from '../../src/engine';

/** A JSON Schema of an object, as small as the rules in it allow. */
export interface Source {
  schema: object;
  /** Some documents, of which the schema may take none. */
  documents: { [name: string]: unknown }[];
}

const word = (maxLength: number): Schema => ({ type: 'string', minLength: 1, maxLength });

/** What each property can be, what conditions test of it, and what branches say of it. */
const known: {
  [name: string]: { schema: Schema; values: unknown[]; tests: Schema[]; rules: Schema[] };
} = {
  kind: {
    schema: { enum: ['x', 'y', 'z'] },
    values: ['x', 'y', 'z'],
    tests: [{ const: 'x' }, { const: 'y' }, { enum: ['x', 'z'] }, { not: { const: 'y' } }],
    rules: [{ enum: ['x', 'y'] }, { const: 'x' }, {}],
  },
  agreed: {
    schema: { type: 'boolean' },
    values: [true, false],
    tests: [{ const: true }, { const: false }],
    rules: [{ const: true }],
  },
  name: {
    schema: word(12),
    values: ['b', 'hello', 'longer'],
    tests: [{ minLength: 3 }, { const: 'hello' }, {}],
    rules: [{ minLength: 2 }, { maxLength: 4 }, {}],
  },
  count: {
    schema: { type: 'integer', minimum: 1, maximum: 9 },
    values: [1, 3, 5, 9],
    tests: [{ minimum: 5 }, { const: 3 }, { maximum: 2 }],
    rules: [{ maximum: 4 }],
  },
  code: { schema: word(9), values: ['c', 'cc9'], tests: [{}], rules: [{ pattern: '^[a-z]*$' }] },
  ways: {
    schema: { type: 'array', uniqueItems: true, items: { enum: ['u', 'v', 'w'] } },
    values: [['u'], ['v', 'w']],
    tests: [{ contains: { const: 'u' } }, { minItems: 1 }],
    rules: [{ minItems: 1 }],
  },
  home: {
    schema: {
      type: 'object',
      properties: { town: word(5), type: { enum: ['own', 'let'] } },
    },
    values: [
      { town: 'p' },
      { type: 'own' },
      { town: 'p', type: 'let' },
      { town: 'p', type: 'own' },
    ],
    tests: [{ properties: { type: { const: 'own' } }, required: ['type'] }],
    rules: [{ required: ['town'] }],
  },
  trips: {
    schema: {
      type: 'array',
      maxItems: 2,
      items: { type: 'object', properties: { to: word(5), by: { enum: ['car', 'rail'] } } },
    },
    values: [
      [{ to: 'r' }],
      [
        { to: 'r', by: 'car' },
        { to: 'q', by: 'rail' },
      ],
    ],
    tests: [{ minItems: 1 }],
    rules: [{ minItems: 1 }, { maxItems: 1 }],
  },
};

/** What only branches describe. */
const ofBranches: { schema: Schema; value: unknown }[] = [
  { schema: word(6), value: 'e' },
  { schema: { enum: ['s', 't'] }, value: 's' },
  { schema: { type: 'integer', minimum: 1, maximum: 50 }, value: 7 },
  { schema: { const: 'K' }, value: 'K' },
  { schema: { type: 'boolean' }, value: true },
  { schema: { type: 'array', maxItems: 3, items: word(4) }, value: ['e'] },
];

/** Schemas of objects with conditions, choices and dependencies over a few properties of each kind. */
export const anySource = fc.gen().map((g): Source => {
  const pick = <T>(list: readonly T[]): T => g(fc.constantFrom, ...list) as T;
  const isOneOf = (parts: number): boolean => g(fc.integer, { min: 1, max: parts }) === 1;
  const some = <T>(list: readonly T[]): T[] => g(fc.subarray, [...list]) as T[];
  const few = <T>(list: readonly T[]): T[] => (isOneOf(2) ? [] : some(list).slice(0, 2));

  const names = ['kind', 'agreed', ...some(Object.keys(known).slice(2)).slice(0, 4)];
  const needed = some(names).slice(0, 3);
  const extras = Object.fromEntries(['e', 'g', 'h'].map((name) => [name, pick(ofBranches)]));

  const test = (depth = 0): Schema => {
    const tested = some(names).slice(0, 2);
    if (tested.length === 0) tested.push('kind');
    const plain: Schema = isOneOf(6)
      ? { required: tested }
      : {
          properties: Object.fromEntries(tested.map((name) => [name, pick(known[name]!.tests)])),
          required: isOneOf(8) ? tested.slice(1) : tested,
        };
    if (isOneOf(8)) return { not: plain };
    return depth === 0 && isOneOf(10) ? { anyOf: [plain, test(1)] } : plain;
  };
  const branch = (depth = 0): Schema => {
    const properties: Schema = {};
    for (const name of few(Object.keys(extras))) properties[name] = extras[name]!.schema;
    for (const name of few(names)) properties[name] = pick(known[name]!.rules);
    const required = some([
      ...Object.keys(properties),
      ...(isOneOf(4) ? [pick(names)] : []),
    ]).filter((name) => !['ways', 'trips'].includes(name));
    const free = names.filter(
      (name) => !needed.includes(name) && !required.includes(name) && !properties[name],
    );
    return {
      properties,
      required: [...new Set(required)],
      ...(free.length > 0 &&
        isOneOf(8) && {
          not: isOneOf(2)
            ? { required: [free[0]] }
            : { anyOf: free.slice(0, 2).map((name) => ({ required: [name] })) },
        }),
      ...(isOneOf(12) && {
        additionalProperties: false,
        properties: { ...Object.fromEntries(needed.map((name) => [name, {}])), ...properties },
      }),
      ...(depth === 0 && isOneOf(8) && { if: test(1), then: branch(1) }),
    };
  };
  const ofKind = (value: string): Schema => {
    const { properties, required, ...rest } = branch(1);
    return {
      ...rest,
      properties: { ...properties, kind: { const: value } },
      required: isOneOf(3) ? required : [...new Set(['kind', ...required])],
    };
  };
  const two = ['name', 'count', 'code', 'agreed'].filter(
    (name) => names.includes(name) && !needed.includes(name),
  );
  const pair = (keyword: string): Schema =>
    two.length < 2 ? {} : { [keyword]: two.slice(0, 2).map((name) => ({ required: [name] })) };
  const rules: (() => Schema)[] = [
    () => ({ if: test(), then: branch(), ...(isOneOf(2) && { else: branch() }) }),
    () => ({ oneOf: ['x', 'y', 'z'].slice(0, isOneOf(2) ? 2 : 3).map(ofKind) }),
    () => ({ anyOf: ['x', 'y', 'z'].map(ofKind) }),
    () => ({ dependencies: { [pick(names)]: isOneOf(2) ? [pick(names)] : branch(1) } }),
    () => (two.length < 2 ? {} : { not: { required: two.slice(0, 2) } }),
    () => pair('anyOf'),
    () => pair('oneOf'),
    () => ({ anyOf: [test(), test()] }),
    () => ({ oneOf: [branch(1), branch(1)] }),
  ];
  const schema = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, known[name]!.schema])),
    required: needed,
    allOf: [pick(rules)(), ...(isOneOf(2) ? [pick(rules)()] : [])],
  };
  const documents = Array.from({ length: 40 }, () => ({
    ...Object.fromEntries(some(names).map((name) => [name, pick(known[name]!.values)])),
    ...Object.fromEntries(few(Object.keys(extras)).map((name) => [name, extras[name]!.value])),
  }));
  return { schema, documents };
});
