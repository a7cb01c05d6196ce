import {
  applicators,
  isObject,
  keywords,
  type Pointer,
  pointerOf,
  type Schema,
  subschemas,
} from '#engine';
import { didYouMean } from '../../didYouMean';

/** The keywords of draft-07 that are not applicators. */
const otherKeywords = `
  $schema $id $comment title description default examples readOnly writeOnly type enum const
  required dependencies minLength maxLength pattern format minimum maximum exclusiveMinimum
  exclusiveMaximum multipleOf minItems maxItems uniqueItems minProperties maxProperties
  contentEncoding contentMediaType
`
  .trim()
  .split(/\s+/);

const known = [
  ...Object.values(applicators).flat(),
  ...otherKeywords,
  ...keywords.map(({ name }) => name),
];

/** Every keyword of a schema that neither draft-07 nor our vocabulary defines. */
export function* unknownKeywords(
  schema: Schema,
  at: Pointer = '',
): Generator<{ at: Pointer; message: string }> {
  for (const keyword of Object.keys(schema))
    if (!known.includes(keyword))
      yield {
        at: at + pointerOf(keyword),
        message: `Unknown keyword "${keyword}". ${didYouMean(keyword, known, 'Correct or remove it.')}`,
      };
  for (const [location, inner] of subschemas(schema, at))
    if (isObject(inner)) yield* unknownKeywords(inner, location);
}
