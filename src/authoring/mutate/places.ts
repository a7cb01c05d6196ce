import {
  type Definition,
  type Described,
  describedFields,
  isObject,
  oncePer,
  partsOf,
  type Pointer,
  pointerOf,
  type Schema,
  subschemas,
} from '#engine';
import { conditionsOf } from '../lint/shared/conditions';

/** A schema of a definition. */
export interface Place {
  file: 'schema' | 'request';
  at: Pointer;
  schema: Schema;
  /** `describes` an answer, `tests` a value in a condition, or says what is `usual`. */
  role: 'describes' | 'tests' | 'usual';
  /** The value, as a pointer into the document; `/response/…` for that of a call. */
  value: Pointer;
  /** What the pointers of its keywords begin at, as a pointer into the document. */
  root: Pointer;
  /** The condition that it is part of. */
  condition?: Pointer;
  /** Inside a `not`. */
  isNegated: boolean;
  /** The insurer's value, or part of one. */
  isReadOnly: boolean;
}

/** A schema and every schema inside it. */
function* placesIn(place: Place): Generator<Place> {
  yield place;
  const { file, at, value } = place;
  for (const [inner, schema] of subschemas(place.schema, at)) {
    if (!isObject(schema)) continue;
    const [keyword, name] = partsOf(inner.slice(at.length)) as [string, string?];
    const below: { [keyword: string]: Pointer } = {
      properties: pointerOf(name ?? ''),
      items: '/items',
      contains: '/items',
    };
    const isCondition = file === 'schema' && keyword === 'if';
    yield* placesIn({
      ...place,
      at: inner,
      schema,
      value: value + (below[keyword] ?? ''),
      ...(isCondition && { role: 'tests', condition: inner }),
      ...(keyword === 'usually' && { role: 'usual' }),
      isNegated: place.isNegated !== (keyword === 'not'),
      isReadOnly: place.isReadOnly || schema.readOnly === true,
    });
  }
}

/** Every schema in schema.json. */
export const schemaPlaces = oncePer(({ schema }: Definition): Place[] => [
  ...placesIn({
    file: 'schema',
    at: '',
    schema,
    role: 'describes',
    value: '/answers',
    root: '/answers',
    isNegated: false,
    isReadOnly: false,
  }),
]);

/** What a condition of request.json tests, as a pointer into the document. */
const tested = { answers: '/answers', document: '', policy: '/policy', response: '/response' };

/** Every schema in the conditions of request.json. */
export const requestPlaces = oncePer((definition: Definition): Place[] =>
  conditionsOf(definition)
    .filter(({ file }) => file === 'request')
    .flatMap(({ at, condition, instance }) => [
      ...placesIn({
        file: 'request',
        at,
        schema: condition,
        role: 'tests',
        value: tested[instance],
        root: tested[instance],
        condition: at,
        isNegated: false,
        isReadOnly: false,
      }),
    ]),
);

/** Every description of every field. */
export const allFields = oncePer(({ schema }: Definition): Described[] => describedFields(schema));

/** The schemas that describe answers. */
export const descriptions = (definition: Definition): Place[] =>
  schemaPlaces(definition).filter(({ role }) => role === 'describes');

/** Those of what the customer answers. */
export const askedPlaces = (definition: Definition): Place[] =>
  descriptions(definition).filter(({ isReadOnly }) => !isReadOnly);

/** Those of what only the insurer fills in. */
export const recordPlaces = (definition: Definition): Place[] =>
  descriptions(definition).filter(({ isReadOnly }) => isReadOnly);

/** The schemas that say what is usual. */
export const usualPlaces = (definition: Definition): Place[] =>
  schemaPlaces(definition).filter(({ role }) => role === 'usual');

/** The schemas inside the conditions of a file. */
export const testPlaces = (definition: Definition, file: Place['file']): Place[] =>
  (file === 'schema' ? schemaPlaces : requestPlaces)(definition).filter(
    ({ role }) => role === 'tests',
  );

/** The conditions of a file as wholes. */
export const conditionPlaces = (definition: Definition, file: Place['file']): Place[] =>
  testPlaces(definition, file).filter(({ at, condition }) => at === condition);

/** Every object inside a JSON value with its pointer. */
export function* objectsIn(
  value: unknown,
  at: Pointer = '',
): Generator<[Pointer, Record<string, any>]> {
  if (isObject(value)) yield [at, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) yield* objectsIn(part, at + pointerOf(name));
}
