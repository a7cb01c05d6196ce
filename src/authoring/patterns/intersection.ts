import type { PatternTable } from '#engine/compile';
import { classAt } from './classAt';

/** The automaton of the texts that match one pattern, and another one or, where `isNegated`, not. */
export function intersection(
  one: PatternTable,
  other: PatternTable,
  isNegated: boolean,
): PatternTable {
  const starts = [...new Set([...one.starts, ...other.starts])].sort((a, b) => a - b);
  const pairs = starts.map((start) => [classAt(one, start), classAt(other, start)] as const);
  // Each range is a class of its own: the tables of patterns are small.
  const classes = starts.map((_, i) => i);
  const states: [number, number][] = [[0, 0]];
  const known = new Map([[keyOf(0, 0), 0]]);
  const next: number[][] = [];
  for (const [first, second] of states)
    next.push(
      pairs.map(([ofOne, ofOther]) => {
        const to = one.next[first]![ofOne]!;
        const toOther = second < 0 ? -1 : other.next[second]![ofOther]!;
        if (to < 0 || (toOther < 0 && !isNegated)) return -1;
        const key = keyOf(to, toOther);
        if (!known.has(key)) known.set(key, states.push([to, toOther]) - 1);
        return known.get(key)!;
      }),
    );
  const accepts = states.flatMap(([first, second], i) =>
    one.accepts.includes(first) && other.accepts.includes(second) !== isNegated ? [i] : [],
  );
  return { starts, classes, next, accepts };
}

const keyOf = (one: number, other: number): string => `${one} ${other}`;
