import { type Answers, descriptionOf, getAt, isDate, type Pointer, type Schema } from '#engine';

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const dayAfter = (day: string) => daysAfter(day, 1);

/** The first and the last day, YYYY-MM-DD, that the definition takes as a date; undefined without a limit. */
export function dateLimits(definition: Schema, at: Pointer, answers: Answers, today: string) {
  const schema = descriptionOf(definition, at) ?? {};
  const rules: Schema[] = [schema, ...(schema.allOf ?? [])];
  const days = (limit: 'after' | 'notBefore' | 'notAfter'): string[] =>
    rules
      .map((rule) => (rule[limit] === 'today' ? today : getAt(answers, rule[limit] ?? '/')))
      .filter(isDate);
  const near = rules.flatMap(({ withinDays }) =>
    typeof withinDays === 'number' ? [withinDays] : [],
  );
  const first = near.map((distance) => daysAfter(today, -distance));
  const last = near.map((distance) => daysAfter(today, distance));
  return {
    min: [...first, ...days('notBefore'), ...days('after').map(dayAfter)].sort().at(-1),
    max: [...last, ...days('notAfter')].sort()[0],
  };
}
