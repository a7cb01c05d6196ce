import { isFormat } from '../formats';
import type { Described, Keyword, KeywordContext } from './keyword';
import { namedBy, otherValue } from './namedBy';

const limit = {
  oneOf: [{ const: 'today' }, { type: 'string', pattern: otherValue }],
};

/** Whether a value is a day of the calendar, YYYY-MM-DD. */
export const isDate = (value: unknown): value is string =>
  typeof value === 'string' && isFormat('date', value);

/** A year alone, which text boxes for free text take: it is compared with the year of the other day. */
const isYear = (value: string): boolean => /^\d{4}$/.test(value);

/** A keyword that compares a date (YYYY-MM-DD) with today or with another answer. Without that answer it never fails. */
function dateRule({
  isRight,
  ...named
}: Described & { isRight: (date: string, other: string) => boolean }): Keyword {
  return {
    ...named,
    type: 'string',
    comparesWith: 'date',
    metaSchema: limit,
    validate: (value: string, against: string, context: KeywordContext) => {
      const other = against === 'today' ? todayOf(context) : namedBy(against, context);
      if (isYear(value) && isDate(other)) return isRight(value, other.slice(0, 4));
      // A text that is no date fails its `format`.
      return !isDate(value) || !isDate(other) || isRight(value, other);
    },
  };
}

/** The day that the validator was called with. A validator that was called without one is a bug and throws. */
export function todayOf({ today }: KeywordContext): string {
  if (today === undefined) throw new Error('A rule on the day was validated without the day.');
  return today;
}

export const before = dateRule({
  name: 'before',
  description:
    'On a date: earlier than a day: `"today"`, or another answer by its pointer. A year alone is compared with its year.',
  isRight: (date, other) => date < other,
});
export const after = dateRule({
  name: 'after',
  description:
    'On a date: later than a day: `"today"`, or another answer by its pointer. A year alone is compared with its year.',
  isRight: (date, other) => date > other,
});
export const notBefore = dateRule({
  name: 'notBefore',
  description: 'On a date: that day or later: `"today"`, or another answer by its pointer.',
  isRight: (date, other) => date >= other,
});
export const notAfter = dateRule({
  name: 'notAfter',
  description: 'On a date: that day or earlier: `"today"`, or another answer by its pointer.',
  isRight: (date, other) => date <= other,
});

export const withinDays: Keyword = {
  name: 'withinDays',
  description: 'On a date: at most so many days from today, before or after.',
  type: 'string',
  metaSchema: { type: 'integer', minimum: 1 },
  validate: (value: string, days: number, context: KeywordContext) =>
    !isDate(value) ||
    Math.abs(Date.parse(value) - Date.parse(todayOf(context))) <= days * 86_400_000,
};
