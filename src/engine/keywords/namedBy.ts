import { getAt } from '../json/pointer';
import type { KeywordContext } from './keyword';

/** How a keyword names another value: `/field` from the root of the answers, `./field` in the same entry. */
export const otherValue = '^\\.?/';

/** The value that such a pointer names. */
export function namedBy(pointer: string, { root, parent }: KeywordContext): unknown {
  return pointer.startsWith('./') ? getAt(parent, pointer.slice(1)) : getAt(root, pointer);
}
