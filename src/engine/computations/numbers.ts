import { productOf, sumOf, wholeQuotientOf } from '../json/decimals';
import { numberOf } from '../keywords/quantity';
import type { Computation } from './computation';

const isAnswered = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '';

/** The numbers among values; the entries of a list count one by one. */
const numbersOf = (values: unknown[]): number[] =>
  values.flat().flatMap((value) => numberOf(value) ?? []);

/** A computation of numbers that are all needed. */
const ofAll = (
  name: string,
  description: string,
  result: (numbers: number[]) => number | undefined,
): Computation => ({
  name,
  description,
  compute: (values) => {
    const numbers = numbersOf(values);
    return numbers.length === values.flat().length && numbers.length > 0
      ? result(numbers)
      : undefined;
  },
});

/** Computations of numbers, exact in decimals. */
export const numberComputations: Computation[] = [
  {
    name: 'sum',
    description: 'the sum of numbers, without those that are missing; 0 of none',
    compute: (values) => sumOf(numbersOf(values)),
  },
  {
    name: 'count',
    description: 'how many values there are: the entries of lists, and answers that are given',
    compute: (values) => values.flat().filter(isAnswered).length,
  },
  {
    name: 'largest',
    description: 'the largest of the numbers that there are',
    compute: (values) => extreme(numbersOf(values), Math.max),
  },
  {
    name: 'smallest',
    description: 'the smallest of the numbers that there are',
    compute: (values) => extreme(numbersOf(values), Math.min),
  },
  ofAll('difference', 'the first number less the others', ([first = 0, ...others]) =>
    sumOf([first, ...others.map((one) => -one)]),
  ),
  ofAll('product', 'the product of numbers', productOf),
  ofAll(
    'quotient',
    'how many times the second number goes into the first, as a whole number: 6 of 20 and 3; nothing where the second is 0',
    ([number = 0, divisor = 0]) => wholeQuotientOf(number, divisor),
  ),
  ofAll('percent', 'so many percent, the first number, of the second', (numbers) =>
    productOf([...numbers, 0.01]),
  ),
];

const extreme = (numbers: number[], of: (...numbers: number[]) => number): number | undefined =>
  numbers.length > 0 ? of(...numbers) : undefined;
