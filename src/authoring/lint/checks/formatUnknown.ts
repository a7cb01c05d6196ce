import { formats } from '#engine';
import { nearest } from '../nearest';
import type { Check } from './check';

export const formatUnknown: Check = {
  id: 'format-unknown',
  explains: 'A format that nobody knows judges nothing.',
  run({ fields }) {
    const known = formats.map(({ name }) => name);
    return fields
      .filter(({ schema }) => 'format' in schema && !known.includes(schema.format))
      .map(({ schema, place }) => {
        const close = nearest(String(schema.format), known);
        const hint = close ? `Did you mean "${close}"?` : `There are: ${known.join(', ')}.`;
        return {
          part: 'schema',
          at: `${place}/format`,
          message: `There is no format "${schema.format}". ${hint}`,
        };
      });
  },
};
