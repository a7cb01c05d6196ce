/** A number with Indian grouping: 1,00,000.25. */
export const showNumber = (value: number, decimals: number): string =>
  new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
