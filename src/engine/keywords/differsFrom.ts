import { getAt } from '../pointer';
import type { Keyword } from './keyword';

/** The answer must not be the same as another answer, written in capitals or not. An unanswered other never matches. */
export const differsFrom: Keyword = {
  name: 'differsFrom',
  explains: 'must differ from another answer, named by a pointer',
  on: 'string',
  takes: { type: 'string', pattern: '^/' },
  holds: (value: string, limit: string, { root }) => {
    const other = getAt(root, limit);
    return typeof other !== 'string' || other.toUpperCase() !== value.toUpperCase();
  },
};
