import { canonicalAnswer, quantityOf, type Schema } from '#engine';
import { assertionHolds, type FormSurroundings } from '../assertionHolds';
import {
  ageRules,
  dayDetails,
  dayOffsets,
  dayOutcome,
  leapDays,
  leapOutcome,
  turningDay,
} from '../coverage/dayDetails';
import { detailsOf } from '../coverage/details';
import { movedDay, yearsBefore } from '../days';
import { fieldValues } from '../draft/fieldValues';
import { Random } from '../fill';
import type { Boundary } from './boundary';
import { countedText, lengthAt, textsOfLength } from './texts';
import { missesOf } from './misses';

/** A value of a field, and the day on which it is at its boundary, where that is another one than today. */
export interface BoundaryValue {
  value: unknown;
  today?: string;
}

/** Values that are exactly at a boundary, the nicer ones first. `schema`: the whole description of the field. */
export function* boundaryValues(
  boundary: Boundary,
  schema: Schema,
  now: unknown,
  around: FormSurroundings,
  options: unknown[] = [],
): Generator<BoundaryValue> {
  const tried = new Set<string>();
  for (const { value, today = around.today } of candidatesFor(
    boundary,
    schema,
    now,
    around,
    options,
  )) {
    const key = JSON.stringify([value, today]);
    if (tried.has(key)) continue;
    tried.add(key);
    const canonical = typeof value === 'string' ? canonicalAnswer(schema, value) : value;
    if (!isAt(boundary, canonical, { ...around, today })) continue;
    yield today === around.today ? { value } : { value, today };
  }
}

/** Whether a value is at a boundary, as the coverage records it. */
export function isAt(
  { schema, keyword, outcome }: Boundary,
  value: unknown,
  around: FormSurroundings,
): boolean {
  if (value === undefined) return false;
  if (outcome === 'held') return assertionHolds(schema, keyword, value, around);
  if (outcome === 'broken') return !assertionHolds(schema, keyword, value, around);
  if (outcome === 'upload' || outcome === 'uploadEmpty') return true;
  return [...detailsOf(schema, keyword, value, around)].includes(outcome);
}

/** Days behind the one at which a rule on dates turns. */
export function offsetOf(
  { schema, keyword }: Boundary,
  value: unknown,
  around: FormSurroundings,
): number | undefined {
  const details = [...dayDetails(schema, keyword, value, around)];
  return dayOffsets.find((offset) => details.includes(dayOutcome(offset)));
}

function* candidatesFor(
  boundary: Boundary,
  schema: Schema,
  now: unknown,
  around: FormSurroundings,
  options: unknown[],
): Generator<BoundaryValue> {
  const { keyword, outcome } = boundary;
  const own = typeof now === 'string' && now !== '' ? now : undefined;
  const limit = boundary.schema[keyword];
  const merged = { ...schema, [keyword]: limit };
  const values = function* (): Generator<unknown> {
    if (keyword === 'minLength' || keyword === 'maxLength') {
      const [edge, isCounted] = outcome.split(' ') as ['edge' | 'beyond', string?];
      if (isCounted) yield countedText(merged, keyword, edge, own);
      else yield* textsOfLength(merged, lengthAt(limit, keyword, edge), keyword, own);
    } else if (keyword === 'upload') return yield* filesFor(boundary, now);
    else if (keyword.startsWith('numberAt'))
      yield* numbersAround(merged, quantityOf(limit, around), own);
    else if (keyword === 'withinDays')
      for (const days of [limit, limit + 1, -limit, -limit - 1]) yield movedDay(around.today, days);
    else if (keyword === 'multipleOf') yield* [limit + 1, 2 * limit + 1, limit / 2];
    else if ('value' in boundary) yield boundary.value;
    else if (outcome === 'near') yield* missesOf(merged, keyword, own);
    for (const offset of dayOffsets)
      if (outcome === dayOutcome(offset)) {
        const turning = turningDay(boundary.schema, keyword, around);
        if (turning !== undefined) yield movedDay(turning, offset);
      }
    yield* fieldValues(merged, now, around, new Random(0, 0), options);
  };
  if (ageRules.includes(keyword))
    for (const day of leapDays)
      if (outcome === leapOutcome(day)) return yield* leapBirths(limit, day, around.today);
  for (const value of values()) yield { value };
}

/** The number at a limit and those beside it, by itself and in place of the one that a text has. */
function* numbersAround(
  { type }: Schema,
  limit: number | undefined,
  own = '',
): Generator<number | string> {
  for (const number of limit === undefined ? [] : [limit, limit - 1, limit + 1]) {
    if (type !== 'string') {
      yield number;
      continue;
    }
    yield String(number);
    yield own.replace(/\d[\d,]*(?:\.\d+)?/, String(number));
  }
}

/** Years around today in which 29 February is missing, and was there so many years before. */
function* leapBirths(years: number, day: string, today: string): Generator<BoundaryValue> {
  for (const offset of [0, 1, 2, 3, -1, -2, -3]) {
    const year = Number(today.slice(0, 4)) + offset;
    const value = yearsBefore(`${year}-02-29`, years);
    if (value !== undefined) yield { value, today: `${year}-${day}` };
  }
}

function* filesFor({ outcome, value, schema }: Boundary, now: unknown): Generator<unknown> {
  const isOther = outcome === 'upload';
  for (const file of fieldValues(
    schema,
    now,
    { root: {}, parent: {}, today: '' },
    new Random(0, 0),
  )) {
    const { name, size } = file as { name: string; size: number };
    const extension = name.split('.').at(-1);
    const isAllowed = schema.upload.extensions.includes(extension);
    if (isOther !== !isAllowed || (outcome === 'uploadEmpty') !== (size === 0)) continue;
    if (value !== undefined && extension !== value) continue;
    yield file;
  }
}
