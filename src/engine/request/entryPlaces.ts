import type { Answers, Pointer } from '../definition/definition';
import { getAt } from '../json/pointer';

/** The places of a field in the answers: of `/lines/items/held` one in each entry that there is, `/lines/0/held`. */
export function placesIn(answers: Answers, field: Pointer): Pointer[] {
  const [first = '', ...rest] = field.split('/items/');
  let places: Pointer[] = [first];
  for (const inner of rest)
    places = places.flatMap((list) => {
      const entries: unknown = getAt(answers, list);
      return Array.isArray(entries) ? entries.map((_, i) => `${list}/${i}/${inner}`) : [];
    });
  return places;
}

/** The entry around the place of a field in it: `/lines/0` of `/lines/0/held/units`, a place of `/lines/items/held/units`. */
export const entryAt = (field: Pointer, place: Pointer): Pointer =>
  place.slice(0, field.lastIndexOf('/items/') + '/items'.length - field.length);
