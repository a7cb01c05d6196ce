import { formatNamed, type Json } from '#engine';
import { allows, isAnswer } from './allows';
import { lengthsWithin, type Range } from '../../patterns/patternLengths';
import { datesLeft } from './dates';
import type { Rule } from './rule';
import { isCharacterOf, lengthsOf } from './textShape';

/** The values that some rules leave together. Where it cannot be proved that a value is excluded, it is in. */
export interface ValueSet {
  isEmpty: boolean;
  /** All of them, where they can be listed. */
  values: Json[] | undefined;
}

const everyType = ['string', 'number', 'boolean', 'array', 'object'];
/** More numbers than this are not listed. */
const maxListed = 1000;

/** The values that all of these rules allow. */
export function valuesOf(rules: Rule[]): ValueSet {
  const listed = listedBy(rules);
  if (listed) {
    const values = listed.filter(
      (value) => isAnswer(value) && rules.every((rule) => allows(rule, value)),
    );
    // A date of the list may be one that the day excludes; which one is not known before.
    return { values, isEmpty: values.length === 0 };
  }
  const types = everyType.filter((type) =>
    limitsOf(rules, 'type').every((named) =>
      [named].flat().some((one) => (one === 'integer' ? 'number' : one) === type),
    ),
  );
  if (types.length === 0) return { values: [], isEmpty: true };
  if (types.length > 1)
    return { values: undefined, isEmpty: types.every((type) => isEmptyOf(type, rules)) };
  const values = types[0] === 'number' ? numbersOf(rules) : undefined;
  return { values, isEmpty: values ? values.length === 0 : isEmptyOf(types[0]!, rules) };
}

/** The shortest list of values that a rule gives. */
function listedBy(rules: Rule[]): Json[] | undefined {
  const isBoolean = rules.some(({ keyword, value }) => keyword === 'type' && value === 'boolean');
  const lists: Json[][] = [
    ...limitsOf(rules, 'const').map((value) => [value]),
    ...limitsOf(rules, 'enum').filter(Array.isArray),
    ...(isBoolean ? [[true, false]] : []),
  ];
  return lists.sort((one, other) => one.length - other.length)[0];
}

const limitsOf = (rules: Rule[], keyword: string): any[] =>
  rules.filter((rule) => rule.keyword === keyword).map(({ value }) => value);

const numbersIn = (rules: Rule[], keyword: string): number[] =>
  limitsOf(rules, keyword).filter((limit) => typeof limit === 'number');

function isEmptyOf(type: string, rules: Rule[]): boolean {
  if (type === 'string') return isEmptyOfTexts(rules);
  if (type === 'number') return numbersOf(rules)?.length === 0;
  if (type === 'array')
    return Math.max(0, ...numbersIn(rules, 'minItems')) > Math.min(...numbersIn(rules, 'maxItems'));
  return false;
}

/** The numbers left; `undefined` where they are too many to list, or might be fractions. */
function numbersOf(rules: Rule[]): number[] | undefined {
  const isInteger = limitsOf(rules, 'type').some((type) => type === 'integer');
  const { min: low, max: high } = boundsOf(rules);
  if (low > high) return [];
  const step = Math.max(isInteger ? 1 : 0, ...numbersIn(rules, 'multipleOf'));
  if (step === 0)
    return low === high
      ? [low].filter((value) => rules.every((rule) => allows(rule, value)))
      : undefined;
  if (!((high - low) / step < maxListed)) return undefined;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) =>
    rounded((first + i) * step),
  ).filter((value) => rules.every((rule) => allows(rule, value)));
}

/** The least and the greatest number, as the limits have it. */
export const boundsOf = (rules: Rule[]): Range => ({
  min: Math.max(...numbersIn(rules, 'minimum'), ...numbersIn(rules, 'exclusiveMinimum')),
  max: Math.min(...numbersIn(rules, 'maximum'), ...numbersIn(rules, 'exclusiveMaximum')),
});

/** The strictest value of a limit, if there is one. */
export function limitOf(rules: Rule[], keyword: string): number | undefined {
  const limits = numbersIn(rules, keyword);
  if (limits.length === 0) return undefined;
  return keyword.startsWith('max') ? Math.min(...limits) : Math.max(...limits);
}

/** 3 * 0.1 is 0.30000000000000004, and a customer enters 0.3. */
const rounded = (value: number) => Number(value.toPrecision(12));

function isEmptyOfTexts(rules: Rule[]): boolean {
  if (datesLeft(rules) === undefined) return true;
  const others = limitsOf(rules, 'differsFrom');
  if (limitsOf(rules, 'sameAs').some((other) => others.includes(other))) return true;
  const lengths = textLengthsOf(rules);
  return !lengths || lengths.min > lengths.max;
}

/** The lengths that texts can have by all of these rules; `undefined` where a format or a pattern has no text that they allow. */
export function textLengthsOf(rules: Rule[]): Range | undefined {
  const formats = limitsOf(rules, 'format').flatMap((name) => formatNamed(name) ?? []);
  const length: Range = {
    // An empty text counts as not answered.
    min: Math.max(1, ...numbersIn(rules, 'minLength')),
    max: Math.min(...numbersIn(rules, 'maxLength')),
  };
  for (const format of formats) {
    const others = formats.filter((other) => other !== format).map(isCharacterOf);
    const range = lengthsOf(
      format,
      (character) =>
        others.every((isIn) => isIn(character)) &&
        rules.every((rule) => !onCharacters.has(rule.keyword) || allows(rule, character)),
    );
    if (!range) return undefined;
    length.min = Math.max(length.min, range.min);
    length.max = Math.min(length.max, range.max);
  }
  for (const pattern of limitsOf(rules, 'pattern')) {
    const range = lengthsWithin(pattern, length);
    if (!range) return undefined;
    Object.assign(length, range);
  }
  return length;
}

/** The rules that look at each character by itself. */
const onCharacters = new Set(['transform', 'noSpace']);
