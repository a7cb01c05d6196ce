import { getAt, isDate, isObject, type Schema } from '#engine';
import type { FormSurroundings } from '../assertionHolds';
import type { Random } from './random';
import { textsFor } from './texts';

/** The schema and every schema inside it that says something of the same value. */
function* partsOf(schema: Schema): Generator<Schema> {
  yield schema;
  for (const keyword of ['allOf', 'anyOf', 'oneOf'])
    for (const part of (schema[keyword] ?? []) as Schema[]) yield* partsOf(part);
  for (const keyword of ['not', 'if', 'then', 'else'])
    if (isObject(schema[keyword])) yield* partsOf(schema[keyword]);
}

/**
 * Values that may meet all of these schemas, the likelier ones first. The caller keeps those that do: near each limit
 * there are values on both sides of it.
 */
export function* candidates(
  schemas: Schema[],
  around: FormSurroundings,
  random: Random,
): Generator<unknown> {
  const parts = schemas.flatMap((schema) => [...partsOf(schema)]);
  const listed = parts.flatMap((part) => ('const' in part ? [part.const] : (part.enum ?? [])));
  yield* shuffled(listed, random);
  const types = new Set(parts.flatMap(({ type }) => type ?? []));
  const isAny = types.size === 0;
  if (types.has('boolean')) yield* shuffled([true, false], random);
  if (types.has('integer') || types.has('number')) yield* numbers(parts, random);
  if (types.has('string') || isAny) {
    yield* otherTexts(parts, around);
    if (parts.some(isAboutDates)) yield* dates(parts, around, random);
    for (const schema of schemas) yield* textsFor({ ...merged(schemas), ...schema }, random);
    yield* numbersInTexts(parts);
  }
}

const merged = (schemas: Schema[]): Schema => Object.assign({}, ...schemas);

export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(random.int(0, rest.length - 1), 1)[0]!);
}

function* numbers(parts: Schema[], random: Random): Generator<number> {
  const named = (...names: string[]) =>
    parts.flatMap((part) =>
      names.flatMap((name) => (typeof part[name] === 'number' ? [part[name]] : [])),
    );
  const steps = named('multipleOf');
  const step = steps[0] ?? 1;
  const low = Math.max(...named('minimum', 'exclusiveMinimum'), -Infinity);
  const high = Math.min(...named('maximum', 'exclusiveMaximum'), Infinity);
  const from = Math.ceil((low === -Infinity ? Math.min(1, high - 1) : low) / step);
  const to = Math.floor((high === Infinity ? Math.max(from * step + 100, 100) : high) / step);
  if (to >= from)
    for (let attempt = 0; attempt < 3; attempt++) yield round(random.int(from, to) * step);
  for (const limit of named(
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'const',
    'multipleOf',
  )) {
    yield limit;
    for (const by of [step, 1, 0.01]) yield* [round(limit + by), round(limit - by)];
  }
  if (low > -Infinity && high < Infinity) yield round((low + high) / 2);
  yield* [1, 0, 50, 0.5, -1];
}

/** Numbers around those that texts are compared with. */
const numbersInTexts = (parts: Schema[]): string[] =>
  parts.flatMap(({ numberAtLeast, numberAtMost }) =>
    [numberAtLeast, numberAtMost].flatMap((limit) =>
      typeof limit === 'number' ? [limit, limit - 1, limit + 1].map(String) : [],
    ),
  );

const round = (value: number) => Math.round(value * 1e6) / 1e6;

const isAboutDates = (part: Schema): boolean =>
  part.format === 'date' || dateRules.some((name) => name in part);

const dayRules = ['before', 'after', 'notBefore', 'notAfter'];
const ageRules = ['ageAtLeast', 'ageBelow'];
const dateRules = [...dayRules, ...ageRules, 'withinDays'];

function* otherTexts(parts: Schema[], around: FormSurroundings): Generator<string> {
  for (const { sameAs } of parts) {
    const other = sameAs === undefined ? undefined : valueNamed(sameAs, around);
    if (typeof other === 'string') yield other;
  }
}

/** Days around those that the rules compare with. */
function* dates(parts: Schema[], around: FormSurroundings, random: Random): Generator<string> {
  const { today } = around;
  const anchors = new Set<string>([today]);
  for (const part of parts) {
    for (const name of dayRules) {
      const other =
        part[name] === undefined || part[name] === 'today' ? today : valueNamed(part[name], around);
      if (isDate(other)) anchors.add(other);
    }
    for (const name of ageRules)
      if (part[name] !== undefined) anchors.add(moved(today, -part[name], 0));
    if (part.withinDays !== undefined)
      for (const days of [-part.withinDays, part.withinDays]) anchors.add(moved(today, 0, days));
  }
  const found = [...anchors].flatMap((day) => [
    ...[-40, -20, -5, -1, 1, 5, 20].map((years) => moved(day, years, random.int(-100, 100))),
    ...[-1, 0, 1].map((days) => moved(day, 0, days)),
  ]);
  yield* shuffled(found, random);
}

/** A day so many years and days later, YYYY-MM-DD. */
function moved(day: string, years: number, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years, date.getUTCMonth(), date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The value that a keyword names: `/field`, or `./field` next to it. */
const valueNamed = (pointer: string, { root, parent }: FormSurroundings): unknown =>
  pointer.startsWith('./') ? getAt(parent, pointer.slice(1)) : getAt(root, pointer);
