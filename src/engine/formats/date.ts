const daysIn = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Whether a text is a day of the calendar, YYYY-MM-DD (full-date of RFC 3339). */
export function isFullDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const [year, month, day] = [+text.slice(0, 4), +text.slice(5, 7), +text.slice(8)];
  if (!month || !day || month > 12) return false;
  return day <= daysIn[month - 1]! + (month === 2 && isLeapYear(year) ? 1 : 0);
}
