import type { Keyword } from './keyword';
import { namedBy, otherValue } from './namedBy';

/** The answer must not be the same as another answer, written in capitals or not. An unanswered other never matches. */
export const differsFrom: Keyword = {
  name: 'differsFrom',
  explains: 'must differ from another answer, named by a pointer',
  on: 'string',
  takes: { type: 'string', pattern: otherValue },
  holds: (value: string, limit: string, place) => {
    const other = namedBy(limit, place);
    return typeof other !== 'string' || other.toUpperCase() !== value.toUpperCase();
  },
};
