import { namedIn, type Pointer } from '#engine';
import type { Description } from './branches';
import { type Rule, withSoft } from './rule';
import type { Situations } from './situations';

/** A rule that compares a field with another one. */
export interface Comparison {
  rule: Rule;
  /** Where the pointer is written. */
  at: Pointer;
  /** The pointer as it is written. */
  pointer: Pointer;
  description: Description;
  /** Pointer to the other field; list entries are under `items`. */
  other: Pointer;
  /** It is under `usually`, and so excludes no answer. */
  isSoft: boolean;
}

/** Every comparison with another answer, in the order of the file. */
export function* comparisonsOf({ branches }: Situations): Generator<Comparison> {
  for (const description of branches.descriptions)
    for (const comparison of comparisonsIn(description.rules, description.at))
      yield { ...comparison, description };
}

/** The comparisons among the rules of the answer at a pointer. */
export function* comparisonsIn(
  rules: Rule[],
  at: Pointer,
): Generator<Omit<Comparison, 'description'>> {
  for (const [rule, isSoft] of withSoft(rules)) {
    for (const { pointer, within } of namedIn(rule.keyword, rule.value))
      yield { rule, at: rule.at + within, pointer, other: absolute(pointer, at), isSoft };
  }
}

/** `./to` used by `/lines/items/from` is `/lines/items/to`. */
const absolute = (pointer: string, at: string) =>
  pointer.startsWith('./') ? at.slice(0, at.lastIndexOf('/')) + pointer.slice(1) : pointer;
