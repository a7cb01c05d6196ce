import { isObject, type Json, partsOf, type Pointer, policyStatuses, type Schema } from '#engine';

/**
 * What is known of a value before anything runs: a JSON Schema. `{}` is any value, `anyOf` contains alternatives. An
 * object without properties may have any, unless `additionalProperties` is false. `title` names the kind of an
 * identifier (`policy number`).
 */
export type ValueType = Schema;

/** Nothing is known. */
export const anything: ValueType = {};

export const listOf = (items: ValueType): ValueType => ({ type: 'array', items });

/** An object with these properties, all of them given, and no others. */
export const objectWith = (
  properties: { [name: string]: ValueType },
  required = Object.keys(properties),
): ValueType => ({ type: 'object', properties, required, additionalProperties: false });

export const union = (types: ValueType[]): ValueType =>
  types.length === 1 ? types[0]! : { anyOf: types };

/** The alternatives of a type, each with one type at most. */
export function alternativesOf(type: ValueType): ValueType[] {
  if (Array.isArray(type.anyOf)) return type.anyOf.flatMap(alternativesOf);
  if (Array.isArray(type.type)) return type.type.map((one: string) => ({ ...type, type: one }));
  return [type];
}

/** The JSON type of an alternative, if it is known. */
export function jsonTypeOf(alternative: ValueType): string | undefined {
  if (typeof alternative.type === 'string') return alternative.type;
  const values = valuesOf(alternative);
  return values?.length ? jsonTypeOfValue(values[0]!) : undefined;
}

export function jsonTypeOfValue(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The values of a kind that a contract only names. */
const valuesByKind: { [title: string]: readonly Json[] } = { 'policy status': policyStatuses };

/** All values of an alternative, where they are known. */
export function valuesOf(alternative: ValueType): Json[] | undefined {
  if ('const' in alternative) return [alternative.const];
  return Array.isArray(alternative.enum) ? alternative.enum : valuesOfKind(alternative.title);
}

const valuesOfKind = (title: unknown): Json[] | undefined =>
  typeof title === 'string' && Object.hasOwn(valuesByKind, title)
    ? [...valuesByKind[title]!]
    : undefined;

/** The names of an object, or nothing where it may have any. */
export function propertiesOf(alternative: ValueType): { [name: string]: ValueType } | undefined {
  const { properties, additionalProperties } = alternative;
  if (
    isObject(properties) &&
    (Object.keys(properties).length > 0 || additionalProperties === false)
  )
    return properties as { [name: string]: ValueType };
  return additionalProperties === false ? {} : undefined;
}

/** A value of a document: what is known of it, and whether it may be missing. */
export interface Found {
  type: ValueType;
  isOptional: boolean;
}

/** The part of a pointer that does not exist: its name, the names that do, and the value that should have it. */
export interface Missing {
  name: string;
  known: string[];
  holder: ValueType;
  holderAt: Pointer;
}

/** What is known of the value at a pointer. */
export function typeAt(whole: ValueType, pointer: Pointer): Found | Missing {
  let candidates = alternativesOf(whole);
  let isOptional = false;
  let at = '';
  for (const name of partsOf(pointer)) {
    const next = candidates.flatMap((one) => childrenOf(one, name));
    if (next.length === 0)
      return {
        name,
        known: [...new Set(candidates.flatMap((one) => Object.keys(propertiesOf(one) ?? {})))],
        holder: union(candidates),
        holderAt: at,
      };
    if (next.length < candidates.length || next.some((child) => child.isOptional))
      isOptional = true;
    candidates = next.flatMap(({ type }) => alternativesOf(type));
    at += `/${name}`;
  }
  return { type: union(candidates), isOptional };
}

function childrenOf(one: ValueType, name: string): Found[] {
  const type = jsonTypeOf(one);
  if (type === undefined) return [{ type: anything, isOptional: false }];
  if (type === 'array')
    return /^\d+$/.test(name) ? [{ type: one.items ?? anything, isOptional: true }] : [];
  if (type !== 'object') return [];
  const properties = propertiesOf(one);
  if (!properties) {
    const other = isObject(one.additionalProperties) ? one.additionalProperties : anything;
    return [{ type: other, isOptional: true }];
  }
  return Object.hasOwn(properties, name)
    ? [{ type: properties[name]!, isOptional: !(one.required ?? []).includes(name) }]
    : [];
}
