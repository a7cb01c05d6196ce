import { isFormat, isObject, keywords, type Schema, sortedJson } from '#engine';

/** What a keyword of the engine reads besides the value: all answers, those around the value, and the day. */
export interface Surroundings {
  root: unknown;
  parent: unknown;
  today: string | undefined;
}

type Evaluate = (value: any, limit: any) => boolean;

/** The number of characters, as JSON Schema counts them. */
const lengthOf = (text: string) => [...text].length;

const isEqual = (one: unknown, other: unknown) => sortedJson(one) === sortedJson(other);

/** The assertions of JSON Schema, by the type of value that they apply to. */
const standard: { [type: string]: { [keyword: string]: Evaluate } } = {
  string: {
    minLength: (value, limit) => lengthOf(value) >= limit,
    maxLength: (value, limit) => lengthOf(value) <= limit,
    pattern: (value, limit) => new RegExp(limit, 'u').test(value),
    format: (value, limit) => isFormat(limit, value),
  },
  number: {
    minimum: (value, limit) => value >= limit,
    maximum: (value, limit) => value <= limit,
    exclusiveMinimum: (value, limit) => value > limit,
    exclusiveMaximum: (value, limit) => value < limit,
    multipleOf: (value, limit) => Number.isInteger(value / limit),
  },
  array: {
    minItems: (value, limit) => value.length >= limit,
    maxItems: (value, limit) => value.length <= limit,
    uniqueItems: (value, limit) => !limit || new Set(value.map(sortedJson)).size === value.length,
  },
};

const own = new Map(keywords.map((keyword) => [keyword.name, keyword]));

/** Whether a value meets one assertion of a schema; an assertion of another type of value always holds. */
export function assertionHolds(
  schema: Schema,
  keyword: string,
  value: unknown,
  around: Surroundings,
): boolean {
  const limit = schema[keyword];
  if (keyword === 'const') return isEqual(value, limit);
  if (keyword === 'enum') return limit.some((choice: unknown) => isEqual(value, choice));
  const type = Array.isArray(value) ? 'array' : isObject(value) ? 'object' : typeof value;
  const evaluate = standard[type]?.[keyword];
  if (evaluate) return evaluate(value, limit);
  const { validate, type: types } = own.get(keyword) ?? {};
  return !validate || ![types].flat().includes(type as 'string') || validate(value, limit, around);
}
