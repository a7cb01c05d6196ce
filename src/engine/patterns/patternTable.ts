/**
 * A `pattern` as a deterministic automaton. It reads each character of a text once, so that no text can make it slow;
 * JavaScript's own expressions take exponential time on some.
 */
export interface PatternTable {
  /** The code point at which each range of characters begins, in ascending order; the first is 0. */
  starts: number[];
  /** The class of each range: its characters lead from each state to the same one. */
  classes: number[];
  /** For each state the next one by class; -1 where no text goes on. The first state is 0. */
  next: number[][];
  /** The states in which a text may end. */
  accepts: number[];
}

/** Whether a text matches a pattern as JSON Schema means it: somewhere, unless `^` and `$` say where. */
export function matchesPattern(table: PatternTable, text: string): boolean {
  let state = 0;
  for (const character of text) {
    state = table.next[state]![classOf(table, character.codePointAt(0)!)]!;
    if (state < 0) return false;
  }
  return table.accepts.includes(state);
}

/** A pattern in the form in which Ajv takes a regular expression. */
export const expressionOf = (table: PatternTable) => ({
  test: (text: string) => matchesPattern(table, text),
});

function classOf({ starts, classes }: PatternTable, codePoint: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= codePoint) low = middle;
    else high = middle - 1;
  }
  return classes[low]!;
}
