import { isObject, type Schema } from '#engine';
import { stepOf } from '../coverage/edges';
import type { FormSurroundings } from '../assertionHolds';
import { instanceOf } from '../fill/instanceOf';
import { shares, withQuantities } from '../fill/sums';

type Entry = { [name: string]: unknown };

/** Lists of the lengths around the limits, with an entry twice, and with sums around the total. */
export function* listValues(
  given: Schema,
  value: unknown,
  around: FormSurroundings,
): Generator<unknown[]> {
  const schema = withQuantities(given, around);
  const list: unknown[] = Array.isArray(value) ? value : [];
  const choices: unknown[] = schema.items?.enum ?? [];
  const all = list.length > 0 ? list : choices.length > 0 ? choices : entriesOf(schema);
  const ofLength = (length: number) =>
    distinct(
      schema,
      Array.from({ length }, (_, i) => choices[i] ?? list[i] ?? variant(all.at(-1), i)),
    );
  for (const choice of choices) yield* [[choice], [choice, choice]];
  if (choices.length > 0) yield ['Other'];
  const { minItems, maxItems } = schema;
  for (const limit of [minItems, maxItems])
    for (const length of limit === undefined ? [] : [limit, limit - 1, limit + 1])
      if (length >= 0 && (all.length > 0 || length === 0)) {
        yield* withTotal(schema, ofLength(length));
        yield ofLength(length);
      }
  if (all.length > 0) {
    yield [...list, structuredClone(all[0])];
    yield* [...list.keys()].map((i) => withinSums(schema, [...list, structuredClone(list[i])]));
    yield ofLength(list.length + 1);
    yield list.slice(0, -1);
  }
  yield [];
  for (const rule of ['sumEquals', 'sumAtMost', 'someOf'])
    if (rule in schema) yield* sums(schema, rule, list.filter(isObject) as Entry[]);
}

/** What each entry can add to a sum; a limit in the same entry is a number of it. */
const numbersIn = (schema: Schema, entries: unknown[], of: string): Schema[] =>
  entries.map((parent) =>
    withQuantities(schema.items?.properties?.[of] ?? {}, { root: {}, parent, today: undefined }),
  );

/** An entry with a value for each of its fields, where they are objects. */
export const entriesOf = ({ items = {} }: Schema): Entry[] =>
  isObject(items.properties)
    ? [instanceOf({ ...items, required: Object.keys(items.properties) }) as Entry]
    : [];

/** A list whose numbers come to the total that it must have, where some do; `fixed`: an entry that keeps its number. */
export function* withTotal(schema: Schema, list: unknown[], fixed = -1): Generator<Entry[]> {
  if (!schema.sumEquals || !list.every(isObject)) return;
  const { of, total } = schema.sumEquals as { of: string; total: number };
  const found = shares(
    numbersIn(schema, list, of).map((numbers, i) =>
      i === fixed ? { const: (list[i] as Entry)[of] } : numbers,
    ),
    total,
  );
  if (found) yield list.map((entry, i) => ({ ...(entry as Entry), [of]: found[i] }));
}

/** The same entries with numbers that come to no more than a total, where there is one. */
export function withinSums(schema: Schema, entries: unknown[]): unknown[] {
  const { of, total } = schema.sumEquals ?? schema.sumAtMost ?? {};
  if (of === undefined) return entries;
  const found = shares(numbersIn(schema, entries, of), total);
  return found ? entries.map((entry, i) => ({ ...(entry as Entry), [of]: found[i] })) : entries;
}

/** The same entries, with other values where two are the same under the names by which they have to differ. */
function distinct({ uniqueBy, uniqueItems, items }: Schema, entries: unknown[]): unknown[] {
  const all = uniqueItems ? Object.keys(items?.properties ?? {}) : [];
  const names = [uniqueBy ?? all].flat() as string[];
  if (names.length === 0) return entries;
  const known = new Set<string>();
  return entries.map((entry) => {
    if (!isObject(entry)) return entry;
    const valuesOf = (name: string) =>
      othersOf(items?.properties?.[name] ?? {}, entry[name], entries.length);
    const [first, ...others] = names.map(valuesOf);
    const pairs = others.reduce<unknown[][]>(
      (some, values) =>
        some.flatMap((one) => values.map((value) => [...one, value])).slice(0, mostPairs),
      first!.map((value) => [value]),
    );
    const values = pairs.find((one) => !known.has(JSON.stringify(one))) ?? [];
    known.add(JSON.stringify(values));
    return { ...entry, ...Object.fromEntries(values.map((value, i) => [names[i], value])) };
  });
}

const mostPairs = 1000;

/** A value, and as many that differ from it as are needed, where they can be told. */
function othersOf({ enum: choices, format }: Schema, value: unknown, count: number): unknown[] {
  if (choices) return [value, ...choices];
  const numbers = Array.from({ length: count }, (_, i) => i);
  if (typeof value === 'number') return numbers.map((i) => value + i);
  if (typeof value !== 'string' || format !== undefined) return [value];
  return [value, ...numbers.map((i) => `${value} ${letterOf(i)}`)];
}

const letterOf = (number: number): string => String.fromCharCode(65 + (number % 26));

/** Another entry: a text in it differs. */
export function variant(entry: unknown, number: number): unknown {
  if (typeof entry === 'string') return `${entry}${number}`;
  if (!isObject(entry)) return entry;
  const name = Object.keys(entry).find((one) => /name|title/i.test(one));
  return name === undefined
    ? { ...entry }
    : { ...entry, [name]: `${entry[name]} ${letterOf(number)}` };
}

function* sums(schema: Schema, rule: string, list: Entry[]): Generator<Entry[]> {
  const of: string = rule === 'someOf' ? schema.someOf : schema[rule].of;
  const numbers: Schema = schema.items?.properties?.[of] ?? {};
  const step = stepOf(numbers) ?? 1;
  const total: number = schema[rule].total ?? 0;
  for (const sum of [total, total - step, total + step, total + 1, total - 1]) {
    const found = shares(numbersIn(schema, list, of), sum);
    if (found) yield list.map((entry, i) => ({ ...entry, [of]: found[i] }));
  }
  for (const [i, entry] of list.entries()) {
    for (const by of [step, -step])
      yield list.with(i, { ...entry, [of]: Number(entry[of] ?? 0) + by });
    yield list.with(i, { ...entry, [of]: total - sumOf(list, of) + Number(entry[of] ?? 0) });
  }
  yield list.map((entry) => ({ ...entry, [of]: 0 }));
  yield list.map(({ [of]: _left, ...entry }) => entry);
}

const sumOf = (list: Entry[], of: string) =>
  list.reduce((sum, entry) => sum + Number(entry[of] ?? 0), 0);
