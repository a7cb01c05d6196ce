/**
 * Adds the slashes while a date is typed: 12041985 becomes 12/04/1985. A text that is more than a day in digits stays as
 * it is.
 */
export function maskDate(typed: string, before = ''): string {
  if (typed.length < before.length) return typed.replace(/\/$/, '');
  // A slash or dash that is typed after an automatic slash means the same.
  const single = typed.replace(/\/[/.-]+/g, '/');
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
