/** What to do about keywords that a definition cannot say. */
const reasons: { [keyword: string]: string } = {
  pattern:
    'This pattern cannot be read once from left to right (it refers back, or looks at other characters than the next), or it is none. Write a simpler one, or name a format of docs/language.md.',
  format:
    'There is no such format. Name one of docs/language.md, or ask a developer for a new one.',
  not: 'What must not be cannot be said. Write what is allowed: an enum, limits, or a condition.',
  contains:
    'What a list of entries must contain is not read. Write "contains" in schema.json, or "someOf" where it fits.',
  propertyNames: 'The fields of a form are known beforehand. List them under properties.',
  patternProperties: 'The fields of a form are known beforehand. List them under properties.',
  additionalProperties:
    'The fields of a form are known beforehand. List further ones under properties.',
  unevaluatedProperties:
    'The fields of a form are known beforehand. List further ones under properties.',
  minProperties:
    'A number of answered fields cannot be required. Require single fields, or add a condition.',
  maxProperties: 'A number of answered fields cannot be limited. Add a condition.',
  anyOf: 'This choice between schemas has no counterpart. Write one condition (if) for each case.',
  oneOf: 'This choice between schemas has no counterpart. Write one condition (if) for each case.',
  $ref: 'This reference leads to no place in this file. Copy what it means into the source, and import it again.',
};

export const reasonFor = (keyword: string): string =>
  Object.hasOwn(reasons, keyword)
    ? reasons[keyword]!
    : `"${keyword}" has no counterpart here. Write in schema.json or ui.json what it is for, if it matters.`;
