import { dateFrom, isFormat, type Schema } from '#engine';
import { matches } from '../patterns/patternOf';

/** A text that is not written as it should be, and would be with one character changed, added or left out. */
export const nearMiss = 'near';

const signs = [...'0159AZaz.-@/ '];
/** For longer texts only what leaving out one character does is tried. */
const mostTried = 60;

/** Every text that is one character away, as far as a few characters of each kind tell. */
export function* oneCharacterAway(text: string): Generator<string> {
  const all = [...text];
  for (const i of all.keys()) yield all.toSpliced(i, 1).join('');
  if (all.length > mostTried) return;
  for (const i of all.keys()) for (const sign of signs) yield all.with(i, sign).join('');
  for (let i = 0; i <= all.length; i++)
    for (const sign of signs) yield all.toSpliced(i, 0, sign).join('');
}

export function isNearMiss(schema: Schema, keyword: string, text: unknown): boolean {
  const isRight = judgeOf(schema, keyword);
  if (!isRight || typeof text !== 'string' || isRight(text)) return false;
  // A day is typed as DD/MM/YYYY, and stays so where the calendar does not have it.
  const isMeant = schema.format === 'date' ? (one: string) => dateFrom(one) !== undefined : isRight;
  for (const other of oneCharacterAway(text)) if (other !== '' && isMeant(other)) return true;
  return false;
}

/** Judges how a text is written, if the keyword does. */
function judgeOf(schema: Schema, keyword: string): ((text: string) => boolean) | undefined {
  if (keyword === 'pattern') return (text) => matches(schema.pattern, text);
  return keyword === 'format' ? (text) => isFormat(schema.format, text) : undefined;
}
