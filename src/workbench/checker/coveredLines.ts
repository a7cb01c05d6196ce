import type { CountedRule, Diagnostic } from '#authoring';

/** A line of a definition on which there are rules. */
export interface CoveredLine {
  file: string;
  /** From 1. */
  line: number;
  /** Examples cover all of its rules. */
  isCovered: boolean;
  /** What no example covers; empty where the diagnostic is on another line. */
  words: string[];
}

/** The lines that have rules. `diagnostics`: those of the coverage of the same rules. */
export function coveredLines(rules: CountedRule[], diagnostics: Diagnostic[]): CoveredLine[] {
  const lines = new Map<string, CoveredLine>();
  for (const { file, line, isSeen } of rules) {
    const id = `${file}:${line}`;
    const known = lines.get(id) ?? { file, line, isCovered: true, words: [] };
    lines.set(id, { ...known, isCovered: known.isCovered && isSeen });
  }
  for (const { file, line, message } of diagnostics)
    lines.get(`${file}:${line}`)?.words.push(message);
  return [...lines.values()];
}
