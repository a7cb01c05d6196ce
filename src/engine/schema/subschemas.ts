import type { Pointer } from '../definition/definition';
import { isObject } from '../json/object';
import { pointerOf } from '../json/pointer';

/** The applicators of JSON Schema: keywords whose value is one schema, a list of schemas, or schemas by name. */
export const applicators = {
  one: [
    'if',
    'then',
    'else',
    'not',
    'items',
    'additionalProperties',
    'propertyNames',
    'contains',
    'usually',
  ],
  list: ['allOf', 'anyOf', 'oneOf'],
  named: ['properties', 'patternProperties'],
};

/** The direct subschemas of a schema, with their locations below `at`, in the order of the file. */
export function* subschemas(schema: object, at: Pointer = ''): Generator<[Pointer, unknown]> {
  for (const [keyword, value] of Object.entries(schema)) {
    const location = at + pointerOf(keyword);
    if (applicators.one.includes(keyword)) yield [location, value];
    else if (applicators.list.includes(keyword) && Array.isArray(value))
      for (const [i, part] of value.entries()) yield [location + pointerOf(i), part];
    else if (applicators.named.includes(keyword) && isObject(value))
      for (const [name, part] of Object.entries(value)) yield [location + pointerOf(name), part];
  }
}

/** Whether a schema has a keyword anywhere. */
export function hasKeyword(schema: object, keyword: string): boolean {
  if (Object.hasOwn(schema, keyword)) return true;
  for (const [, part] of subschemas(schema))
    if (isObject(part) && hasKeyword(part, keyword)) return true;
  return false;
}

/**
 * The locations of subschemas that are no object: booleans, and lists of `items`. JSON Schema allows both, and a form
 * can draw neither.
 */
export function* nonObjectSubschemas(schema: unknown, at: Pointer = ''): Generator<Pointer> {
  if (!isObject(schema)) return;
  for (const [location, part] of subschemas(schema, at)) {
    if (isObject(part)) yield* nonObjectSubschemas(part, location);
    else if (!location.endsWith('/additionalProperties')) yield location;
  }
}
