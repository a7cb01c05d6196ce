import { expect, it } from 'vitest';
import { formatNumber } from '../../src/engine';

/** The same numbers at each run, of all sizes, with halves at the last decimal. */
function* numbers(): Generator<number> {
  let state = 7;
  const next = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) / 2 ** 32;
  for (let i = 0; i < 4000; i++) {
    const size = Math.floor(next() * 16);
    const sign = next() < 0.2 ? -1 : 1;
    yield sign * next() * 10 ** size;
    yield (sign * Math.floor(next() * 10 ** size)) / 1000;
    yield sign * (Math.floor(next() * 10 ** 6) + 0.5);
    yield (sign * (Math.floor(next() * 10 ** 6) * 10 + 5)) / 1000;
  }
  yield* [0, -0, 0.5, 0.05, 0.005, 10.005, 1.005, 999.995, 99_999.995, -0.001, 1e-7, 5e-7, 1e15];
}

it.each([0, 1, 2, 3, 4])('numbers with %i decimals are written as Intl writes them', (decimals) => {
  const intl = new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const different = [...numbers()].filter(
    (number) => formatNumber(number, decimals) !== intl.format(number),
  );
  expect(different).toEqual([]);
});

it('writes numbers of any length in full, and what is none as a dash', () => {
  expect(formatNumber('1000000000000000000000000', 0)).toBe('10,00,00,00,00,00,00,00,00,00,00,000');
  expect(formatNumber(0.000_000_1, 7)).toBe('0.0000001');
  expect(formatNumber('', 2)).toBe('–');
  expect(formatNumber('abc', 2)).toBe('–');
});
