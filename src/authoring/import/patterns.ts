import { formatNamed } from '#engine';
import type { PatternTable } from '#engine/compile';
import type { LengthRules } from './largePatterns';
import { intersection } from '../patterns/intersection';
import { lengthsOf } from '../patterns/patternLengths';
import { matches, patternOf } from '../patterns/patternOf';
import { anyAnswer } from '../patterns/typedTexts';

/** What a foreign pattern asks for, without the pattern: it may be written in any way. */
export interface PatternMeaning extends LengthRules {
  format?: string;
  /** It means the same, not only nearly so. */
  isExact: boolean;
}

const dates = ['1985-04-12', '2024-02-29'];
const noDates = ['12/04/1985', 'abcd-ef-gh', 'x', '19850412', '1985-4', 'abc'];

const emails = ['asha@mail.co', 'a.b@cd.in'];
const noEmails = ['asha', 'asha@', '@mail.co', 'a b', '12345', ''];

/** Formats that say which characters a text has. */
const characterSets = ['digits', 'letters-and-spaces', 'alphanumeric'];

/** What lengths, or a format with lengths, say of a text as well; undefined where nothing does. */
export function meaningOf(pattern: string): PatternMeaning | undefined {
  const source = unicodePattern(pattern);
  const table = source === undefined ? undefined : patternOf(source);
  if (source === undefined || !table) return undefined;
  const texts = intersection(table, anyAnswer, false);
  const range = rangeOf(texts);
  if (!range) return undefined;
  const isAll = (all: PatternTable) => areSame(texts, ofLength(all, range));
  if (isAll(anyAnswer)) return { ...rulesOf(range), isExact: true };
  for (const format of characterSets) {
    const { validate } = formatNamed(format)!;
    const all = intersection(patternOf((validate as RegExp).source)!, anyAnswer, false);
    if (isAll(all)) return { format, ...rulesOf(range), isExact: true };
  }
  const all = (some: string[]) => some.every((text) => matches(source, text));
  const none = (some: string[]) => !some.some((text) => matches(source, text));
  if (all(dates) && none(noDates)) return { format: 'date', isExact: false };
  if (all(emails) && none(noEmails)) return { format: 'email', isExact: false };
  return undefined;
}

/** Of texts from `min` characters on; without a `max`, of any length. */
interface Lengths {
  min: number;
  max?: number;
}

const rulesOf = ({ min, max }: Lengths) => ({
  ...(min > 1 && { minLength: min }),
  ...(max !== undefined && { maxLength: max }),
});

/** The lengths of the texts of an automaton; undefined where there is no text. */
export function rangeOf(table: PatternTable): Lengths | undefined {
  const { all, isOpen } = lengthsOf(table);
  const [min] = all;
  return min === undefined ? undefined : { min, ...(!isOpen && { max: all.at(-1)! }) };
}

/** Undefined where so many lengths have no automaton. */
function ofLength(table: PatternTable, { min, max }: Lengths): PatternTable | undefined {
  const lengths = patternOf(`^[\\s\\S]{${min},${max ?? ''}}$`);
  return lengths && intersection(table, lengths, false);
}

/** Whether two automata take the same texts. */
const areSame = (one: PatternTable, other: PatternTable | undefined): boolean =>
  other !== undefined && isWithin(one, other) && isWithin(other, one);

const isWithin = (one: PatternTable, other: PatternTable): boolean =>
  intersection(one, other, true).accepts.length === 0;

/** The same pattern as the flag `u` takes it, which refuses needless escapes such as `\\'`; undefined where there is none. */
export function unicodePattern(pattern: string): string | undefined {
  for (const one of [pattern, pattern.replace(/\\([^\w^$\\.*+?()[\]{}|/-])/gu, '$1')])
    if (isUnicodePattern(one)) return one;
  return undefined;
}

function isUnicodePattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
}
