import { showNumber } from './number';

/** Rupees with Indian grouping: ₹ 1,00,000.00. */
export const showMoney = (amount: number, decimals = 2): string =>
  `₹ ${showNumber(amount, decimals)}`;
