import { applyTransforms, isFormat, isObject, keywords, type Schema, sortedJson } from '#engine';

/** What the keywords of a value may read besides it. `today`: YYYY-MM-DD. */
export interface Surroundings {
  root: unknown;
  parent: unknown;
  today: string;
}

type Rule = (value: any, limit: any, around: Surroundings, schema: Schema) => boolean;

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

const isOfType = (value: unknown, type: string): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;

const lengthOf = (text: string) => [...text].length;
const isSame = (one: unknown, other: unknown) => sortedJson(one) === sortedJson(other);

/** Each keyword with the type of the values that it applies to. */
const rules: { [keyword: string]: [type: string, rule: Rule] } = {
  type: ['any', (value, type) => [type].flat().some((one: string) => isOfType(value, one))],
  const: ['any', isSame],
  enum: ['any', (value, values: unknown[]) => values.some((one) => isSame(one, value))],
  not: ['any', (value, schema, around) => !meets(value, schema, around)],
  allOf: [
    'any',
    (value, parts: Schema[], around) => parts.every((one) => meets(value, one, around)),
  ],
  anyOf: [
    'any',
    (value, parts: Schema[], around) => parts.some((one) => meets(value, one, around)),
  ],
  oneOf: [
    'any',
    (value, parts: Schema[], around) =>
      parts.filter((one) => meets(value, one, around)).length === 1,
  ],
  if: [
    'any',
    (value, condition, around, { then: consequence = {}, else: otherwise = {} }) =>
      meets(value, meets(value, condition, around) ? consequence : otherwise, around),
  ],
  minimum: ['number', (value, limit) => value >= limit],
  maximum: ['number', (value, limit) => value <= limit],
  exclusiveMinimum: ['number', (value, limit) => value > limit],
  exclusiveMaximum: ['number', (value, limit) => value < limit],
  multipleOf: ['number', (value, limit) => Number.isInteger(value / limit)],
  minLength: ['string', (value, limit) => lengthOf(value) >= limit],
  maxLength: ['string', (value, limit) => lengthOf(value) <= limit],
  format: ['string', (value, name) => isFormat(name, value)],
  pattern: ['string', (value, pattern) => new RegExp(pattern, 'u').test(value)],
  minItems: ['array', (value, limit) => value.length >= limit],
  maxItems: ['array', (value, limit) => value.length <= limit],
  uniqueItems: [
    'array',
    (value: unknown[], isUnique) =>
      !isUnique || new Set(value.map((one) => sortedJson(one))).size === value.length,
  ],
  items: [
    'array',
    (value: unknown[], schema, around) =>
      value.every((one) => meets(one, schema, { ...around, parent: value })),
  ],
  contains: [
    'array',
    (value: unknown[], schema, around) =>
      value.some((one) => meets(one, schema, { ...around, parent: value })),
  ],
  required: [
    'object',
    (value, names: string[]) => names.every((name) => value[name] !== undefined),
  ],
  properties: [
    'object',
    (value, parts: { [name: string]: Schema }, around) =>
      Object.entries(parts).every(
        ([name, part]) =>
          value[name] === undefined || meets(value[name], part, { ...around, parent: value }),
      ),
  ],
};

const own = new Map(keywords.map((keyword) => [keyword.name, keyword]));

/**
 * Whether a value meets a schema of the dialect. For single values while a form is filled in: what counts in the end
 * are the validators of the definition.
 */
export function meets(given: unknown, schema: Schema, around: Surroundings): boolean {
  const value = typeof given === 'string' ? applyTransforms(schema, given.trim()) : given;
  const type = isObject(value) ? 'object' : typeOf(value);
  return Object.entries(schema).every(([name, limit]) => {
    const [applies, rule] = rules[name] ?? [];
    if (rule) return (applies !== 'any' && applies !== type) || rule(value, limit, around, schema);
    const keyword = own.get(name);
    if (!keyword?.validate || ![keyword.type].flat().includes(type as never)) return true;
    return keyword.validate(value, limit, around);
  });
}
