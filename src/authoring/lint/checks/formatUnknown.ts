import { formats } from '#engine';
import { didYouMean } from '../../didYouMean';
import type { Check } from './check';

const known = formats.map(({ name }) => name);

export const formatUnknown: Check = {
  id: 'format-unknown',
  *run({ fields }) {
    for (const { schema, place } of fields)
      if ('format' in schema && !known.includes(schema.format))
        yield {
          file: 'schema',
          at: `${place}/format`,
          message: `Unknown format "${schema.format}". ${didYouMean(String(schema.format), known)}`,
        };
  },
};
