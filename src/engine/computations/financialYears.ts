import { isDate } from '../keywords/dates';
import type { Computation } from './computation';

/** A financial year runs from April to March and is named by the year in which it begins (OPEN-043). */
const startOf = (day: string) => Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);

/** Options for the financial years from one day to another, newest first: `2023-2024` (PPC-04). */
export const financialYears: Computation = {
  name: 'financialYears',
  description: 'the financial years (April to March) from one day to another, newest first',
  compute: ([from, to]) => {
    if (!isDate(from) || !isDate(to)) return [];
    const [first, last] = [startOf(from), startOf(to)];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => {
      const title = `${last - i}-${last - i + 1}`;
      return { label: title, value: title, id: title };
    });
  },
};
