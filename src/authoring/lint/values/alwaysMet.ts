import type { Rule } from './rule';
import { valuesOf } from './valueSet';

/** A limit that is a number, and not another answer. */
const numberOf = (rules: Rule[], keyword: string): number | undefined =>
  rules.find((rule) => rule.keyword === keyword && typeof rule.value === 'number')?.value;

/** Whether no answer by its own rules meets the others. */
export const isNeverMet = (own: Rule[], rules: Rule[]): boolean =>
  valuesOf([...own, ...rules]).isEmpty ||
  numberOf(rules, 'numberAtLeast')! > numberOf(rules, 'numberAtMost')! ||
  numberOf(rules, 'numberAtLeast')! > greatestOf(own);

/** What says the opposite of a limit. */
const opposites: { [keyword: string]: (limit: any) => { keyword: string; value: unknown } } = {
  minimum: (value) => ({ keyword: 'exclusiveMaximum', value }),
  maximum: (value) => ({ keyword: 'exclusiveMinimum', value }),
  minLength: (limit) => ({ keyword: 'maxLength', value: limit - 1 }),
  maxLength: (limit) => ({ keyword: 'minLength', value: limit + 1 }),
  minItems: (limit) => ({ keyword: 'maxItems', value: limit - 1 }),
  maxItems: (limit) => ({ keyword: 'minItems', value: limit + 1 }),
  ageAtLeast: (value) => ({ keyword: 'ageBelow', value }),
  ageBelow: (value) => ({ keyword: 'ageAtLeast', value }),
  enum: (value) => ({ keyword: 'not', value: { enum: value } }),
  const: (value) => ({ keyword: 'not', value: { const: value } }),
};

/** Whether every answer by its own rules meets another one. */
export function isAlwaysMet(own: Rule[], rule: Rule): boolean {
  const { keyword, value } = rule;
  if (own.some((other) => other.keyword === keyword && other.value === value)) return true;
  if (keyword === 'numberAtMost') return value >= greatestOf(own);
  if (keyword === 'numberAtLeast') return value <= 0 && isOfDigits(own);
  const opposite = opposites[keyword]?.(value);
  return opposite !== undefined && valuesOf([...own, { ...opposite, at: rule.at }]).isEmpty;
}

const isOfDigits = (rules: Rule[]): boolean =>
  rules.some(({ keyword, value }) => keyword === 'format' && value === 'digits');

/** The greatest number that texts of digits can have. */
const greatestOf = (rules: Rule[]): number =>
  isOfDigits(rules) ? 10 ** (numberOf(rules, 'maxLength') ?? Infinity) - 1 : Infinity;
