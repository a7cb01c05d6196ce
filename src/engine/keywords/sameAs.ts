import type { Keyword } from './keyword';
import { namedBy, otherValue } from './namedBy';

/** The answer must equal the value at a pointer, whatever the case of the letters. */
export const sameAs: Keyword = {
  name: 'sameAs',
  description: 'must be the same as another value, named by a pointer',
  type: 'string',
  metaSchema: { type: 'string', pattern: otherValue },
  validate: (value: string, limit: string, context) => {
    const other = namedBy(limit, context);
    return typeof other === 'string' && other.toUpperCase() === value.toUpperCase();
  },
};
