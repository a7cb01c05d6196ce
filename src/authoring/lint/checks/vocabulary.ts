import {
  applicators,
  isObject,
  keywords,
  type Pointer,
  pointerOf,
  type Schema,
  subschemas,
} from '#engine';
import { nearest } from '../nearest';
const besides = `
  $schema $id $comment title description default examples readOnly writeOnly type enum const
  required dependencies minLength maxLength pattern format minimum maximum exclusiveMinimum
  exclusiveMaximum multipleOf minItems maxItems uniqueItems minProperties maxProperties
  contentEncoding contentMediaType
`
  .trim()
  .split(/\s+/);

const known = [
  ...Object.values(applicators).flat(),
  ...besides,
  ...keywords.map(({ name }) => name),
];

/** Every word of a schema that neither JSON Schema nor our vocabulary knows, with its place and what to say. */
export function* unknownWords(
  schema: Schema,
  at: Pointer = '',
): Generator<{ at: Pointer; message: string }> {
  for (const word of Object.keys(schema).filter((one) => !known.includes(one))) {
    const close = nearest(word, known);
    const hint = close ? `Did you mean "${close}"?` : 'Correct or remove it.';
    yield { at: at + pointerOf(word), message: `"${word}" is no word of a schema. ${hint}` };
  }
  for (const [place, part] of subschemas(schema, at))
    if (isObject(part)) yield* unknownWords(part, place);
}
