import type { Computation } from './computation';

export const dayBefore: Computation = {
  name: 'dayBefore',
  explains: 'the day before a date',
  of: ([date]) => {
    if (typeof date !== 'string') return undefined;
    const day = new Date(`${date}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() - 1);
    return day.toISOString().slice(0, 10);
  },
};
