import { formats } from '#engine';
import type { Check } from './check';

/** Formats whose values all have the same length. */
const fixedLength = new Set(['date', 'gstin', 'ifsc', 'mobile', 'pan', 'pincode']);

export const formatLength: Check = {
  id: 'format-length',
  *run({ fields }) {
    for (const { schema, place, at } of fields) {
      const format = formats.find(({ name }) => name === schema.format);
      if (!format || !fixedLength.has(format.name)) continue;
      const { length } = format.example;
      for (const keyword of ['maxLength', 'minLength'])
        if (keyword === 'maxLength' ? schema[keyword] < length : schema[keyword] > length)
          yield {
            file: 'schema',
            at: `${place}/${keyword}`,
            message: `"${at}" can never be valid: a ${format.name} has ${length} characters, but ${keyword} is ${schema[keyword]}. Set it to ${length}.`,
          };
    }
  },
};
