import {
  type Definition,
  type Json,
  partsOf,
  type Pointer,
  pointerOf,
  type Schema,
  schemaLocations,
} from '#engine';

/** A condition of schema.json or request.json. */
export interface Condition {
  file: 'schema' | 'request';
  at: Pointer;
  condition: Schema;
  /** What it is evaluated against: the answers of a field, one policy, the document, or the response to a call. */
  instance: 'answers' | 'policy' | 'document' | 'response';
  /** For `answers`: the field, list entries under `items`. */
  field: Pointer;
}

/** Every condition of a definition. */
export function conditionsOf(definition: Definition): Condition[] {
  return Object.entries(schemaLocations(definition))
    .filter(([location]) => location !== 'schema')
    .map(([location, condition]) => {
      const [file, at = ''] = location.split('#') as ['schema' | 'request', string?];
      const instance = file === 'schema' ? 'answers' : instanceOf(at);
      return { file, at, condition, instance, field: file === 'schema' ? fieldAt(at) : '' };
    });
}

function instanceOf(at: Pointer): Condition['instance'] {
  if (at.startsWith('/policies/')) return 'policy';
  return /\/(holdsWhen|foundWhen)$/.test(at) ? 'response' : 'document';
}

/** `/properties/a/items/allOf/0/if` → `/a/items` */
function fieldAt(location: Pointer): Pointer {
  const parts = partsOf(location);
  const field: string[] = [];
  for (let i = 0; i < parts.length; i++) {
    if (parts[i] === 'properties') field.push(parts[++i]!);
    else if (parts[i] === 'items') field.push('items');
    else if (parts[i] === 'allOf') i++;
  }
  return pointerOf(...field);
}

/** One property that a condition tests. */
export interface Test {
  /** From the instance of the condition, `['answers', 'reason']`. */
  path: string[];
  /** Pointer into the condition. */
  location: Pointer;
  schema: Schema;
  /** The values of its `const` or `enum`. */
  values: Json[] | undefined;
  isRequired: boolean;
  /** Below `anyOf` or `oneOf`: the condition can hold although the test fails. */
  isAlternative: boolean;
}

/** Every property that a condition tests, also inside objects and combinations. */
export function* testsIn(
  condition: Schema,
  location = '',
  path: string[] = [],
  isAlternative = false,
): Generator<Test> {
  for (const [name, schema] of Object.entries<Schema>(condition.properties ?? {})) {
    const inner = location + pointerOf('properties', name);
    const isRequired = (condition.required ?? []).includes(name);
    const values = 'const' in schema ? [schema.const] : schema.enum;
    yield { path: [...path, name], location: inner, schema, values, isRequired, isAlternative };
    yield* testsIn(schema, inner, [...path, name], isAlternative);
  }
  for (const keyword of ['allOf', 'anyOf', 'oneOf'])
    for (const [i, schema] of ((condition[keyword] ?? []) as Schema[]).entries())
      yield* testsIn(
        schema,
        location + pointerOf(keyword, i),
        path,
        isAlternative || keyword !== 'allOf',
      );
}

/** A name that a condition requires and does not test. */
export interface RequiredName {
  /** As of a {@link Test}. */
  path: string[];
  location: Pointer;
}

/** The names that a condition only asks to be there, also inside objects and combinations. */
export function* requiredIn(
  condition: Schema,
  location = '',
  path: string[] = [],
): Generator<RequiredName> {
  const { properties = {}, required = [] } = condition;
  for (const [i, name] of (Array.isArray(required) ? required : []).entries())
    if (!Object.hasOwn(properties, name))
      yield { path: [...path, name], location: location + pointerOf('required', i) };
  for (const [name, schema] of Object.entries<Schema>(properties))
    yield* requiredIn(schema, location + pointerOf('properties', name), [...path, name]);
  for (const keyword of ['allOf', 'anyOf', 'oneOf'])
    for (const [i, schema] of ((condition[keyword] ?? []) as Schema[]).entries())
      yield* requiredIn(schema, location + pointerOf(keyword, i), path);
}

/** Every test of every condition of a definition. */
export function* testsOf(definition: Definition): Generator<{ condition: Condition; test: Test }> {
  for (const condition of conditionsOf(definition))
    for (const test of testsIn(condition.condition)) yield { condition, test };
}
