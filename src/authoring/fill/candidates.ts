import { isDate, isObject, namedBy, type Quantity, quantityOf, type Schema } from '#engine';
import type { FormSurroundings } from '../assertionHolds';
import { type Random, shuffled } from './random';
import { selections } from './selections';
import { textsFor, textsOfPatterns } from './texts';

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
  if (types.has('array')) for (const schema of schemas) yield* selections(schema, parts, random);
  if (types.has('boolean')) yield* shuffled([true, false], random);
  if (types.has('integer') || types.has('number') || (isAny && parts.some(isAboutNumbers)))
    yield* numbers(parts, around, random);
  if (types.has('string') || isAny) {
    yield* otherTexts(parts, around);
    const patterns = [...new Set(parts.flatMap(({ pattern }) => pattern ?? []))];
    yield* textsOfPatterns(patterns, merged(schemas), random);
    if (parts.some(isAboutDates)) yield* dates(parts, around, random);
    for (const schema of schemas) yield* textsFor({ ...merged(schemas), ...schema }, random);
    yield* numbersInTexts(parts, around);
  }
}

const isAboutNumbers = (part: Schema): boolean =>
  ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].some((name) => name in part);

const merged = (schemas: Schema[]): Schema => Object.assign({}, ...schemas);

function* numbers(parts: Schema[], around: FormSurroundings, random: Random): Generator<number> {
  const named = (...names: string[]) =>
    parts.flatMap((part) => names.flatMap((name) => quantityIn(part, name, around) ?? []));
  const steps = named('multipleOf');
  const step = steps[0] ?? 1;
  const low = Math.max(...named('minimum', 'exclusiveMinimum', 'numberAtLeast'), -Infinity);
  const high = Math.min(...named('maximum', 'exclusiveMaximum', 'numberAtMost'), Infinity);
  const from = Math.ceil((low === -Infinity ? Math.min(1, high - 1) : low) / step);
  const to = Math.floor((high === Infinity ? Math.max(from * step + 100, 100) : high) / step);
  if (to >= from)
    for (let attempt = 0; attempt < 3; attempt++) yield round(random.int(from, to) * step);
  for (const limit of named(
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'numberAtLeast',
    'numberAtMost',
    'const',
    'multipleOf',
  )) {
    yield limit;
    yield* [Math.floor(limit / step), Math.ceil(limit / step)].map((count) => round(count * step));
    for (const by of [step, 1, 0.01, step / 2]) yield* [round(limit + by), round(limit - by)];
  }
  if (low > -Infinity && high < Infinity) yield round((low + high) / 2);
  yield* [1, 0, 50, 0.5, -1];
}

/** Numbers around those that texts are compared with. */
const numbersInTexts = (parts: Schema[], around: FormSurroundings): string[] =>
  parts.flatMap((part) =>
    ['numberAtLeast', 'numberAtMost'].flatMap((name) => {
      const limit = quantityIn(part, name, around);
      return limit === undefined
        ? []
        : [limit, limit - 1, limit + 1].map((one) => String(round(one)));
    }),
  );

/** The limit of a keyword, which may be the number of another answer. */
function quantityIn(part: Schema, name: string, around: FormSurroundings): number | undefined {
  const limit: unknown = part[name];
  if (name.startsWith('numberAt') && limit !== undefined)
    return quantityOf(limit as Quantity, around);
  return typeof limit === 'number' ? limit : undefined;
}

const round = (value: number) => Math.round(value * 1e6) / 1e6;

const isAboutDates = (part: Schema): boolean =>
  part.format === 'date' || dateRules.some((name) => name in part);

const dayRules = ['before', 'after', 'notBefore', 'notAfter'];
const ageRules = ['ageAtLeast', 'ageBelow'];
const dateRules = [...dayRules, ...ageRules, 'withinDays'];

function* otherTexts(parts: Schema[], around: FormSurroundings): Generator<string> {
  for (const { sameAs } of parts) {
    const other = sameAs === undefined ? undefined : namedBy(sameAs, around);
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
        part[name] === undefined || part[name] === 'today' ? today : namedBy(part[name], around);
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
