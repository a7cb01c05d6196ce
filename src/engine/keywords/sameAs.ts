import { getAt } from '../pointer';
import type { Keyword } from './keyword';

/** The answer must be the same as what another pointer names, written in capitals or not. */
export const sameAs: Keyword = {
  name: 'sameAs',
  explains: 'must be the same as another value, named by a pointer',
  on: 'string',
  takes: { type: 'string', pattern: '^/' },
  holds: (value: string, limit: string, { root }) => {
    const other = getAt(root, limit);
    return typeof other === 'string' && other.toUpperCase() === value.toUpperCase();
  },
};
