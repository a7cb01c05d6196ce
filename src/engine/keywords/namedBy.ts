import { getAt } from '../json/pointer';
import type { Place } from './keyword';

/** How a rule names another value: `/field` from the top of the answers, `./field` beside it in the same entry. */
export const otherValue = '^\\.?/';

export function namedBy(pointer: string, { root, parent }: Place): unknown {
  return pointer.startsWith('./') ? getAt(parent, pointer.slice(1)) : getAt(root, pointer);
}
