import type { Keyword } from './keyword';
import { namedBy, otherValue } from './namedBy';

/** The answer must be the same as what another pointer names, written in capitals or not. */
export const sameAs: Keyword = {
  name: 'sameAs',
  explains: 'must be the same as another value, named by a pointer',
  on: 'string',
  takes: { type: 'string', pattern: otherValue },
  holds: (value: string, limit: string, place) => {
    const other = namedBy(limit, place);
    return typeof other === 'string' && other.toUpperCase() === value.toUpperCase();
  },
};
