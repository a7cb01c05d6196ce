import { anything, listOf, objectWith, union, type ValueType } from './valueType';

const date: ValueType = { type: 'string', format: 'date' };
const number: ValueType = { type: 'number' };
/** A number, or a text that is nothing but one. */
const numeric = union([
  number,
  { type: 'string', format: 'amount' },
  { type: 'string', format: 'digits' },
]);
const text: ValueType = { type: 'string' };
const year: ValueType = {
  type: 'string',
  pattern: '^[0-9]{4}-[0-9]{4}$',
  title: 'financial year',
  examples: ['2023-2024'],
};

/** What a computation takes and gives. */
export interface Signature {
  takes: ValueType[];
  /** The last argument may be given more than once. */
  isVariadic?: true;
  /** A list may be given in the place of a value: its entries, or what `take` names of each. */
  takesLists?: true;
  gives: ValueType;
}

/** The signature of each computation of the engine, by its name. */
export const signatures: { [name: string]: Signature } = {
  amount: { takes: [number], gives: { type: 'string', format: 'amount' } },
  dayMonthYear: { takes: [date], gives: { type: 'string', format: 'dd-mm-yyyy' } },
  financialYears: {
    takes: [date, date],
    gives: listOf(objectWith({ label: year, value: year, id: year })),
  },
  heightInCm: { takes: [number, number], gives: number },
  ...Object.fromEntries(
    ['sum', 'largest', 'smallest'].map((name) => [
      name,
      { takes: [numeric], isVariadic: true, takesLists: true, gives: number } satisfies Signature,
    ]),
  ),
  count: {
    takes: [anything],
    isVariadic: true,
    takesLists: true,
    gives: { type: 'integer', minimum: 0 },
  },
  difference: { takes: [numeric, numeric], isVariadic: true, gives: number },
  product: { takes: [numeric, numeric], isVariadic: true, gives: number },
  quotient: { takes: [numeric, numeric], gives: { type: 'integer' } },
  percent: { takes: [numeric, numeric], gives: number },
  ...Object.fromEntries(
    ['days', 'months', 'years'].flatMap((unit): [string, Signature][] => [
      [`${unit}Between`, { takes: [date, date], gives: { type: 'integer' } }],
      [`${unit}After`, { takes: [date, numeric], gives: date }],
    ]),
  ),
  joinedBySpaces: { takes: [text], isVariadic: true, gives: text },
};
