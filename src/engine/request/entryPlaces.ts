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
