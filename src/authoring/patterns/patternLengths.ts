import type { PatternTable } from '#engine/compile';
import { patternOf } from './patternOf';

export interface Range {
  min: number;
  max: number;
}

/** Longer texts are not looked at: a pattern that a text of this length matches is taken to match longer ones, too. */
const longest = 400;

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

const known = new Map<string, number[] | undefined>();

/** The lengths up to {@link longest} of the texts that match a pattern; undefined where it has no automaton. */
function lengthsOf(source: string): number[] | undefined {
  if (!known.has(source)) {
    const table = patternOf(source);
    known.set(
      source,
      table &&
        statesByLength(table, longest).flatMap((states, length) => (states.has(0) ? [length] : [])),
    );
  }
  return known.get(source);
}

/** The least and the greatest length within a range of a text that matches a pattern; undefined where there is none. */
export function lengthsWithin(source: string, range: Range): Range | undefined {
  const lengths = lengthsOf(source);
  if (!lengths) return range;
  const isOpen = lengths.at(-1) === longest;
  const within = lengths.filter((one) => one >= range.min && one <= range.max);
  if (isOpen && range.max > longest) within.push(Math.max(range.min, range.max));
  return within.length > 0 ? { min: within[0]!, max: within.at(-1)! } : undefined;
}
