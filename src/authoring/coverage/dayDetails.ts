import { isDate, namedBy, type Schema } from '#engine';
import type { Surroundings } from '../assertionHolds';
import { movedDay, yearsBefore } from '../days';

export const dateRules = ['before', 'after', 'notBefore', 'notAfter'];
export const ageRules = ['ageAtLeast', 'ageBelow'];

/** The day from which a rule on dates comes out otherwise: today, another answer, or the birth of who has the age today. */
export function turningDay(
  schema: Schema,
  keyword: string,
  around: Surroundings,
): string | undefined {
  const { today } = around;
  const limit = schema[keyword];
  if (ageRules.includes(keyword)) return today && yearsBefore(today, limit);
  if (!dateRules.includes(keyword)) return undefined;
  const other = limit === 'today' ? today : namedBy(limit, around);
  return isDate(other) ? other : undefined;
}

/** The days around a turning day: one of them alone cannot tell "before" from "not after". */
export const dayOffsets = [-1, 0, 1] as const;
export const dayOutcome = (offset: number) => `day ${offset}`;

/** The days on which somebody who was born on 29 February could become a year older where that day is missing. */
export const leapDays = ['02-28', '03-01'] as const;
export const leapOutcome = (day: string) => `leap ${day}`;

export function* dayDetails(
  schema: Schema,
  keyword: string,
  value: unknown,
  around: Surroundings,
): Generator<string> {
  const turning = isDate(value) && turningDay(schema, keyword, around);
  if (turning)
    for (const offset of dayOffsets)
      if (movedDay(turning, offset) === value) yield dayOutcome(offset);
  const { today } = around;
  if (!ageRules.includes(keyword) || !today || !isDate(value) || !value.endsWith('-02-29')) return;
  const isAge = Number(today.slice(0, 4)) - Number(value.slice(0, 4)) === schema[keyword];
  if (!isAge || isDate(`${today.slice(0, 4)}-02-29`)) return;
  for (const day of leapDays) if (today.endsWith(day)) yield leapOutcome(day);
}
