import type { Pointer } from '../definition/definition';
import { isObject } from '../json/object';
import { getAt, pointerOf } from '../json/pointer';
import type { KeywordContext } from './keyword';

/** How a keyword names another value: `/field` from the root of the answers, `./field` in the same entry. */
export const otherValue = '^\\.?/';

/** The value that such a pointer names. */
export function namedBy(pointer: string, { root, parent }: KeywordContext): unknown {
  return pointer.startsWith('./') ? getAt(parent, pointer.slice(1)) : getAt(root, pointer);
}

/** A pointer in the value of a keyword. `within`: where that value has it, for instance `/of`; empty where it is the value. */
export interface NamedValue {
  pointer: Pointer;
  within: Pointer;
}

/** The pointers in the value of a keyword: of `{ "percent": 25, "of": "/fund_value" }` its `of`. */
export function pointersIn(value: unknown, within: Pointer = ''): NamedValue[] {
  if (typeof value === 'string') return /^\.?\//.test(value) ? [{ pointer: value, within }] : [];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    pointersIn(part, within + pointerOf(name)),
  );
}
