import { isObject, productOf } from '#engine';
import { type Numbers, numbersOf } from './entryNumbers';
import type { Comparison } from './comparisons';
import { nameOf, type Rule } from './rule';

/** What is wrong with a limit that is the number of another answer, or a percentage of it. */
export function numberProblem(
  { rule, description, other, isSoft }: Comparison,
  rulesOfOther: Rule[][],
): string | undefined {
  const others = rulesOfOther.flatMap((rules) => numbersOf(rules, true) ?? []);
  if (others.length === 0)
    return `"${other}" is no number, so ${rule.keyword} has nothing to compare with. Name a field of type number or integer, or a text with "format": "digits" or "amount".`;
  // What a list adds up to is looked at by list-total.
  if (rule.keyword.startsWith('sum')) return undefined;
  const own = numbersOf(description.rules, true);
  if (!own) return undefined;
  const percent = isObject(rule.value) ? Number(rule.value.percent) : 100;
  const limit = {
    min: shareOf(percent, Math.min(...others.map(({ min }) => min))),
    max: shareOf(percent, Math.max(...others.map(({ max }) => max))),
  };
  const isUpper = rule.keyword === 'numberAtMost';
  const field = `"${description.at}"`;
  const share = percent === 100 ? `"${other}"` : `${percent} % of "${other}"`;
  if (isUpper ? own.min > limit.max : own.max < limit.min)
    return isSoft
      ? `No answer of ${field} meets ${nameOf(rule)}: it is ${side(own, isUpper)}, and ${share} is ${side(limit, !isUpper)}. Every answer would have to be confirmed. Correct the limits.`
      : `${field} can never be valid where "${other}" is answered: it is ${side(own, isUpper)}, and ${share} is ${side(limit, !isUpper)}. Correct the limits.`;
  if (isUpper ? own.max <= limit.min : own.min >= limit.max)
    return `${nameOf(rule)} never fails: ${field} is ${side(own, !isUpper)}, and ${share} is ${side(limit, isUpper)}. Correct the limits, or remove the rule.`;
  return undefined;
}

const shareOf = (percent: number, number: number): number =>
  Number.isFinite(number) ? productOf([number, percent, 0.01]) : number;

const side = ({ min, max }: Numbers, isLeast: boolean): string =>
  isLeast ? `${min} at least` : `${max} at most`;
