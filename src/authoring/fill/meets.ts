import { canonicalAnswer, isObject, type Schema } from '#engine';
import { assertionHolds, type Surroundings } from '../assertionHolds';

type Applicator = (value: any, inner: any, around: Surroundings, schema: Schema) => boolean;

/** The applicators that apply their schemas to the value itself. */
const inPlace: { [keyword: string]: Applicator } = {
  not: (value, schema, around) => !meets(value, schema, around),
  allOf: (value, parts: Schema[], around) => parts.every((one) => meets(value, one, around)),
  anyOf: (value, parts: Schema[], around) => parts.some((one) => meets(value, one, around)),
  oneOf: (value, parts: Schema[], around) =>
    parts.filter((one) => meets(value, one, around)).length === 1,
  if: (value, condition, around, { then: consequence = {}, else: otherwise = {} }) =>
    meets(value, meets(value, condition, around) ? consequence : otherwise, around),
};

const ofLists: { [keyword: string]: Applicator } = {
  items: (value: unknown[], schema, around) =>
    value.every((one) => meets(one, schema, { ...around, parent: value })),
  contains: (value: unknown[], schema, around) =>
    value.some((one) => meets(one, schema, { ...around, parent: value })),
};

const ofObjects: { [keyword: string]: Applicator } = {
  required: (value, names: string[]) => names.every((name) => value[name] !== undefined),
  properties: (value, parts: { [name: string]: Schema }, around) =>
    Object.entries(parts).every(
      ([name, part]) =>
        value[name] === undefined || meets(value[name], part, { ...around, parent: value }),
    ),
};

/**
 * Whether a value meets a schema of the dialect. For single values while a form is filled in: what counts in the end
 * are the validators of the definition.
 */
export function meets(given: unknown, schema: Schema, around: Surroundings): boolean {
  const value = typeof given === 'string' ? canonicalAnswer(schema, given) : given;
  const applicators = {
    ...inPlace,
    ...(Array.isArray(value) && ofLists),
    ...(isObject(value) && ofObjects),
  };
  return Object.entries(schema).every(
    ([keyword, inner]) =>
      applicators[keyword]?.(value, inner, around, schema) ??
      assertionHolds(schema, keyword, value, around),
  );
}
