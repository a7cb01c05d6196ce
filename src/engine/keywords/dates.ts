import type { Keyword, Place } from './keyword';
import { namedBy, otherValue } from './namedBy';

const limit = {
  oneOf: [{ const: 'today' }, { type: 'string', pattern: otherValue }],
};

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A rule that holds a date (YYYY-MM-DD) against today or another answer; one that is not answered is no limit. */
function dateRule(
  name: string,
  explains: string,
  isRight: (date: string, other: string) => boolean,
): Keyword {
  return {
    name,
    explains,
    on: 'string',
    takes: limit,
    holds: (value: string, against: string, place: Place) => {
      const other = against === 'today' ? todayOf(place) : namedBy(against, place);
      // What is no date is told by its format.
      return !isDate(value) || !isDate(other) || isRight(value, other);
    },
  };
}

/** The day is handed in by whoever asks; a question about today without one is a fault of ours. */
export function todayOf({ today }: Place): string {
  if (today === undefined) throw new Error('A rule on dates was asked without the day.');
  return today;
}

export const before = dateRule('before', 'must be a day before', (date, other) => date < other);
export const after = dateRule('after', 'must be a day after', (date, other) => date > other);
export const notBefore = dateRule(
  'notBefore',
  'must be that day or later',
  (date, other) => date >= other,
);
export const notAfter = dateRule(
  'notAfter',
  'must be that day or earlier',
  (date, other) => date <= other,
);
