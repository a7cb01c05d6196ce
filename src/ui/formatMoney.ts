import { formatNumber } from './formatNumber';

/** Rupees as they are written in India: ₹ 10,00,000 and ₹ 89,071.44; with so many decimals if asked. Nothing shows as a dash. */
export function formatMoney(rupees: number | string | null | undefined, decimals?: number): string {
  const number = formatNumber(rupees, decimals ?? (Number.isInteger(Number(rupees)) ? 0 : 2));
  return number === '–' ? number : `₹ ${number}`;
}
