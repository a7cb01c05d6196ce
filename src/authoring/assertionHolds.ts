import { isFormat, isMultipleOf, isObject, keywords, type Schema, sortedJson } from '#engine';
import { matches } from './patterns/patternOf';

/** What a keyword of the engine reads besides the value: all answers, those around the value, and the day. */
export interface Surroundings {
  root: unknown;
  parent: unknown;
  /** YYYY-MM-DD. */
  today: string | undefined;
}

/** The same on a known day. */
export interface FormSurroundings extends Surroundings {
  today: string;
}

type Assertion = (value: any, limit: any) => boolean;

/** The number of characters, as JSON Schema counts them. */
const lengthOf = (text: string) => [...text].length;

/** Compares texts and numbers as they are: a choice of many values compares each with each. */
export const isEqual = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && sortedJson(one) === sortedJson(other));

const isOfType = (value: unknown, type: string): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;

/** The assertions of JSON Schema on values of any type. */
const ofEveryType: { [keyword: string]: Assertion } = {
  type: (value, types) => [types].flat().some((type: string) => isOfType(value, type)),
  const: isEqual,
  enum: (value, choices: unknown[]) => choices.some((choice) => isEqual(value, choice)),
};

/** The other assertions of JSON Schema, by the type of value that they apply to. */
const ofType: { [type: string]: { [keyword: string]: Assertion } } = {
  string: {
    minLength: (value, limit) => lengthOf(value) >= limit,
    maxLength: (value, limit) => lengthOf(value) <= limit,
    pattern: (value, limit) => matches(limit, value),
    format: (value, limit) => isFormat(limit, value),
  },
  number: {
    minimum: (value, limit) => value >= limit,
    maximum: (value, limit) => value <= limit,
    exclusiveMinimum: (value, limit) => value > limit,
    exclusiveMaximum: (value, limit) => value < limit,
    multipleOf: isMultipleOf,
  },
  array: {
    minItems: (value, limit) => value.length >= limit,
    maxItems: (value, limit) => value.length <= limit,
    uniqueItems: (value, limit) =>
      !limit || new Set(value.map((one: unknown) => sortedJson(one))).size === value.length,
  },
};

const own = new Map(keywords.map((keyword) => [keyword.name, keyword]));

/** The type of a value, in the words of JSON Schema; an integer is a number. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return isObject(value) ? 'object' : typeof value;
}

/** Whether a value meets one assertion of a schema; an assertion of another type of value always holds. */
export function assertionHolds(
  schema: Schema,
  keyword: string,
  value: unknown,
  around: Surroundings,
): boolean {
  const limit = schema[keyword];
  const type = typeOf(value);
  const assertion = ofEveryType[keyword] ?? ofType[type]?.[keyword];
  if (assertion) return assertion(value, limit);
  const { validate, type: types } = own.get(keyword) ?? {};
  return !validate || ![types].flat().includes(type as 'string') || validate(value, limit, around);
}
