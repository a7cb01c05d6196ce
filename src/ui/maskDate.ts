/** Adds the slashes while a date is typed: 12041985 becomes 12/04/1985. At most 10 characters. */
export function maskDate(typed: string, before = ''): string {
  const isShrinking = typed.length < before.length;
  const digits = padParts(typed).replace(/\D/g, '').slice(0, 8);
  const [day, month, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  const isFull = (part: string) => part.length === 2;
  let shown = day;
  if (month || (isFull(day) && !isShrinking)) shown += `/${month}`;
  if (year || (isFull(month) && !isShrinking)) shown += `/${year}`;
  return shown;
}

/** A slash typed after one digit (1/4/1985) makes it 01. */
const padParts = (typed: string) => typed.replace(/(^|\D)(\d)(?=\/)/g, '$10$2');
