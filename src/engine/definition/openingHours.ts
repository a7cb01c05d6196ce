import { addDays } from './addDays';

/** The days of the week as `hours` in the catalogue names them. */
export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** One span of the hours in which requests are taken. Times are HH:MM on the insurer's clock. */
export interface OpeningHours {
  /** The days on which it begins; absent for every day. */
  days?: (typeof weekdays)[number][];
  /** Its first minute; absent for 00:00. */
  from?: string;
  /** The minute at which it is over; absent for 24:00. Not after `from`, it is one of the next day. */
  until?: string;
}

/** A minute on the insurer's clock: YYYY-MM-DD and HH:MM. */
export interface LocalTime {
  day: string;
  time: string;
}

/** When requests of some hours are taken. `holidays`: the days, YYYY-MM-DD, on which none are. */
export interface Opening {
  hours: OpeningHours[];
  holidays?: string[] | undefined;
}

/** Whether requests are taken in this minute. */
export const isOpenAt = ({ hours, holidays = [] }: Opening, { day, time }: LocalTime): boolean =>
  !holidays.includes(day) &&
  hours.some((span) => {
    const { from, until, isOvernight } = boundsOf(span);
    const beginsOn = (one: string) => isOn(span, one) && !holidays.includes(one);
    if (!isOvernight) return beginsOn(day) && from <= time && time < until;
    return (beginsOn(day) && from <= time) || (beginsOn(addDays(day, -1)) && time < until);
  });

/** So many days are looked ahead: more than a list of holidays can close in a row. */
const mostDays = 3000;

/** The first minute after this one in which a span begins; undefined if none does up to the day `last`. */
export function nextOpening(
  { hours, holidays = [] }: Opening,
  { day, time }: LocalTime,
  last = addDays(day, mostDays),
): LocalTime | undefined {
  for (let one = day; one <= last; one = addDays(one, 1)) {
    if (holidays.includes(one)) continue;
    const [begin] = hours
      .filter((span) => isOn(span, one))
      .map((span) => boundsOf(span).from)
      .filter((from) => one > day || from > time)
      .toSorted();
    if (begin !== undefined) return { day: one, time: begin };
  }
  return undefined;
}

const boundsOf = ({ from = '00:00', until = '24:00' }: OpeningHours) => ({
  from,
  until,
  isOvernight: until <= from,
});

const isOn = ({ days }: OpeningHours, day: string): boolean =>
  days?.includes(weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]!) ?? true;
