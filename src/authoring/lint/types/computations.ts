import { listOf, objectWith, type ValueType } from './valueType';

const date: ValueType = { type: 'string', format: 'date' };
const number: ValueType = { type: 'number' };
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
  gives: ValueType;
}

/** The signature of each computation of the engine, by its name. */
export const signatures: { [name: string]: Signature } = {
  ageInYears: { takes: [date], gives: { type: 'integer', minimum: 0 } },
  amount: { takes: [number], gives: { type: 'string', format: 'amount' } },
  dayBefore: { takes: [date], gives: date },
  dayMonthYear: { takes: [date], gives: { type: 'string', format: 'dd-mm-yyyy' } },
  financialYears: {
    takes: [date, date],
    gives: listOf(objectWith({ label: year, value: year, id: year })),
  },
  heightInCm: { takes: [number, number], gives: number },
  joinedBySpaces: { takes: [text], isVariadic: true, gives: text },
};
