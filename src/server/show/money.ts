const rupees = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Rupees as people write them here: ₹ 1,00,000.00. */
export const showMoney = (amount: number): string => `₹ ${rupees.format(amount)}`;
