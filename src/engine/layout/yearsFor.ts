import type { Schema } from '../definition/definition';

/** The years of a date that is picked: past ones, for a date of birth; future ones where the date must be in the future. */
export function yearsFor({ after, notBefore }: Schema, today: string): string[] {
  const year = Number(today.slice(0, 4));
  const isAhead = after !== undefined || notBefore !== undefined;
  return Array.from({ length: isAhead ? 11 : 121 }, (_, i) =>
    String(isAhead ? year + i : year - i),
  );
}
