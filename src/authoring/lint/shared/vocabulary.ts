import { applicators, keywords, type Pointer, pointerOf, type Schema } from '#engine';
import { didYouMean } from '../../didYouMean';
import { schemasIn } from '../../walk';

/** Why names that are not listed need no keyword. */
export const isClosed = 'Remove it: a field that no rule describes is rejected anyway.';

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

const pieces = 'Name a piece by its place: "$ref": "#/$defs/name".';
const dates = 'Compare a date by "before", "after", "notBefore" or "notAfter".';
const cases = 'Write another "if" with its "then" into "else", or one for each case under "allOf".';

/** Keywords of other drafts and dialects, with what to write instead. */
const foreign: { [keyword: string]: string } = {
  id: 'It is called "$id"; nothing here needs one.',
  dependentRequired: 'Write the names under "dependencies".',
  dependentSchemas: 'Write the schemas under "dependencies".',
  unevaluatedProperties: isClosed,
  additionalItems: 'Remove it: "items" describes every entry.',
  unevaluatedItems: 'Remove it: "items" describes every entry.',
  prefixItems:
    'Write one schema for all entries under "items", or an object with a field for each.',
  minContains: 'Remove it: "contains" asks for one entry, and no other number can be said.',
  maxContains: 'Remove it: "contains" asks for one entry, and no other number can be said.',
  $anchor: pieces,
  $dynamicRef: pieces,
  $dynamicAnchor: pieces,
  $recursiveRef: pieces,
  $recursiveAnchor: pieces,
  $vocabulary: 'Remove it: the words are those of docs/language.md.',
  contentSchema: 'Remove it: the content of a text is not looked into.',
  deprecated: 'Remove it, or the field.',
  divisibleBy: 'It is called "multipleOf".',
  disallow: 'Write under "type" or "enum" what is allowed.',
  extends: 'Write "$ref".',
  elif: cases,
  elseif: cases,
  elseIf: cases,
  switch: cases,
  select: cases,
  formatMinimum: dates,
  formatMaximum: dates,
  formatExclusiveMinimum: dates,
  formatExclusiveMaximum: dates,
  oneRequired: 'Write "anyRequired" and "atMostOne" with the same names.',
  enumNames: 'The texts of the values are "ui:enumNames" in ui.json.',
  example: 'Write a list under "examples".',
  discriminator: 'Give each case under "oneOf" a "const" of one property.',
  xml: 'Remove it.',
  externalDocs: 'Remove it.',
};

function insteadOf(keyword: string): string {
  if (Object.hasOwn(foreign, keyword)) return foreign[keyword]!;
  return keyword.startsWith('ui:')
    ? 'What the customer sees and reads is in ui.json: write it there.'
    : didYouMean(keyword, known, 'Correct or remove it.');
}

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
          message: `Unknown keyword "${keyword}". ${insteadOf(keyword)}`,
        };
}
