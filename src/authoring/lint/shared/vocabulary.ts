import { applicators, keywords, type Pointer, pointerOf, type Schema } from '#engine';
import { didYouMean } from '../../didYouMean';
import { schemasIn } from '../../walk';

/** The keywords of draft-07 that are not applicators, and that of OpenAPI which is read with them. */
const otherKeywords = `
  nullable $schema $id $comment title description default examples readOnly writeOnly type enum const
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
  for (const [location, inner] of schemasIn(schema, at))
    for (const keyword of Object.keys(inner))
      if (!known.includes(keyword))
        yield {
          at: location + pointerOf(keyword),
          message: `Unknown keyword "${keyword}". ${didYouMean(keyword, known, 'Correct or remove it.')}`,
        };
}
