/** A number with so many decimals, in groups as in India: 1,00,000.25. Nothing shows as a dash. */
export function formatNumber(value: number | string | null | undefined, decimals: number): string {
  const number = value === '' || value === null ? NaN : Number(value);
  if (Number.isNaN(number)) return '–';
  return new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(number);
}
