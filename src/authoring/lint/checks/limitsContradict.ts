import type { Check } from './check';

const pairs = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minProperties', 'maxProperties'],
] as const;

export const limitsContradict: Check = {
  id: 'limits-contradict',
  explains: 'A lower limit above the upper one leaves no answer that is right.',
  run: ({ fields }) =>
    fields.flatMap(({ schema, place, at }) => [
      ...pairs
        .filter(([lower, upper]) => schema[lower] > schema[upper])
        .map(([lower, upper]) => ({
          part: 'schema' as const,
          at: `${place}/${lower}`,
          message: `"${at}" can never be right: ${lower} ${schema[lower]} is above ${upper} ${schema[upper]}. Correct one of them.`,
        })),
      ...((schema.enum ?? []) as unknown[])
        .map((value, i) => ({ value, i }))
        .filter(({ value }) => typeof value === 'string' && value.length > schema.maxLength)
        .map(({ value, i }) => ({
          part: 'schema' as const,
          at: `${place}/enum/${i}`,
          message: `"${value}" is longer than maxLength ${schema.maxLength}, so it can be chosen and is refused. Raise maxLength.`,
        })),
    ]),
};
