import type { Keyword } from './keyword';
import { namedBy, otherValue } from './namedBy';

/** The answer must equal the value at a pointer, whatever the case of the letters. */
export const sameAs: Keyword = {
  name: 'sameAs',
  description:
    'It must equal another answer, by its pointer; `"./name"` is a field of the same entry.',
  type: 'string',
  comparesWith: 'text',
  metaSchema: { type: 'string', pattern: otherValue },
  validate: (value: string, limit: string, context) => {
    const other = namedBy(limit, context);
    return typeof other === 'string' && other.toUpperCase() === value.toUpperCase();
  },
};
