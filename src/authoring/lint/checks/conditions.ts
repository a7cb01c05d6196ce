import {
  type Definition,
  type Json,
  partsOf,
  schemaLocations,
  type Pointer,
  pointerOf,
  type Schema,
} from '#engine';

/** A condition of schema.json or request.json, with what it is held against. */
export interface Condition {
  part: 'schema' | 'request';
  at: Pointer;
  condition: Schema;
  /** The answers of a field, one policy, the whole document, or the response to a call. */
  over: 'answers' | 'policy' | 'document' | 'response';
  /** For `answers`: the field, list items under `items`. */
  field: Pointer;
}

/** Every condition of a definition. */
export function conditionsOf(definition: Definition): Condition[] {
  return Object.entries(schemaLocations(definition))
    .filter(([place]) => place !== 'schema')
    .map(([place, condition]) => {
      const [part, at = ''] = place.split('#') as ['schema' | 'request', string?];
      const over = part === 'schema' ? 'answers' : overOf(at);
      return { part, at, condition, over, field: part === 'schema' ? fieldAt(at) : '' };
    });
}

function overOf(at: Pointer): Condition['over'] {
  if (at.startsWith('/policies/')) return 'policy';
  return /\/(stopWhen|holdsWhen|foundWhen)$/.test(at) ? 'response' : 'document';
}

/** `/properties/a/items/allOf/0/if` → `/a/items` */
function fieldAt(place: Pointer): Pointer {
  const parts = partsOf(place);
  const field: string[] = [];
  for (let i = 0; i < parts.length; i++) {
    if (parts[i] === 'properties') field.push(parts[++i]!);
    else if (parts[i] === 'items') field.push('items');
    else if (parts[i] === 'allOf') i++;
  }
  return pointerOf(...field);
}

/** One name that a condition tests. */
export interface Test {
  /** From where the condition is held, `['answers', 'reason']`. */
  path: string[];
  /** Pointer into the condition. */
  place: Pointer;
  part: Schema;
  /** The values that it asks for, where it names them. */
  values: Json[] | undefined;
  isRequired: boolean;
}

/** Every name that a condition tests, those inside objects and inside combinations too. */
export function* testsIn(condition: Schema, place = '', path: string[] = []): Generator<Test> {
  for (const [name, part] of Object.entries<Schema>(condition.properties ?? {})) {
    const at = place + pointerOf('properties', name);
    const isRequired = (condition.required ?? []).includes(name);
    const values = 'const' in part ? [part.const] : part.enum;
    yield { path: [...path, name], place: at, part, values, isRequired };
    yield* testsIn(part, at, [...path, name]);
  }
  for (const word of ['allOf', 'anyOf', 'oneOf'])
    for (const [i, part] of ((condition[word] ?? []) as Schema[]).entries())
      yield* testsIn(part, place + pointerOf(word, i), path);
}
