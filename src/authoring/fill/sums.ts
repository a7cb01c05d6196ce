import { type Quantity, quantityOf, type Schema } from '#engine';
import type { Surroundings } from '../assertionHolds';

/** What says the same of a plain number. */
const plainLimits = { numberAtLeast: 'minimum', numberAtMost: 'maximum' } as const;

/** A schema with the limits and totals that are other answers as numbers; without those that have none. */
export function withQuantities(schema: Schema, around: Surroundings): Schema {
  const plain: Schema = { ...schema };
  for (const rule of ['sumEquals', 'sumAtMost']) {
    if (!plain[rule]) continue;
    const total = quantityOf(plain[rule].total as Quantity, around);
    if (total === undefined) delete plain[rule];
    else plain[rule] = { ...plain[rule], total };
  }
  if (plain.type === 'string') return plain;
  for (const [rule, name] of Object.entries(plainLimits)) {
    const limit = plain[rule] === undefined ? undefined : quantityOf(plain[rule], around);
    if (limit === undefined) continue;
    const known: number = plain[name] ?? limit;
    plain[name] = name === 'minimum' ? Math.max(known, limit) : Math.min(known, limit);
  }
  return plain;
}

/** More values than these are not tried one by one. */
const mostValues = 1000;

/** The values that a number in a list can have, ascending; of a wide range those that a sum may need. */
function valuesFor(schema: Schema, total: number): number[] {
  if (schema.enum)
    return (schema.enum as unknown[])
      .filter((one) => typeof one === 'number')
      .sort((a, b) => a - b);
  if (typeof schema.const === 'number') return [schema.const];
  const { first, last, by } = stepsOf(schema, total);
  const count = Math.min(mostValues, last - first + 1);
  return Array.from({ length: Math.max(0, count) }, (_, i) => rounded((first + i) * by));
}

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

/** The least and the greatest number that an entry can add, in steps of `by`. */
function stepsOf(schema: Schema, total: number): { first: number; last: number; by: number } {
  const step = schema.multipleOf ?? (schema.type === 'integer' ? 1 : undefined);
  const low = Math.max(
    schema.minimum ?? -Infinity,
    (schema.exclusiveMinimum ?? -Infinity) + (step ?? 0.01),
  );
  const high = Math.min(
    schema.maximum ?? Infinity,
    (schema.exclusiveMaximum ?? Infinity) - (step ?? 0.01),
  );
  const from = low === -Infinity ? Math.min(0, total) : low;
  const to = high === Infinity ? Math.max(total, from) : high;
  // Whole numbers where they fit: a sum of a few of them is the total.
  const isWhole = Number.isInteger(total) && to - from >= 1;
  const by = step ?? (isWhole ? 1 : 0.01);
  return { first: Math.ceil(from / by - 1e-9), last: Math.floor(to / by + 1e-9), by };
}

/** Numbers that add up to a large total: what is left is spread evenly, as far as each entry takes it. */
function spread(schemas: Schema[], total: number): number[] | undefined {
  if (schemas.some((schema) => schema.enum)) return undefined;
  const steps = schemas.map((schema) =>
    typeof schema.const === 'number'
      ? { first: schema.const, last: schema.const, by: 1 }
      : stepsOf(schema, total),
  );
  const counts = steps.map(({ first }) => first);
  const rest = () =>
    rounded(total - counts.reduce((sum, count, i) => sum + count * steps[i]!.by, 0));
  // The second time takes what the limits of later entries left.
  for (const among of [steps.length, 1])
    for (const [i, { last, by }] of steps.entries()) {
      const share = Math.floor(rest() / Math.max(1, among - i) / by + 1e-9);
      counts[i] = Math.max(counts[i]!, Math.min(last, counts[i]! + share));
    }
  return rest() === 0 ? counts.map((count, i) => rounded(count * steps[i]!.by)) : undefined;
}

/** Numbers for so many entries that add up to the total; `undefined` where there are none. */
export function shares(schemas: Schema[], total: number): number[] | undefined {
  const values = schemas.map((schema) => valuesFor(schema, total));
  if (values.some((list) => list.length === 0)) return undefined;
  if (values.some((list) => list.length === mostValues)) {
    const found = spread(schemas, total);
    if (found) return found;
  }
  let budget = 20_000;
  const chosen: number[] = [];
  const search = (i: number, rest: number): boolean => {
    if (budget-- < 0) return false;
    if (i === values.length) return Math.abs(rest) < 1e-9;
    const after = values.slice(i + 1);
    const least = after.reduce((sum, list) => sum + list[0]!, 0);
    const most = after.reduce((sum, list) => sum + list.at(-1)!, 0);
    for (const value of values[i]!) {
      const left = rest - value;
      if (left < least - 1e-9 || left > most + 1e-9) continue;
      chosen[i] = value;
      if (search(i + 1, left)) return true;
    }
    return false;
  };
  return search(0, total) ? chosen : undefined;
}
