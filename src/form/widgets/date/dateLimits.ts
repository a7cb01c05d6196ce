import { type Answers, descriptionOf, getAt, isDate, type Pointer, type Schema } from '#engine';

const dayAfter = (day: string) =>
  new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The first and the last day, YYYY-MM-DD, that the definition takes as a date; undefined without a limit. */
export function dateLimits(definition: Schema, at: Pointer, answers: Answers, today: string) {
  const schema = descriptionOf(definition, at) ?? {};
  const rules: Schema[] = [schema, ...(schema.allOf ?? [])];
  const days = (limit: 'after' | 'notBefore' | 'notAfter'): string[] =>
    rules
      .map((rule) => (rule[limit] === 'today' ? today : getAt(answers, rule[limit] ?? '/')))
      .filter(isDate);
  return {
    min: [...days('notBefore'), ...days('after').map(dayAfter)].sort().at(-1),
    max: days('notAfter').sort()[0],
  };
}
