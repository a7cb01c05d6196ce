import { isDate } from '../keywords/dates';
import type { Computation } from './computation';

export const dayBefore: Computation = {
  name: 'dayBefore',
  description: 'the day before a date',
  compute: ([date]) => {
    if (!isDate(date)) return undefined;
    const day = new Date(`${date}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() - 1);
    return day.toISOString().slice(0, 10);
  },
};
