import type { Check } from './check';

const limits = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minProperties', 'maxProperties'],
] as const;

export const limitsContradict: Check = {
  id: 'limits-contradict',
  *run({ fields }) {
    for (const { schema, place, at } of fields) {
      for (const [lower, upper] of limits)
        if (schema[lower] > schema[upper])
          yield {
            file: 'schema',
            at: `${place}/${lower}`,
            message: `"${at}" can never be valid: ${lower} ${schema[lower]} is greater than ${upper} ${schema[upper]}. Correct one of them.`,
          };
      for (const [i, value] of (schema.enum ?? []).entries())
        if (typeof value === 'string' && value.length > schema.maxLength)
          yield {
            file: 'schema',
            at: `${place}/enum/${i}`,
            message: `"${value}" is longer than maxLength ${schema.maxLength}, so choosing it is always an error. Raise maxLength.`,
          };
    }
  },
};
