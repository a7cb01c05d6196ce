/** What to do about keywords that a definition cannot say. */
const reasons: { [keyword: string]: string } = {
  format:
    'There is no such format. Name one of docs/language.md, or ask a developer for a new one.',
  not: 'What must not be cannot be said. Write what is allowed: an enum, limits, or a condition.',
  contains:
    'What a list of entries must contain is not read. Write "contains" in schema.json, or "someOf" where it fits.',
  minContains:
    'How many of them there must be cannot be said: where "contains" is kept, at least one.',
  maxContains:
    'How many of them are among others at most cannot be said. Limit the list by maxItems, or ask for them in a list of their own.',
  items: 'A list of numbered fields has no others. Describe further entries one by one.',
  additionalItems: 'A list of numbered fields has no others. Describe further entries one by one.',
  required:
    'Since draft-04 it is a list beside the properties, of the names that are required. Correct it in the source.',
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
