import { isFormat, plainText, type Schema } from '#engine';
import { matchesPattern } from '#engine/compile';
import { Random } from '../fill/random';
import { textsFor } from '../fill/texts';
import { lengthsOf } from '../patterns/patternLengths';
import { patternOf } from '../patterns/patternOf';
import { textOfPattern } from '../patterns/patternTexts';
import { answersOf } from '../patterns/typedTexts';

/** So many lengths are tried, from the shortest on. */
const mostLengths = 30;

/** An answer that the rules of a text with a pattern allow; undefined where none is found. */
export function exampleOf(rules: Schema, isOfLines: boolean): string | undefined {
  const { minLength = 1, maxLength = Infinity, format, pattern } = rules;
  const table = answersOf(patternOf(pattern)!, isOfLines);
  const isRight = (text: string) =>
    [...text].length >= minLength &&
    [...text].length <= maxLength &&
    (format === undefined || isFormat(format, text)) &&
    matchesPattern(table, text) &&
    plainText(text) === text;
  const random = new Random(0, 0);
  for (const text of textsFor(rules, random)) if (isRight(text)) return text;
  const lengths = lengthsOf(table).all.filter((length) => length >= minLength);
  for (const length of lengths.slice(0, mostLengths)) {
    const text = textOfPattern(table, random, length);
    if (text !== undefined && isRight(text)) return text;
  }
  return undefined;
}
