import type { Schema } from '#engine';
import type { PatternTable } from '#engine/compile';
import { intersection } from '../patterns/intersection';
import { patternFlaw } from '../patterns/patternFlaw';
import { patternOf } from '../patterns/patternOf';
import { answersOf, typedSigns } from '../patterns/typedTexts';
import { countedIn, isTooLarge, type LengthRules } from './largePatterns';
import type { Notes } from './importReport';
import type { Sourced } from './part';
import { meaningOf, type PatternMeaning, unicodePattern } from './patterns';
import { namesOf, untypedIn } from './untypedSigns';

/** Adds to the rules of a text what a pattern says, and notes what cannot be said. `isOfLines`: it may have several lines. */
export function readPattern(
  { value, at }: Sourced & { value: string },
  isOfLines: boolean,
  schema: Schema,
  notes: Notes,
): void {
  const source = unicodePattern(value) ?? value;
  const counted = isTooLarge(source) ? countedIn(source) : undefined;
  const pattern = counted?.pattern ?? source;
  const table = patternOf(pattern);
  const flaw = patternFlaw(pattern);
  if (!table || flaw !== undefined) return notes.leftOut(at, `This pattern ${flaw}.`);
  if (isEmpty(answersOf(table, isOfLines)))
    return notes.leftOut(at, whyUnanswered(table, isOfLines));
  if (counted) limitLength(schema, counted);
  const meaning = meaningOf(pattern);
  if (meaning && fitsFormat(meaning, schema)) return addMeaning(meaning, at, schema, notes);
  if (counted?.isAnyLine)
    return notes.changed(at, 'The pattern is read as a length. Line breaks are taken, too.');
  schema.pattern = pattern;
  const untyped = untypedIn(table).filter((sign) => !isOfLines || sign !== '\n');
  if (untyped.length > 0)
    notes.changed(
      at,
      `It takes signs that cannot be typed into the box, or do not stay in an answer: ${namesOf(untyped)}. Only answers without them are taken.`,
    );
}

function addMeaning(
  meaning: PatternMeaning,
  at: Sourced['at'],
  schema: Schema,
  notes: Notes,
): void {
  const { format, isExact } = meaning;
  if (format !== undefined) schema.format = format;
  limitLength(schema, meaning);
  if (!isExact)
    notes.changed(
      at,
      `The pattern is read as the format "${format}", which is nearly the same. See docs/language.md whether it fits.`,
    );
}

function limitLength(schema: Schema, { minLength, maxLength }: LengthRules): void {
  if (minLength !== undefined) schema.minLength = Math.max(minLength, schema.minLength ?? 0);
  if (maxLength !== undefined)
    schema.maxLength = Math.min(maxLength, schema.maxLength ?? maxLength);
}

const fitsFormat = ({ format }: PatternMeaning, schema: Schema): boolean =>
  format === undefined || schema.format === undefined || format === schema.format;

const isEmpty = ({ accepts }: PatternTable): boolean => accepts.length === 0;

/** Why no answer matches a pattern that texts match. */
function whyUnanswered(table: PatternTable, isOfLines: boolean): string {
  return isEmpty(intersection(table, typedSigns(isOfLines), false))
    ? `What matches this pattern has signs that cannot be typed into the box, or do not stay in an answer (${namesOf(untypedIn(table))}). Write it without them.`
    : 'Spaces at the beginning and the end of an answer are removed before it is judged and sent, so that no answer matches this pattern. Write it without them.';
}

/** Whether only an empty text matches a pattern, of those that are sent. */
export function takesOnlyEmpty(pattern: string): boolean {
  const table = patternOf(unicodePattern(pattern) ?? pattern);
  return table !== undefined && table.accepts.includes(0) && isEmpty(answersOf(table, true));
}

/** Whether a pattern names line breaks, so that its texts have several lines. */
export function namesLines(pattern: string): boolean {
  const table = patternOf(unicodePattern(pattern) ?? pattern);
  return table !== undefined && untypedIn(table).includes('\n');
}
