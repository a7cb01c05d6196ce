import type { Schema } from '../definition/definition';

/** The value of a keyword about several properties of an object: their names. */
export const severalNames: Schema = {
  type: 'array',
  items: { type: 'string', minLength: 1 },
  minItems: 2,
  maxItems: 20,
  uniqueItems: true,
};

/** Whether something is answered: a list without entries says no more than one that is missing. */
export const isAnswered = (value: unknown): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);
