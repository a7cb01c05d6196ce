import { formatNamed } from '#engine';
import type { Check } from './check';

export const formatLength: Check = {
  id: 'format-length',
  *run({ fields }) {
    for (const { schema, place, at } of fields) {
      const format = formatNamed(schema.format);
      if (!format?.isFixedLength) continue;
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
