import type { PatternTable } from '#engine/compile';

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
  const next: number[][] = [];
  for (const [first, second] of states)
    next.push(
      pairs.map(([ofOne, ofOther]) => {
        const to = [one.next[first]![ofOne]!, second < 0 ? -1 : other.next[second]![ofOther]!];
        if (to[0]! < 0 || (to[1]! < 0 && !isNegated)) return -1;
        const known = states.findIndex(([a, b]) => a === to[0] && b === to[1]);
        return known >= 0 ? known : states.push(to as [number, number]) - 1;
      }),
    );
  const accepts = states.flatMap(([first, second], i) =>
    one.accepts.includes(first) && other.accepts.includes(second) !== isNegated ? [i] : [],
  );
  return { starts, classes, next, accepts };
}

const classAt = ({ starts, classes }: PatternTable, codePoint: number): number =>
  classes[starts.findLastIndex((start) => start <= codePoint)]!;
