import { type Answers, getAt, isDate, type Schema } from '#engine';

type Limit = 'notBefore' | 'notAfter';

/** The first and the last valid day, YYYY-MM-DD; undefined without a limit. */
export function dateLimits(schema: Schema, answers: Answers, today: string) {
  const rules: Schema[] = [schema, ...(schema.allOf ?? [])];
  const days = (limit: Limit): string[] =>
    rules
      .map((rule) => (rule[limit] === 'today' ? today : getAt(answers, rule[limit] ?? '/')))
      .filter(isDate)
      .sort();
  return { min: days('notBefore').at(-1), max: days('notAfter')[0] };
}
