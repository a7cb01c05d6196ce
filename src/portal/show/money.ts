/** Rupees as they are written in India: ₹ 10,00,000 and ₹ 89,071.44. Nothing shows as a dash. */
export function showMoney(rupees: number | string | null | undefined): string {
  const amount = rupees === '' || rupees === null ? NaN : Number(rupees);
  if (Number.isNaN(amount)) return '–';
  const decimals = Number.isInteger(amount) ? 0 : 2;
  const format = new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `₹ ${format.format(amount)}`;
}
