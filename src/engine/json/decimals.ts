/** Decimal places of a number as it is written: 2 of 0.05, 7 of 1e-7. */
export function decimalsOf(number: number): number {
  const [digits, exponent = '0'] = String(number).split('e');
  return Math.max(0, (digits!.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** A number without the exponent that JavaScript writes for the largest and the smallest: 0.0000005, not 5e-7. */
export function digitsOf(number: number): string {
  const [digits = '', exponent] = String(number).split('e');
  if (exponent === undefined) return digits;
  if (Number(exponent) < 0) return number.toFixed(Math.min(decimalsOf(number), mostDecimals));
  const length = Number(exponent) + (number < 0 ? 2 : 1);
  return digits.replace('.', '').padEnd(length, '0');
}

/** A value as text, a number in plain digits, as it is typed. */
export const plainDigits = (value: unknown): string =>
  typeof value === 'number' ? digitsOf(value) : String(value);

/** No amount has so many decimal places; JavaScript writes no more of them. */
const mostDecimals = 100;

/** 28.4 in hundredths is 2840. */
const scaled = (number: number, decimals: number): bigint =>
  Number.isInteger(number)
    ? BigInt(number) * 10n ** BigInt(decimals)
    : BigInt(number.toFixed(decimals).replace('.', ''));

/** 2840 hundredths are 28.4: the number that is read from its digits. */
const unscaled = (digits: bigint, decimals: number): number => Number(`${digits}e-${decimals}`);

/**
 * The sum of decimal numbers as it is on paper: 28.4, 35.8 and 35.8 are 100, and 0.1 and 0.2 are 0.3. In floating point
 * they are not.
 */
export function sumOf(numbers: number[]): number {
  const decimals = Math.max(0, ...numbers.map(decimalsOf));
  if (!numbers.every(Number.isFinite) || decimals > mostDecimals)
    return numbers.reduce((sum, one) => sum + one, 0);
  const sum = numbers.reduce((soFar, one) => soFar + scaled(one, decimals), 0n);
  return unscaled(sum, decimals);
}

/** The product of decimal numbers as it is on paper: 1000.1, 25 and 0.01 are 250.025. */
export function productOf(numbers: number[]): number {
  const decimals = numbers.map(decimalsOf);
  if (!numbers.every(Number.isFinite) || Math.max(0, ...decimals) > mostDecimals)
    return numbers.reduce((product, one) => product * one, 1);
  const product = numbers.reduce((soFar, one, i) => soFar * scaled(one, decimals[i]!), 1n);
  return unscaled(
    product,
    decimals.reduce((sum, one) => sum + one, 0),
  );
}

/** How many times a decimal number goes into another, without the rest: 0.1 goes three times into 0.35. Undefined for 0. */
export function wholeQuotientOf(number: number, divisor: number): number | undefined {
  const decimals = Math.max(decimalsOf(number), decimalsOf(divisor));
  if (divisor === 0) return undefined;
  if (![number, divisor].every(Number.isFinite) || decimals > mostDecimals)
    return Math.trunc(number / divisor);
  return Number(scaled(number, decimals) / scaled(divisor, decimals));
}

/** Whether a decimal number is a multiple of another: 1000.06 is one of 0.01. */
export function isMultipleOf(number: number, step: number): boolean {
  const decimals = Math.max(decimalsOf(number), decimalsOf(step));
  if (!Number.isFinite(number) || decimals > mostDecimals) return Number.isInteger(number / step);
  return scaled(number, decimals) % scaled(step, decimals) === 0n;
}

/** The multiple of a step that is nearest to a decimal number; of two the larger one: 0.075 in hundredths is 0.08. */
export function nearestMultiple(number: number, step: number): number {
  const decimals = Math.max(decimalsOf(number), decimalsOf(step));
  if (!Number.isFinite(number) || decimals > mostDecimals) return number;
  const [digits, width] = [scaled(number, decimals), scaled(step, decimals)];
  const half = digits < 0n ? -width : width;
  return unscaled(((2n * digits + half) / (2n * width)) * width, decimals);
}

/** A decimal number with at most so many decimals, towards plus or minus infinity: 250.025 down to two is 250.02. */
export function roundedTo(number: number, decimals: number, direction: 'up' | 'down'): number {
  const own = decimalsOf(number);
  if (!Number.isFinite(number) || own <= decimals || own > mostDecimals) return number;
  const digits = scaled(number, own);
  const step = 10n ** BigInt(own - decimals);
  const rest = digits % step;
  // The remainder has the sign of the number.
  const beyond = direction === 'up' ? (rest > 0n ? step : 0n) : rest < 0n ? -step : 0n;
  return unscaled((digits - rest + beyond) / step, decimals);
}
