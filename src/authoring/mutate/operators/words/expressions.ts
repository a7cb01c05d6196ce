import {
  computations,
  type Definition,
  isObject,
  type Pointer,
  type ValueExpression,
} from '#engine';
import { listed, plainValue, pointerName, quoted } from './names';

/** What a pointer of a map names; `/item` names the entries of a list. */
export const sourceName = (definition: Definition, pointer: Pointer, item?: Pointer): string =>
  item !== undefined && pointer.startsWith('/item/')
    ? pointerName(definition, `/answers${item}/items${pointer.slice('/item'.length)}`)
    : pointerName(definition, pointer);

/** Where a value comes from, in words. */
export function expressionWords(
  definition: Definition,
  source: ValueExpression | { choose: unknown[] },
  item?: Pointer,
): string {
  const name = (pointer: Pointer) => sourceName(definition, pointer, item);
  if (!isObject(source)) return name(source);
  if ('const' in source) return plainValue(source.const);
  if ('by' in source) return `what ${name(source.by)} chooses`;
  if ('from' in source) return `${name(source.from)}, else ${plainValue(source.or)}`;
  if ('has' in source) return `whether there is ${name(source.has)}`;
  if ('same' in source) return `whether ${source.same.map(name).join(' and ')} are the same`;
  if ('compute' in source)
    return `${quoted(source.compute)} of ${listed(source.of.map((one) => (typeof one === 'string' ? name(one) : plainValue(one.const))))}`;
  if ('find' in source) return `what is found in ${name(source.find.in)}`;
  if ('each' in source) return `the entries of ${name(source.each)}`;
  return 'what its conditions choose';
}

/** What a computation makes, in its own words: `whole years since a date of birth`. */
export const computationName = (name: string): string =>
  computations.find((one) => one.name === name)?.description ?? quoted(name);
