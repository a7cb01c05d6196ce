/** A number in Indian digit grouping: 1,00,000.25. A missing value is a dash. */
export function formatNumber(value: number | string | null | undefined, decimals: number): string {
  const number = value === '' || value === null ? NaN : Number(value);
  if (Number.isNaN(number)) return '–';
  return new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(number);
}

/**
 * Rupees in Indian digit grouping, with a no-break space: ₹ 10,00,000 and ₹ 89,071.44. `decimals` fixes their number;
 * without it whole rupees have none. A missing value is a dash.
 */
export function formatMoney(rupees: number | string | null | undefined, decimals?: number): string {
  const number = formatNumber(rupees, decimals ?? (Number.isInteger(Number(rupees)) ? 0 : 2));
  return number === '–' ? number : `₹\u00A0${number}`;
}
