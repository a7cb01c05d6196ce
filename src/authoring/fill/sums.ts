import type { Schema } from '#engine';

/** The values that a number in a list can have, ascending; of a wide range those that a sum may need. */
function valuesFor(schema: Schema, total: number): number[] {
  if (schema.enum)
    return (schema.enum as unknown[])
      .filter((one) => typeof one === 'number')
      .sort((a, b) => a - b);
  if (typeof schema.const === 'number') return [schema.const];
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
  const by = step ?? (to - from >= 1 ? 1 : 0.01);
  const first = Math.ceil(from / by - 1e-9);
  const count = Math.min(1000, Math.floor(to / by + 1e-9) - first + 1);
  return Array.from(
    { length: Math.max(0, count) },
    (_, i) => Math.round((first + i) * by * 1e6) / 1e6,
  );
}

/** Numbers for so many entries that add up to the total; `undefined` where there are none. */
export function shares(schemas: Schema[], total: number): number[] | undefined {
  const values = schemas.map((schema) => valuesFor(schema, total));
  if (values.some((list) => list.length === 0)) return undefined;
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
