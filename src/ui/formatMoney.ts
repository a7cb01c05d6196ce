import { formatNumber } from './formatNumber';

/** Rupees in Indian digit grouping: ₹ 10,00,000 and ₹ 89,071.44. `decimals` fixes their number. A missing value is a dash. */
export function formatMoney(rupees: number | string | null | undefined, decimals?: number): string {
  const number = formatNumber(rupees, decimals ?? (Number.isInteger(Number(rupees)) ? 0 : 2));
  return number === '–' ? number : `₹ ${number}`;
}
