import { digitsOf } from '../json/decimals';

/**
 * A number in Indian digit grouping: 1,00,000.25. A missing value is a dash. Written as `Intl` writes it for `en-IN`, which
 * takes a cheap phone 40 ms before its first number, in the midst of a form that opens.
 */
export function formatNumber(value: number | string | null | undefined, decimals: number): string {
  const number = value === '' || value === null ? NaN : Number(value);
  if (Number.isNaN(number)) return '–';
  if (!Number.isFinite(number)) return number < 0 ? '-∞' : '∞';
  const [whole, fraction] = rounded(Math.abs(number), decimals);
  const sign = number < 0 || Object.is(number, -0) ? '-' : '';
  return sign + (decimals > 0 ? `${grouped(whole)}.${fraction}` : grouped(whole));
}

/** The last three digits, and those before them in pairs. */
const grouped = (digits: string): string =>
  [...digits]
    .map((digit, i) => {
      const left = digits.length - i;
      return i > 0 && left >= 3 && left % 2 === 1 ? `,${digit}` : digit;
    })
    .join('');

/** The digits before and after the decimal point, half rounded up: as they are written, and not as computers store them. */
function rounded(number: number, decimals: number): [whole: string, fraction: string] {
  const [whole = '', fraction = ''] = digitsOf(number).split('.');
  if (fraction.length <= decimals) return [whole, fraction.padEnd(decimals, '0')];
  const kept = BigInt(whole + fraction.slice(0, decimals)) + (fraction[decimals]! < '5' ? 0n : 1n);
  const digits = String(kept).padStart(decimals + 1, '0');
  const end = digits.length - decimals;
  return [digits.slice(0, end), digits.slice(end)];
}

/**
 * Rupees in Indian digit grouping, with a no-break space: ₹ 10,00,000 and ₹ 89,071.44. `decimals` fixes their number;
 * without it whole rupees have none. A missing value is a dash.
 */
export function formatMoney(rupees: number | string | null | undefined, decimals?: number): string {
  const number = formatNumber(rupees, decimals ?? (Number.isInteger(Number(rupees)) ? 0 : 2));
  return number === '–' ? number : `₹\u00A0${number}`;
}
