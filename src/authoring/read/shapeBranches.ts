import { getAt, isObject, otherValue, type Schema } from '#engine';
import { closest } from '../didYouMean';

/** The alternatives of a union, references followed and unions inside of it opened. */
export function branchesOf(branches: Schema[], root: Schema): Schema[] {
  return branches.flatMap((branch) => {
    const target = typeof branch.$ref === 'string' ? getAt(root, branch.$ref.slice(1)) : branch;
    return isUnion(target) ? branchesOf(target.oneOf ?? target.anyOf, root) : [target];
  });
}

/** A schema that is nothing but alternatives. */
const isUnion = ({ type, properties, oneOf, anyOf }: Schema): boolean =>
  type === undefined && properties === undefined && (oneOf ?? anyOf) !== undefined;

/**
 * The alternatives that a value was most likely meant to be: those of its type, and for an object those of which it
 * has the most names. Empty where it looks like none of them.
 */
export function likelyBranches(branches: Schema[], value: unknown): Schema[] {
  const ofType = branches.filter((branch) => acceptsType(branch, value));
  if (!isObject(value) || ofType.length < 2) return ofType.length === 1 ? ofType : [];
  const ranked = ofType.map((branch) => ({ branch, rank: rankOf(branch, value) }));
  const best = Math.max(...ranked.map(({ rank }) => rank));
  return best > 0 ? ranked.filter(({ rank }) => rank === best).map(({ branch }) => branch) : [];
}

/** How many names of an object a schema knows; a misspelled one counts half, and little more if none is missing. */
function rankOf({ properties = {}, required = [] }: Schema, value: object): number {
  const known = [...new Set([...Object.keys(properties), ...required])];
  const names = Object.keys(value);
  const found = names.filter((name) => known.includes(name));
  const missing = known.filter((name) => !found.includes(name));
  const misspelled = names.filter((name) => !found.includes(name) && closest(name, missing));
  const isWhole = required.every((name: string) => found.includes(name));
  return found.length + misspelled.length / 2 + (isWhole && found.length > 0 ? 0.25 : 0);
}

function acceptsType(schema: Schema, value: unknown): boolean {
  const values: unknown[] | undefined = 'const' in schema ? [schema.const] : schema.enum;
  const types: string[] = values?.map(typeOf) ?? [schema.type ?? typeOf(value)].flat();
  return types.map((type) => (type === 'integer' ? 'number' : type)).includes(typeOf(value));
}

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/** What an alternative accepts, in words: `{ "by": …, "of": … }`. */
export function describeBranch(schema: Schema): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value: unknown) => JSON.stringify(value)).join(', ');
  if (schema.required)
    return `{ ${schema.required.map((name: string) => `"${name}": …`).join(', ')} }`;
  if (schema.type === 'string' && describePattern(schema)) return describePattern(schema)!;
  return schema.title ?? [schema.type ?? 'object'].flat().map(describeType).join(' or ');
}

const typeNames: { [type: string]: string } = {
  string: 'a text',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  number: 'a number',
  integer: 'a whole number',
  null: 'null',
};

/** A JSON type in words: `a whole number`. */
export const describeType = (type: string): string => typeNames[type] ?? type;

/** Patterns of the engine's keywords, which have no title of their own. */
const patterns: { [pattern: string]: string } = {
  '^/': 'a pointer such as "/name"',
  [otherValue]: 'a pointer such as "/name", or "./name" in the same entry of a list',
};

/** What a text that has a pattern must be, in words. */
export const describePattern = ({ pattern, title }: Schema): string | undefined =>
  title ?? patterns[pattern];
