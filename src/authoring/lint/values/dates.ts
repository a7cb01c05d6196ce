import type { Rule } from './rule';

/** Days from today that a rule allows: a year has 400, for only the order of dates counts here. */
interface Days {
  min: number;
  max: number;
}

const year = 400;

const keywords = [
  'before',
  'after',
  'notBefore',
  'notAfter',
  'ageAtLeast',
  'ageBelow',
  'withinDays',
];

/** Whether a rule is about dates. */
export const isDateRule = ({ keyword }: Rule): boolean => keywords.includes(keyword);

/** What a rule on a date allows, relative to today; undefined for rules that compare with another answer. */
export function daysOf({ keyword, value }: Rule): Days | undefined {
  const earliest = (min: number) => ({ min, max: Infinity });
  const latest = (max: number) => ({ min: -Infinity, max });
  if (typeof value === 'number') {
    if (keyword === 'ageAtLeast') return latest(-value * year);
    if (keyword === 'ageBelow') return earliest(1 - value * year);
    if (keyword === 'withinDays') {
      const most = Math.ceil((value * year) / 365);
      return { min: -most, max: most };
    }
  }
  if (value !== 'today') return undefined;
  if (keyword === 'before') return latest(-1);
  if (keyword === 'notAfter') return latest(0);
  if (keyword === 'after') return earliest(1);
  if (keyword === 'notBefore') return earliest(0);
  return undefined;
}

/** The days that all of these rules leave; `undefined` if there are none. */
export function datesLeft(rules: Rule[]): Days | undefined {
  const days = rules.flatMap((rule) => daysOf(rule) ?? []);
  const min = Math.max(...days.map((one) => one.min));
  const max = Math.min(...days.map((one) => one.max));
  return min > max ? undefined : { min, max };
}
