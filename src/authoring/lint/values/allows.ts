import { applyTransforms, formatNamed, isFormat, isObject, type Json } from '#engine';
import type { Rule } from './rule';

const isOfType: { [type: string]: (value: Json) => boolean } = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isObject,
  null: (value) => value === null,
};

const onTexts =
  (isRight: (text: string, limit: any) => boolean): Test =>
  (value, limit) =>
    typeof value !== 'string' || isRight(value, limit);
const onNumbers =
  (isRight: (value: number, limit: number) => boolean): Test =>
  (value, limit) =>
    typeof value !== 'number' || typeof limit !== 'number' || isRight(value, limit);
const onLists =
  (isRight: (list: Json[], limit: any) => boolean): Test =>
  (value, limit) =>
    !Array.isArray(value) || isRight(value, limit);

type Test = (value: Json, limit: any) => boolean;

const lengthOf = (text: string) => [...text].length;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether one value meets a rule; rules that depend on the day or on other answers are met. */
const tests: { [keyword: string]: Test } = {
  type: (value, types) => [types].flat().some((type) => isOfType[type]?.(value) ?? true),
  enum: (value, listed) => !Array.isArray(listed) || listed.some((one) => isSame(one, value)),
  const: (value, only) => isSame(value, only),
  minimum: onNumbers((value, limit) => value >= limit),
  maximum: onNumbers((value, limit) => value <= limit),
  exclusiveMinimum: onNumbers((value, limit) => value > limit),
  exclusiveMaximum: onNumbers((value, limit) => value < limit),
  multipleOf: onNumbers((value, step) => Number.isInteger(value / step)),
  minLength: onTexts((text, limit) => !(lengthOf(text) < limit)),
  maxLength: onTexts((text, limit) => !(lengthOf(text) > limit)),
  format: onTexts((text, name) => !formatNamed(name) || isFormat(name, text)),
  transform: onTexts((text, names) => isUnchanged(text, names)),
  notRepeated: onTexts((text) => !/^(.)\1+$/u.test(text)),
  noSpace: onTexts((text) => !/\s/.test(text)),
  minItems: onLists((list, limit) => !(list.length < limit)),
  maxItems: onLists((list, limit) => !(list.length > limit)),
  not: (value, schema) =>
    !isObject(schema) ||
    (!('const' in schema && Object.keys(schema).length === 1 && isSame(schema.const, value)) &&
      !(
        Array.isArray(schema.enum) &&
        Object.keys(schema).length === 1 &&
        schema.enum.some((one) => isSame(one, value))
      )),
};

/** A text arrives as its transforms leave it. */
function isUnchanged(text: string, names: unknown): boolean {
  try {
    return applyTransforms({ transform: names }, text) === text;
  } catch {
    // keyword-value reports an unknown transform.
    return true;
  }
}

/** Whether a value can be an answer at all: texts are trimmed, and an empty one or `null` is no answer. */
export const isAnswer = (value: Json): boolean =>
  value !== null && (typeof value !== 'string' || (value !== '' && value.trim() === value));

/** Whether a value meets a rule. */
export const allows = ({ keyword, value: limit }: Rule, value: Json): boolean =>
  tests[keyword]?.(value, limit) ?? true;
