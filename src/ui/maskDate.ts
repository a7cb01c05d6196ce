/** The first two digits of a year, which are those of a day as well. */
const century = '(?:19|20)';
/** What may become 1985-04-12 or 20/04/1985: its next sign tells. */
const mayBeYear = new RegExp(`^${century}\\d{0,2}$`);
/** 1985-04-12; and without signs, where 85 is no month. */
const isYearFirst = new RegExp(`^${century}(?:\\d\\d[/.-]|(?:1[3-9]|[2-9]\\d))`);
const dayWithSign = new RegExp(`^(${century})[.-]`);

/**
 * Adds the slashes while a date is typed: 12041985 becomes 12/04/1985. A text that is more than a day in digits, or that
 * begins with a year, stays as it is.
 */
export function maskDate(typed: string, before = ''): string {
  if (typed.length < before.length) return typed.replace(/\/$/, '');
  if (mayBeYear.test(typed) || isYearFirst.test(typed)) return typed;
  // A slash or dash that is typed after an automatic slash means the same.
  const single = typed.replace(dayWithSign, '$1/').replace(/\/[/.-]+/g, '/');
  const digits = padParts(single).replaceAll('/', '');
  if (!/^\d{0,8}$/.test(digits) || !/^(?:\d{0,2}\/){0,2}\d*$/.test(single)) return single;
  const [day, month, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  const isFull = (part: string) => part.length === 2;
  let shown = day;
  if (month || isFull(day)) shown += `/${month}`;
  if (year || isFull(month)) shown += `/${year}`;
  return shown;
}

/** A slash typed after one digit (1/4/1985) makes it 01. */
const padParts = (typed: string) => typed.replace(/(^|\D)(\d)(?=\/)/g, '$10$2');
