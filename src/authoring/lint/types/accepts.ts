import { isObject, type Json, sortedJson } from '#engine';
import { isOfFormat } from './texts';
import { alternativesOf, jsonTypeOf, jsonTypeOfValue, type ValueType, valuesOf } from './valueType';

/** Whether a type has this value. Objects and lists are compared by their parts elsewhere. */
export const accepts = (type: ValueType, value: Json): boolean =>
  alternativesOf(type).some((one) => acceptsOne(one, value));

function acceptsOne(one: ValueType, value: Json): boolean {
  const values = valuesOf(one);
  if (values && !values.some((allowed) => isSame(allowed, value))) return false;
  const type = jsonTypeOf(one);
  if (type !== undefined && !isOfType(type, value)) return false;
  if (typeof value === 'string') return acceptsText(one, value);
  if (typeof value === 'number') return acceptsNumber(one, value);
  return true;
}

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (isStructured(one) && isStructured(other) && sortedJson(one) === sortedJson(other));

const isStructured = (value: unknown) => isObject(value) || Array.isArray(value);

export function isOfType(type: string, value: Json): boolean {
  const own = jsonTypeOfValue(value);
  return own === type || (type === 'integer' && Number.isInteger(value));
}

function acceptsText(one: ValueType, text: string): boolean {
  const { minLength = 0, maxLength = Infinity, format, pattern } = one;
  return (
    text.length >= minLength &&
    text.length <= maxLength &&
    (format === undefined || isOfFormat(format, text)) &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text))
  );
}

const acceptsNumber = ({ minimum = -Infinity, maximum = Infinity }: ValueType, number: number) =>
  number >= minimum && number <= maximum;
