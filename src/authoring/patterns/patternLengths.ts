import { oncePer } from '#engine';
import type { PatternTable } from '#engine/compile';
import { patternOf } from './patternOf';

export interface Range {
  min: number;
  max: number;
}

/** The lengths of the texts of an automaton, in ascending order; `isOpen`: longer ones go on without an end. */
interface Lengths {
  all: number[];
  isOpen: boolean;
}

/** As many lengths are looked at in any case. */
const usual = 400;

/** The states from which a text of exactly so many characters ends well, by this number from 0 to `most`. */
export function statesByLength({ next, accepts }: PatternTable, most: number): Set<number>[] {
  const sources = new Map<number, Set<number>>();
  for (const [from, row] of next.entries())
    for (const to of row) sources.set(to, (sources.get(to) ?? new Set()).add(from));
  const all = [new Set(accepts)];
  for (let length = 1; length <= most; length++)
    all.push(new Set([...all[length - 1]!].flatMap((to) => [...(sources.get(to) ?? [])])));
  return all;
}

/**
 * The lengths of the texts of an automaton. A text as long as there are states has come to one of them twice, and could do
 * so again: where there is one, there is one that is less than twice as long.
 */
export const lengthsOf = oncePer(({ next, accepts }: PatternTable): Lengths => {
  const targets = next.map((row) => [...new Set(row)].filter((to) => to >= 0));
  const ends = new Set(accepts);
  const all: number[] = [];
  let states = new Set([0]);
  for (let length = 0; length <= Math.max(usual, 2 * next.length); length++) {
    if ([...states].some((state) => ends.has(state))) all.push(length);
    states = new Set([...states].flatMap((state) => targets[state]!));
    if (states.size === 0) break;
  }
  return { all, isOpen: (all.at(-1) ?? 0) >= next.length };
});

/** The least and the greatest length within a range of a text that matches a pattern; undefined where there is none. */
export function lengthsWithin(source: string, range: Range): Range | undefined {
  const table = patternOf(source);
  if (!table) return range;
  const { all, isOpen } = lengthsOf(table);
  const within = all.filter((one) => one >= range.min && one <= range.max);
  if (isOpen && range.max > all.at(-1)!) within.push(Math.max(range.min, range.max));
  return within.length > 0 ? { min: within[0]!, max: within.at(-1)! } : undefined;
}
