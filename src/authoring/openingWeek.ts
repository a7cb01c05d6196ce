import { isOpenAt, type LocalTime, type OpeningHours, weekdays } from '#engine';

/** Any week, from its Sunday on: hours are the same in all. */
const days = weekdays.map((_, i) => `2023-01-0${1 + i}`);

/** Whether all that is open by one list of hours is open by the other. */
export function isWithin(inner: OpeningHours[], outer: OpeningHours[]): boolean {
  return momentsOf([...inner, ...outer]).every(
    (moment) => !isOpenAt({ hours: inner }, moment) || isOpenAt({ hours: outer }, moment),
  );
}

/** Open around the clock. */
export const always: OpeningHours[] = [{}];

/** The minutes of a week at which these hours can begin or end. */
function momentsOf(hours: OpeningHours[]): LocalTime[] {
  const times = new Set(['00:00', ...hours.flatMap(({ from, until }) => [from, until])]);
  return days.flatMap((day) =>
    [...times].flatMap((time) => (time === undefined || time === '24:00' ? [] : { day, time })),
  );
}

/** "Mon, Tue 09:00–17:30; Sat 09:00–13:00" */
export const hoursText = (hours: OpeningHours[]): string =>
  hours
    .map(
      ({ days: on, from = '00:00', until = '24:00' }) =>
        `${on?.join(', ') ?? 'daily'} ${from}–${until}`,
    )
    .join('; ');
