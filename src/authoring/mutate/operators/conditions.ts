import { isObject, pointerOf, type Schema } from '#engine';
import { asText, type Edit, type Operator } from '../mutant';
import { conditionParts, descriptions, type Place, requestParts } from '../places';

type Change = (schema: Schema, at: string) => Edit[][];

const bounds = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'ageAtLeast',
  'ageBelow',
];

/** The same slips in the conditions of both files. */
const kinds: { [name: string]: Change } = {
  'required-drop': ({ required = [] }, at) =>
    (required as string[]).map((_, i) => [{ at: `${at}/required/${i}` }]),
  value: ({ const: value }, at) => {
    if (value === undefined) return [];
    return [[{ at: `${at}/const`, value: typeof value === 'boolean' ? !value : `${value}X` }]];
  },
  'enum-drop': ({ enum: values = [] }, at) =>
    values.length > 1 ? values.map((_: unknown, i: number) => [{ at: `${at}/enum/${i}` }]) : [],
  bound: (schema, at) =>
    bounds
      .filter((name) => typeof schema[name] === 'number')
      .flatMap((name) => [1, -1].map((by) => [{ at: `${at}/${name}`, value: schema[name] + by }])),
  'anyof-drop': ({ anyOf = [] }, at) =>
    anyOf.length > 1 ? anyOf.map((_: Schema, i: number) => [{ at: `${at}/anyOf/${i}` }]) : [],
  'keyword-drop': (schema, at) =>
    [
      ...bounds,
      'pattern',
      'contains',
      'not',
      'const',
      'enum',
      'before',
      'after',
      'notBefore',
      'notAfter',
      'differsFrom',
      'sameAs',
      'format',
    ]
      .filter((name) => name in schema)
      .map((name) => [{ at: `${at}/${name}` }]),
  negate: ({ not, contains }, at) => [
    ...(isObject(not) ? [[{ at, value: not }]] : []),
    ...(isObject(contains) ? [[{ at: `${at}/contains`, value: { not: contains } }]] : []),
  ],
};

const made = (file: 'schema' | 'request', parts: (definition: never) => Place[]): Operator[] =>
  Object.entries(kinds).map(([name, change]) => ({
    id: file === 'schema' ? `schema:condition-${name}` : `request:request-condition-${name}`,
    explains: name,
    part: file === 'schema' ? 'rules' : 'steps',
    *mutantsOf(definition) {
      for (const { at, schema } of parts(definition as never)) {
        // Statuses and other lists of policies have operators of their own.
        if (
          file === 'request' &&
          at.startsWith('/policies/where') &&
          name !== 'anyof-drop' &&
          name !== 'negate'
        )
          continue;
        for (const edits of change(schema, at))
          yield { file, edits, slip: `${edits[0]!.at} ${asText(edits[0]!.value)}` };
      }
    },
  }));

const whole = (id: string, edit: (at: string, condition: Schema) => Edit): Operator => ({
  id: `schema:${id}`,
  explains: id,
  part: 'rules',
  *mutantsOf(definition) {
    for (const { at, schema } of descriptions(definition))
      if (schema.if)
        yield { file: 'schema', edits: [edit(`${at}/if`, schema.if)], slip: at + pointerOf('if') };
  },
});

export const conditions: Operator[] = [
  ...made('schema', conditionParts),
  ...made('request', requestParts),
  whole('condition-always', (at) => ({ at, value: {} })),
  whole('condition-never', (at) => ({ at, value: { not: {} } })),
  whole('condition-inverted', (at, condition) => ({ at, value: { not: condition } })),
];
