import { canonicalText, formatNamed, type Schema } from '#engine';
import { countedDetail } from '../coverage/countedDetail';
import type { Edge } from '../coverage/edges';
import { keepsOwnRules } from '../coverage/possibleTexts';
import { Random } from '../fill';
import { textsFor } from '../fill/texts';

/** Characters that not everybody counts alike: a picture and a rare letter of two units, a letter with a mark on it. */
const countedSigns = ['😀', '𠮷', 'e\u0301', 'कि'];

/** The number of characters at the limit of a length, or one beyond. */
export const lengthAt = (limit: number, keyword: string, edge: Edge): number =>
  edge === 'edge' ? limit : limit + (keyword === 'maxLength' ? 1 : -1);

/** Texts of exactly a length that keep all rules of a field but one, the nicer ones first. */
export function* textsOfLength(
  schema: Schema,
  length: number,
  keyword: string,
  own?: string,
): Generator<string> {
  if (length < 1) return;
  const { [keyword]: _limit, ...others } = schema;
  const example = formatNamed(schema.format)?.example;
  const patterns = [own, ...((schema.examples ?? []) as string[]), example];
  const exact = { ...schema, minLength: length, maxLength: length };
  const tried = new Set<string>();
  const isRight = (text: string) => {
    if (tried.has(text)) return false;
    tried.add(text);
    return [...canonicalText(schema, text)].length === length && keepsOwnRules(others, text);
  };
  for (const pattern of patterns)
    if (pattern !== undefined)
      for (const text of resized(pattern, length)) if (isRight(text)) yield text;
  for (const text of textsFor(exact, new Random(0, 0))) if (isRight(text)) yield text;
}

/** A text that is cut, or repeats itself, until it has a length. */
function* resized(text: string, length: number): Generator<string> {
  const all = [...text];
  if (length <= all.length) {
    yield all.slice(0, length).join('');
    yield all.slice(-length).join('');
    return;
  }
  const missing = length - all.length;
  const spaced = [...`${text} `.repeat(Math.ceil(length / all.length) + 1)];
  if (/\s/.test(text)) yield spaced.slice(0, length).join('').replace(/ $/, 'a');
  yield [...text.repeat(Math.ceil(length / all.length))].slice(0, length).join('');
  for (const sign of ['a', 'A', '1', '0']) {
    yield all.toSpliced(1, 0, sign.repeat(missing)).join('');
    yield text + sign.repeat(missing);
  }
}

/** A text of that length that would be judged otherwise if its characters were counted otherwise. */
export function countedText(
  schema: Schema,
  keyword: string,
  edge: Edge,
  own?: string,
): string | undefined {
  const { [keyword]: limit, ...others } = schema;
  const length = lengthAt(limit, keyword, edge);
  for (const text of textsOfLength(schema, length, keyword, own))
    for (const sign of countedSigns) {
      const signs = [...sign];
      const all = [...text];
      // In the middle, where no transform or trim takes it away.
      const start = Math.max(0, Math.floor((length - signs.length) / 2));
      const written = all.toSpliced(start, signs.length, ...signs).join('');
      const canonical = canonicalText(schema, written);
      if ([...canonical].length !== length || !keepsOwnRules(others, written)) continue;
      for (const _detail of countedDetail(schema, keyword, canonical, edge)) return written;
    }
  return undefined;
}
