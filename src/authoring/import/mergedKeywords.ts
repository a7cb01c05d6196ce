import { isEqual } from '../assertionHolds';
import type { Notes } from './importReport';
import { entriesOf } from './enumEntries';
import type { Sourced } from './part';

/** Keywords of which the stricter of two values holds. */
const stricter: { [keyword: string]: (one: number, other: number) => number } = {
  minLength: Math.max,
  minItems: Math.max,
  minimum: Math.max,
  exclusiveMinimum: Math.max,
  maxLength: Math.min,
  maxItems: Math.min,
  maximum: Math.min,
  exclusiveMaximum: Math.min,
};

/** Texts of the outer schema replace those of what it refers to. */
const texts = new Set([
  'title',
  'description',
  'default',
  'examples',
  'enumNames',
  'readOnly',
  'writeOnly',
]);

/** Two values of one keyword that both hold, as one. */
export function merged(keyword: string, one: Sourced, other: Sourced, notes: Notes): Sourced {
  if (texts.has(keyword) || isEqual(one.value, other.value)) return one;
  const choose = stricter[keyword];
  if (choose && typeof one.value === 'number' && typeof other.value === 'number')
    return choose(one.value, other.value) === one.value ? one : other;
  if (keyword === 'enum' && Array.isArray(one.value) && Array.isArray(other.value)) {
    const values: unknown[] = one.value;
    const others: unknown[] = other.value;
    const isAllowed = (_: unknown, i: number) => others.some((each) => isEqual(each, values[i]));
    return { ...one, value: values.filter(isAllowed), entries: entriesOf(one).filter(isAllowed) };
  }
  if (keyword === 'type') {
    const types = [one.value].flat().filter((type) => [other.value].flat().includes(type));
    if (types.length > 0) return { ...one, value: types };
  }
  notes.leftOut(
    other.at,
    `"${keyword}" has another value at ${one.at}, which counts. Write one that means both.`,
  );
  return one;
}
