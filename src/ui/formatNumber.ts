/** A number in Indian digit grouping: 1,00,000.25. A missing value is a dash. */
export function formatNumber(value: number | string | null | undefined, decimals: number): string {
  const number = value === '' || value === null ? NaN : Number(value);
  if (Number.isNaN(number)) return '–';
  return new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(number);
}
