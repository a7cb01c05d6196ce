import { formatDate, type Schema } from '#engine';

interface Limits {
  min?: string | undefined;
  max?: string | undefined;
}

/** A day that fits what is asked for, DD/MM/YYYY: of birth, or of the last twelve months; any where no day fits. */
export function exampleDay(schema: Schema, { min, max }: Limits, today: string): string {
  const rules: Schema[] = [schema, ...(schema.allOf ?? [])];
  const isOfBirth = rules.some(
    (rule) => 'ageAtLeast' in rule || 'ageBelow' in rule || rule.before === 'today',
  );
  const year = Number(today.slice(0, 4));
  const lastMarch = today.slice(5) >= '03-27' ? year : year - 1;
  const youngest = Math.max(0, ...rules.map(({ ageAtLeast = 0 }) => Number(ageAtLeast)));
  const usual = `${isOfBirth ? 1985 : lastMarch}-03-27`;
  const fits = (day: string) =>
    (!min || day >= min) &&
    (!max || day <= max) &&
    rules.every(
      ({ ageAtLeast = 0, ageBelow = Infinity }) =>
        ageOn(today, day) >= ageAtLeast && ageOn(today, day) < ageBelow,
    );
  const others = [`${lastMarch - youngest}-03-27`, max, min].filter((day) => day !== undefined);
  return formatDate([usual, ...(isOfBirth || max ? others : [])].find(fits) ?? usual);
}

/** Whole years since a day. */
const ageOn = (today: string, day: string): number =>
  Number(today.slice(0, 4)) - Number(day.slice(0, 4)) - (today.slice(5) < day.slice(5) ? 1 : 0);
