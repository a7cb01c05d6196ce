import { isDate, todayOf } from './dates';
import type { Described, Keyword, KeywordContext } from './keyword';

/** Whole years from a day of birth to a day, both YYYY-MM-DD: the birthday itself counts. */
export function yearsBetween(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

function ageRule({
  isRight,
  ...named
}: Described & { isRight: (age: number, years: number) => boolean }): Keyword {
  return {
    ...named,
    type: 'string',
    metaSchema: { type: 'integer', minimum: 1, maximum: 120 },
    validate: (value: string, years: number, context: KeywordContext) =>
      isDate(value) && isRight(yearsBetween(value, todayOf(context)), years),
  };
}

export const ageAtLeast = ageRule({
  name: 'ageAtLeast',
  description:
    'On a date of birth: at least so many whole years ago; on the birthday a person has the new age.',
  isRight: (age, years) => age >= years,
});

export const ageBelow = ageRule({
  name: 'ageBelow',
  description: 'On a date of birth: less than so many whole years ago.',
  isRight: (age, years) => age < years,
});
