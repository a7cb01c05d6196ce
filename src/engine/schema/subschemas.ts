import type { Pointer } from '../definition/definition';
import { isObject } from '../json/object';
import { pointerOf } from '../json/pointer';

/** Words of JSON Schema to whose right one schema, a list of them, or schemas by name stand. */
export const applicators = {
  one: ['if', 'then', 'else', 'not', 'items', 'additionalProperties', 'propertyNames', 'contains'],
  list: ['allOf', 'anyOf', 'oneOf'],
  named: ['properties', 'patternProperties'],
};

/** What stands directly inside a schema where a schema belongs, with its place. */
export function* subschemas(schema: object, at: Pointer = ''): Generator<[Pointer, unknown]> {
  for (const [word, value] of Object.entries(schema)) {
    const place = at + pointerOf(word);
    if (applicators.one.includes(word)) yield [place, value];
    else if (applicators.list.includes(word) && Array.isArray(value))
      for (const [i, part] of value.entries()) yield [place + pointerOf(i), part];
    else if (applicators.named.includes(word) && isObject(value))
      for (const [name, part] of Object.entries(value)) yield [place + pointerOf(name), part];
  }
}

/**
 * JSON Schema lets `true` stand for a schema that everything meets, and a list for the entries of a list one by one.
 * Nobody could draw either: the places where one of them stands.
 */
export function* nonObjectSubschemas(schema: unknown, at: Pointer = ''): Generator<Pointer> {
  if (!isObject(schema)) return;
  for (const [place, part] of subschemas(schema, at)) {
    if (isObject(part)) yield* nonObjectSubschemas(part, place);
    else if (!place.endsWith('/additionalProperties')) yield place;
  }
}
