import type { Pointer, Schema } from '../definition';
import { keywords } from '../keywords';
import { nearest } from '../nearest';
import { isObject } from '../object';
import { pointerOf } from '../pointer';

/** Words to whose right one schema, a list of them, or schemas by name stand. */
const one = [
  'if',
  'then',
  'else',
  'not',
  'items',
  'additionalProperties',
  'propertyNames',
  'contains',
];
const list = ['allOf', 'anyOf', 'oneOf'];
const named = ['properties', 'patternProperties'];

const besides = `
  $schema $id $comment title description default examples readOnly writeOnly type enum const
  required dependencies minLength maxLength pattern format minimum maximum exclusiveMinimum
  exclusiveMaximum multipleOf minItems maxItems uniqueItems minProperties maxProperties
  contentEncoding contentMediaType
`
  .trim()
  .split(/\s+/);

const known = [...one, ...list, ...named, ...besides, ...keywords.map(({ name }) => name)];

/** Every word of a schema that neither JSON Schema nor our vocabulary knows, with its place and what to say. */
export function* unknownWords(
  schema: Schema,
  at: Pointer = '',
): Generator<{ at: Pointer; says: string }> {
  for (const [word, value] of Object.entries(schema)) {
    const place = at + pointerOf(word);
    if (!known.includes(word)) {
      const close = nearest(word, known);
      const hint = close ? `Did you mean "${close}"?` : 'Correct or remove it.';
      yield { at: place, says: `"${word}" is no word of a schema. ${hint}` };
    } else if (one.includes(word) && isObject(value)) yield* unknownWords(value, place);
    else if (list.includes(word) && Array.isArray(value))
      for (const [i, part] of value.entries()) yield* unknownWords(part, place + pointerOf(i));
    else if (named.includes(word) && isObject(value))
      for (const [name, part] of Object.entries(value))
        if (isObject(part)) yield* unknownWords(part, place + pointerOf(name));
  }
}
