import type { Schema } from '#engine';

/** A day that fits what is asked for, DD/MM/YYYY: of birth, of this year, or one that is still to come. */
export function exampleDay(schema: Schema, today: string): string {
  const rules: Schema[] = [schema, ...(schema.allOf ?? [])];
  const has = (name: string, value?: string) =>
    rules.some((rule) => (value ? rule[name] === value : name in rule));
  const year = Number(today.slice(0, 4));
  const isOver = today.slice(5) >= '03-27';
  if (has('ageAtLeast') || has('ageBelow') || has('before', 'today')) return '27/03/1985';
  if (has('after', 'today') || has('notBefore', 'today'))
    return `27/03/${isOver ? year + 1 : year}`;
  return `27/03/${isOver ? year : year - 1}`;
}
