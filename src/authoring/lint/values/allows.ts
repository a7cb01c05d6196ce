import {
  type Schema,
  applyTransforms,
  canonicalText,
  formatNamed,
  inOneLine,
  isObject,
  type Json,
} from '#engine';
import { assertionHolds, isEqual } from '../../assertionHolds';
import type { Rule } from './rule';

type Test = (value: Json, limit: any) => boolean;

/** Rules with values that the shape of a file does not ensure, or that mean another thing for an answer. */
const tests: { [keyword: string]: Test } = {
  enum: (value, choices) => !Array.isArray(choices) || choices.some((one) => isEqual(one, value)),
  format: (value, name) => !formatNamed(name) || meets('format', value, name),
  transform: (value, names) => typeof value !== 'string' || isUnchanged(value, names),
  not: (value, schema) => !isObject(schema) || !isExcluded(value, schema),
};

/** Those that depend on neither the day nor other answers. */
const absolute = new Set(
  (
    'type const minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern minItems maxItems ' +
    'notRepeated noSpace'
  ).split(' '),
);

const meets = (keyword: string, value: Json, limit: unknown): boolean =>
  assertionHolds({ [keyword]: limit }, keyword, value, {
    root: undefined,
    parent: undefined,
    today: undefined,
  });

/** Whether a `not` with nothing but a constant or a list of values names the value. */
function isExcluded(value: Json, schema: Schema): boolean {
  const [keyword, ...others] = Object.keys(schema);
  if (others.length > 0) return false;
  if (keyword === 'const') return isEqual(schema.const, value);
  return (
    keyword === 'enum' &&
    Array.isArray(schema.enum) &&
    schema.enum.some((one: Json) => isEqual(one, value))
  );
}

/** A text arrives as its transforms leave it; a character counts as one inside a text. */
function isUnchanged(text: string, names: unknown): boolean {
  try {
    const inside = text.length === 1 ? `0${text}0` : text;
    return applyTransforms({ transform: names }, inside) === inside;
  } catch {
    // keyword-value reports an unknown transform.
    return true;
  }
}

/** Whether a value can be an answer at all: a text arrives in its canonical form, and an empty one or `null` is none. */
export const isAnswer = (value: Json): boolean =>
  value !== null &&
  (typeof value !== 'string' || (value !== '' && canonicalText({}, value) === value));

/** Why a value is no answer. */
export function whyNoAnswer(value: Json): string {
  const canonical = typeof value === 'string' ? canonicalText({}, inOneLine(value)) : '';
  return canonical === ''
    ? 'an empty one counts as not answered'
    : `it arrives as ${JSON.stringify(canonical)}, with plain spaces only, none around it, and no invisible signs`;
}

/** Whether a value meets a rule; rules that depend on the day or on other answers are met. */
export const allows = ({ keyword, value: limit }: Rule, value: Json): boolean =>
  tests[keyword]?.(value, limit) ?? (!absolute.has(keyword) || meets(keyword, value, limit));

/** Whether `allows` knows for each value whether it meets a rule. */
export const isCertain = ({ keyword }: Rule): boolean =>
  keyword === 'enum' || absolute.has(keyword);
