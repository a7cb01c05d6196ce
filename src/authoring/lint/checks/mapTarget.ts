import {
  asPointer,
  isBare,
  isEach,
  isPlace,
  partsOf,
  type Pointer,
  pointerOf,
  unsafeNames,
  type ValueExpression,
  type ValueMap,
} from '#engine';
import { callSites } from '../shared/callSites';
import type { Check, Violation } from './check';

/** Left sides of one map of which one takes the place of another. */
export const mapTarget: Check = {
  id: 'map-target',
  *run({ definition: { request } }) {
    for (const { at, send } of callSites(request)) yield* inMap(send, `${at}/send`);
    for (const [i, { keep }] of (request.load ?? []).entries())
      yield* inMap(keep, pointerOf('load', i, 'keep'));
  },
};

function* inMap(map: ValueMap | ValueExpression, at: Pointer): Generator<Violation> {
  if (typeof map !== 'object') return;
  if (isEach(map as ValueMap)) return yield* inMap((map as { send: ValueMap }).send, `${at}/send`);
  const known: Target[] = [];
  for (const [name, source] of Object.entries(map as ValueMap)) {
    const target = { name, parts: partsOf(asPointer(name)), open: openOf(source) };
    const message =
      unsafe(target) ??
      known.map((other) => conflict(other, target)).find((one) => one !== undefined);
    if (message !== undefined)
      yield { file: 'request', at: at + pointerOf(name), target: 'name', message };
    known.push(target);
    if (typeof source === 'object' && 'each' in source) yield* inMap(source, at + pointerOf(name));
  }
}

interface Target {
  name: string;
  parts: readonly string[];
  /** It sends an object or a list into which others write. */
  open: 'object' | 'list' | undefined;
}

const openOf = (source: ValueExpression): Target['open'] =>
  isBare(source) ? (Array.isArray(source.const) ? 'list' : 'object') : undefined;

const unsafe = ({ name, parts }: Target): string | undefined =>
  parts.some((part) => unsafeNames.has(part))
    ? `"${name}" cannot be written: the names __proto__, constructor and prototype can change how programs work. Use another name.`
    : undefined;

/** What is wrong with two targets of one map, in words. */
function conflict(one: Target, other: Target): string | undefined {
  const [outer, inner] = [one, other].toSorted((a, b) => a.parts.length - b.parts.length) as [
    Target,
    Target,
  ];
  const length = outer.parts.findIndex((part, i) => part !== inner.parts[i]);
  if (length < 0) {
    if (outer.parts.length === inner.parts.length)
      return `"${other.name}" is the same place as "${one.name}", so that one of the two values is lost. Remove one, or name another place.`;
    const isPlaceInside = isPlace(inner.parts[outer.parts.length]!);
    if (outer.open && (outer.open === 'list') !== isPlaceInside)
      return `"${inner.name}" does not fit into "${outer.name}", which is sent as ${outer.open === 'list' ? 'a list' : 'an object'}: a number from 0 to 99 is a place in a list, and anything else a name. Write { "const": ${outer.open === 'list' ? '{}' : '[]'} } there, or name another place.`;
    return outer.open
      ? undefined
      : `"${inner.name}" is inside of "${outer.name}", which has a value of its own, so that one of the two is lost. Name the places inside of "${outer.name}" one by one.`;
  }
  const [a, b] = [one.parts[length]!, other.parts[length]!];
  return length > 0 && isPlace(a) !== isPlace(b)
    ? `"${other.name}" is a name where "${one.name}" is a place in a list, or the other way round: a number from 0 to 99 makes a list, and a list has no names. Use numbers only, or names only.`
    : undefined;
}
