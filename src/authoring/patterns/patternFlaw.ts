import { compilePattern, PatternError, type PatternFlaw } from '#engine/compile';

/** Why a pattern is none, and what to do. */
const flaws: { [flaw in PatternFlaw]: string } = {
  syntax: 'is no regular expression (with the flag u of JavaScript)',
  backreference:
    'refers to a text that it has found before (\\1), so it cannot be read once from left to right. Write out what is allowed there',
  assertion:
    'looks at other characters (\\b, (?<=…), or (?=…) and (?!…) elsewhere than directly after ^), so it cannot be read once from left to right. Write out what is allowed there, or move the condition to the start',
  size: 'is too large to be read once from left to right. Use fewer alternatives, or smaller numbers in {…}: minLength and maxLength count the characters of a text, and a list of texts is an enum',
};

/** What is wrong with a pattern, and what to do, behind its name; undefined where texts can be compared with it. */
export function patternFlaw(source: string): string | undefined {
  try {
    const { accepts } = compilePattern(source);
    return accepts.length === 0 ? 'matches no text at all. Correct or remove it' : undefined;
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    const { flaw, message } = error;
    return flaw === 'syntax' ? `${flaws.syntax}: ${message}` : flaws[flaw];
  }
}
