import type { Pointer } from '#engine';
import type { Description } from './branches';
import type { Rule } from './rule';
import type { Situations } from './situations';

/** The keywords that compare an answer with another one, by its pointer. */
export const comparing = ['differsFrom', 'sameAs', 'before', 'after', 'notBefore', 'notAfter'];

/** A rule that compares a field with another one. */
export interface Comparison {
  rule: Rule;
  description: Description;
  /** Pointer to the other field; list entries are under `items`. */
  other: Pointer;
}

/** Every comparison with another answer, in the order of the file. */
export function* comparisonsOf({ branches }: Situations): Generator<Comparison> {
  for (const description of branches.descriptions)
    for (const rule of description.rules) {
      const { keyword, value } = rule;
      if (!comparing.includes(keyword) || typeof value !== 'string' || value === 'today') continue;
      yield { rule, description, other: absolute(value, description.at) };
    }
}

/** `./to` used by `/lines/items/from` is `/lines/items/to`. */
const absolute = (pointer: string, at: string) =>
  pointer.startsWith('./') ? at.slice(0, at.lastIndexOf('/')) + pointer.slice(1) : pointer;
