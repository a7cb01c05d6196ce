import type { PatternTable } from '#engine/compile';

/** The class of a character in an automaton. */
export const classAt = ({ starts, classes }: PatternTable, codePoint: number): number =>
  classes[starts.findLastIndex((start) => start <= codePoint)]!;
