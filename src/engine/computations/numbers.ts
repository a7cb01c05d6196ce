import { productOf, sumOf, wholeQuotientOf } from '../json/decimals';
import { numberOf } from '../keywords/quantity';
import type { Described } from '../keywords/keyword';
import type { Computation } from './computation';

const isAnswered = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '';

/** The numbers among values; the entries of a list count one by one. */
const numbersOf = (values: unknown[]): number[] =>
  values.flat().flatMap((value) => numberOf(value) ?? []);

/** A computation of numbers that are all needed. */
const ofAll = ({
  result,
  ...named
}: Described & { result: (numbers: number[]) => number | undefined }): Computation => ({
  ...named,
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
  ofAll({
    name: 'difference',
    description: 'the first number less the others',
    result: ([first = 0, ...others]) => sumOf([first, ...others.map((one) => -one)]),
  }),
  ofAll({ name: 'product', description: 'the product of numbers', result: productOf }),
  ofAll({
    name: 'quotient',
    description:
      'how many times the second number goes into the first, as a whole number: 6 of 20 and 3; nothing where the second is 0',
    result: ([number = 0, divisor = 0]) => wholeQuotientOf(number, divisor),
  }),
  ofAll({
    name: 'percent',
    description: 'so many percent, the first number, of the second',
    result: (numbers) => productOf([...numbers, 0.01]),
  }),
];

const extreme = (numbers: number[], of: (...numbers: number[]) => number): number | undefined =>
  numbers.length > 0 ? of(...numbers) : undefined;
