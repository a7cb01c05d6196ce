import { formats } from '#engine';
import type { Check } from './check';

/** Formats whose values all have the same length. */
const fixed = new Set(['date', 'gstin', 'ifsc', 'mobile', 'pan', 'pincode']);

export const formatLength: Check = {
  id: 'format-length',
  explains: 'A length that no value of the format has makes the field impossible to answer.',
  run: ({ fields }) =>
    fields.flatMap(({ schema, place, at }) => {
      const format = formats.find(({ name }) => name === schema.format);
      if (!format || !fixed.has(format.name)) return [];
      const { length } = format.example;
      const wrong = (word: string) => ({
        part: 'schema' as const,
        at: `${place}/${word}`,
        message: `"${at}" can never be right: a ${format.name} has ${length} characters, and ${word} is ${schema[word]}. Make it ${length}.`,
      });
      return [
        ...(schema.maxLength < length ? [wrong('maxLength')] : []),
        ...(schema.minLength > length ? [wrong('minLength')] : []),
      ];
    }),
};
