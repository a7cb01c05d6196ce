import { compilePattern, matchesPattern, PatternError, type PatternTable } from '#engine/compile';

/** The automaton of a pattern; undefined where it has none, which the check `pattern` reports. */
export function patternOf(source: string): PatternTable | undefined {
  try {
    return compilePattern(source);
  } catch (error) {
    if (error instanceof PatternError) return undefined;
    throw error;
  }
}

/** Whether a text matches a pattern. Every text matches one that has no automaton. */
export function matches(source: string, text: string): boolean {
  const table = patternOf(source);
  return !table || matchesPattern(table, text);
}
