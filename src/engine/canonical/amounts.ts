const grouped = /^[+-]?\d{1,3}(?:(?:,\d{2,3})*,\d{3}|(?: \d{2,3})* \d{3})(?:\.\d*)?$/;

/** Removes the separators between groups of digits, Indian (5,00,000) or other (500 000). 62,5 is unchanged. */
export const withoutGrouping = (text: string): string =>
  grouped.test(text) ? text.replace(/[, ]/g, '') : text;

const written = /^(?:₹|rs\b\.?|inr\b)?\s*(\d[\d.,]*(?: \d[\d.,]*)*)\s?(?:\/[-=]|₹|rs\.?|inr)?$/i;
const isPlain = /^\d+(?:\.\d+)?$/;

/** `₹ 25,080.00/-` becomes 25080.00. */
export function withoutCurrency(text: string): string {
  const amount = withoutGrouping(written.exec(text)?.[1] ?? '');
  return isPlain.test(amount) ? amount : text;
}
