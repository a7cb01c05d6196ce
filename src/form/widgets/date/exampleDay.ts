import type { Schema } from '#engine';

/** A day that fits what is asked for, DD/MM/YYYY: of birth, or of the last twelve months. */
export function exampleDay(schema: Schema, today: string): string {
  const rules: Schema[] = [schema, ...(schema.allOf ?? [])];
  const isOfBirth = rules.some(
    (rule) => 'ageAtLeast' in rule || 'ageBelow' in rule || rule.before === 'today',
  );
  if (isOfBirth) return '27/03/1985';
  const year = Number(today.slice(0, 4));
  return `27/03/${today.slice(5) >= '03-27' ? year : year - 1}`;
}
