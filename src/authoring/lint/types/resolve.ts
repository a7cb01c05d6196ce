import { partsOf, type Pointer } from '#engine';
import { didYouMean } from '../../didYouMean';
import { describe } from './describe';
import type { Place } from './documents';
import type { Report } from './report';
import {
  alternativesOf,
  anything,
  type Found,
  jsonTypeOf,
  type Missing,
  typeAt,
  type ValueType,
} from './valueType';

/** What a pointer leads to that is reported: nothing else is said of it. */
const unknown: Found = { type: anything, isOptional: false };

/** What is known of the value at a pointer into the document; reports one that does not exist. */
export function resolve(report: Report, place: Place, pointer: Pointer, at: Pointer): Found {
  const found = typeAt(place.type, pointer);
  if (!('name' in found)) return found;
  report.add('map-pointer', at, whyMissing(place, pointer, found));
  return unknown;
}

/** Why a pointer into the document leads nowhere, and what to write. */
export function whyMissing({ empty }: Place, pointer: Pointer, missing: Missing): string {
  return missingText(pointer, missing, missing.holderAt && empty[partsOf(pointer)[0] ?? '']);
}

/** How a diagnostic names a part of the response of a call. */
export const partName = (pointer: Pointer, call: string): string =>
  pointer === '' ? `the response of "${call}"` : `"${pointer}"`;

/** What is known of the value at a pointer into a response. `of` names what answers: `"GET policy/"`. */
export function resolveIn(
  report: Report,
  response: ValueType,
  of: string,
  pointer: Pointer,
  at: Pointer,
): Found {
  const found = typeAt(response, pointer);
  if (!('name' in found)) return found;
  report.add('map-pointer', at, `The response of ${of} has no "${pointer}": ${advice(found)}`);
  return unknown;
}

function missingText(pointer: Pointer, missing: Missing, empty: string | undefined | ''): string {
  if (empty && missing.known.length === 0)
    return `"${pointer}" does not exist here: unknown name "${missing.name}", for ${empty}. Read something else.`;
  return `"${pointer}" does not exist here: ${advice(missing)}`;
}

/** What is wrong with a part of a pointer, and what to write instead. */
export function advice({ name, known, holder, holderAt }: Missing): string {
  const types = alternativesOf(holder).map(jsonTypeOf);
  const whole = holderAt === '' ? 'it' : `"${holderAt}"`;
  if (types.includes('array') && !types.includes('object'))
    return `${whole} is a list, and its entries are named by their index. Use "${holderAt}/0/${name}" for the first entry, or "find" for a certain one.`;
  if (!types.includes('object'))
    return `${whole} is ${describe(holder)} and has no parts. Use "${holderAt}" itself.`;
  return `unknown name "${name}". ${didYouMean(name, known)}`;
}
