import { isObject, type Json, pointerOf } from '#engine';
import { didYouMean } from '../../didYouMean';
import { accepts } from './accepts';
import { describe } from './describe';
import {
  alternativesOf,
  jsonTypeOf,
  jsonTypeOfValue,
  propertiesOf,
  typeAt,
  type ValueType,
} from './valueType';

/** A part of a value that its type never has: where, and what is wrong. */
export interface Misfit {
  at: string;
  message: string;
}

/** What a value has that its type never has; a value may leave anything out. */
export function* misfits(value: unknown, type: ValueType, at = ''): Generator<Misfit> {
  const alternatives = alternativesOf(type);
  if (alternatives.some((one) => jsonTypeOf(one) === undefined)) return;
  if (isObject(value)) yield* misfitsOfObject(value, alternatives, at);
  else if (Array.isArray(value)) {
    const lists = alternatives.filter((one) => jsonTypeOf(one) === 'array');
    if (lists.length === 0) yield wrong(value, type, at);
    const items = lists.flatMap((one) => (one.items ? [one.items] : []));
    if (items.length === lists.length && items.length > 0)
      for (const [i, entry] of value.entries())
        yield* misfits(entry, { anyOf: items }, at + pointerOf(i));
  } else if (!accepts(type, value as Json)) yield wrong(value, type, at);
}

const wrong = (value: unknown, type: ValueType, at: string): Misfit => ({
  at,
  message: `is ${describe(type)}, and never ${isObject(value) ? 'an object' : JSON.stringify(value)}. Correct it.`,
});

function* misfitsOfObject(
  value: { [name: string]: unknown },
  alternatives: ValueType[],
  at: string,
): Generator<Misfit> {
  const objects = alternatives.filter((one) => jsonTypeOf(one) === 'object');
  if (objects.length === 0) {
    yield wrong(value, { anyOf: alternatives }, at);
    return;
  }
  // A response says by a constant (its status) which of several it is.
  const meant = objects.filter((one) => !contradicts(value, one));
  const type = { anyOf: meant.length > 0 ? meant : objects };
  for (const [name, part] of Object.entries(value)) {
    const found = typeAt(type, pointerOf(name));
    if ('name' in found)
      yield {
        at: at + pointerOf(name),
        message: `does not exist. ${didYouMean(name, found.known)}`,
      };
    else yield* misfits(part, found.type, at + pointerOf(name));
  }
}

const contradicts = (value: { [name: string]: unknown }, type: ValueType): boolean =>
  Object.entries(propertiesOf(type) ?? {}).some(
    ([name, part]) =>
      name in value &&
      jsonTypeOf(part) === jsonTypeOfValue(value[name] as Json) &&
      !isObject(value[name]) &&
      !Array.isArray(value[name]) &&
      !accepts(part, value[name] as Json),
  );
