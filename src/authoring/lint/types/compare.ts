import { type Json, pointerOf } from '#engine';
import { accepts } from './accepts';
import { describe } from './describe';
import { sampleTexts } from './texts';
import { alternativesOf, jsonTypeOf, propertiesOf, type ValueType, valuesOf } from './valueType';

/** Why a value of one type can never be one of another: where, and what the two are. */
export interface Mismatch {
  /** The part of the value, empty for the whole. */
  at: string;
  from: string;
  to: string;
}

/** Why no value of `from` is one of `to`; nothing where some may be. */
export function mismatch(from: ValueType, to: ValueType, at = ''): Mismatch | undefined {
  const sources = alternativesOf(from);
  const targets = alternativesOf(to);
  let inside: Mismatch | undefined;
  for (const source of sources)
    for (const target of targets) {
      const found = mismatchOfOne(source, target, at);
      if (!found) return undefined;
      if (found.at !== at) inside = found;
    }
  return inside ?? { at, from: describe(from), to: describe(to) };
}

function mismatchOfOne(from: ValueType, to: ValueType, at: string): Mismatch | undefined {
  const types = [jsonTypeOf(from), jsonTypeOf(to)];
  const whole = { at, from: describe(from), to: describe(to) };
  const kinds = [kindOf(from), kindOf(to)];
  if (kinds[0] && kinds[1] && kinds[0] !== kinds[1]) return whole;
  if (types.includes(undefined)) return shareValue(from, to) ? undefined : whole;
  if (from.isFile && types[1] === 'string') return undefined;
  const [source, target] = types.map((type) => (type === 'integer' ? 'number' : type));
  if (source !== target) return whole;
  if (source === 'array')
    return from.items && to.items ? mismatch(from.items, to.items, `${at}/items`) : undefined;
  if (source === 'object') return mismatchOfParts(from, to, at);
  return shareValue(from, to) ? undefined : whole;
}

/** The kinds that a format alone tells. */
const kindsByFormat: { [format: string]: string } = {
  email: 'e-mail address',
  phone: 'phone number',
  mobile: 'phone number',
};

const kindOf = ({ title, format }: ValueType): string | undefined =>
  title ?? (typeof format === 'string' ? kindsByFormat[format] : undefined);

function mismatchOfParts(from: ValueType, to: ValueType, at: string): Mismatch | undefined {
  const given = propertiesOf(from);
  for (const [name, target] of Object.entries(propertiesOf(to) ?? {})) {
    const inner = at + pointerOf(name);
    if (given && Object.hasOwn(given, name)) {
      const found = mismatch(given[name]!, target, inner);
      if (found) return found;
    } else if (given && (to.needed ?? []).includes(name))
      return { at: inner, from: 'nothing', to: describe(target) };
  }
  return undefined;
}

/** Whether two scalar types have a value in common, as far as samples show. */
function shareValue(one: ValueType, other: ValueType): boolean {
  const values = valuesOf(one) ?? valuesOf(other);
  if (values) return values.some((value) => accepts(one, value) && accepts(other, value));
  const type = jsonTypeOf(one) ?? jsonTypeOf(other);
  if (type === 'number' || type === 'integer') return overlap(one, other);
  if (type !== 'string' || isLoose(one) || isLoose(other)) return true;
  return sampleTexts([one, other]).some((text) => accepts(one, text) && accepts(other, text));
}

/** A text without format, or with a pattern for which no example is known. */
const isLoose = ({ format, pattern, examples }: ValueType) =>
  (format === undefined && pattern === undefined) || (pattern !== undefined && !examples);

const overlap = (one: ValueType, other: ValueType) =>
  Math.max(one.minimum ?? -Infinity, other.minimum ?? -Infinity) <=
  Math.min(one.maximum ?? Infinity, other.maximum ?? Infinity);

/** A value of `from` that `to` does not accept, as far as samples show: both describe scalars. */
export function counterexample(from: ValueType, to: ValueType): Json | undefined {
  const candidates = alternativesOf(from).flatMap((one): Json[] => {
    const type = jsonTypeOf(one);
    if (type === 'string') return valuesOf(one) ?? sampleTexts([one, ...alternativesOf(to)]);
    return valuesOf(one) ?? [];
  });
  return candidates.find((value) => accepts(from, value) && !accepts(to, value));
}
