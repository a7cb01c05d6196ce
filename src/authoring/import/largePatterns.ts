import { compilePattern, PatternError } from '#engine/compile';

export interface LengthRules {
  minLength?: number;
  maxLength?: number;
}

/** A pattern that repeats one kind of character, and how often: `^[a-z]{1,9000}$`. */
interface Counted extends LengthRules {
  /** The same for any length. */
  pattern: string;
  /** Any character but a line break. */
  isAnyLine: boolean;
}

const repeated =
  /^\^(?<one>\.|\\[dDwWsS]|\\[pP]\{[^}]+\}|\[(?:[^\]\\]|\\.)+\])\{(?<min>\d+)(?:(?<open>,)(?<max>\d*))?\}\$$/u;

/** Whether a pattern has an automaton that is larger than one may be. */
export function isTooLarge(pattern: string): boolean {
  try {
    compilePattern(pattern);
    return false;
  } catch (error) {
    return error instanceof PatternError && error.flaw === 'size';
  }
}

/** What such a pattern says by a pattern for any length, and lengths. */
export function countedIn(pattern: string): Counted | undefined {
  const { one, min, open, max } = repeated.exec(pattern)?.groups ?? {};
  if (one === undefined) return undefined;
  const least = Number(min);
  const most = open === undefined ? least : max ? Number(max) : undefined;
  return {
    pattern: `^${one}${least > 0 ? '+' : '*'}$`,
    ...(least > 1 && { minLength: least }),
    ...(most !== undefined && { maxLength: most }),
    isAnyLine: one === '.',
  };
}
