import { getAt, isObject, parentOf, partsOf, type Pointer } from '#engine';

/** Objects whose properties each have a source. */
const maps = new Set(['send', 'prefill', 'fills', 'keep', 'assumes']);

/** The entry of a map that a pointer in it is the source of; the place itself where there is none. */
export function sourceAt(value: unknown, at: Pointer): Pointer {
  for (let cut = at; cut !== ''; cut = parentOf(cut)) {
    const parent = parentOf(cut);
    const name = partsOf(parent).at(-1) ?? '';
    const holder = getAt(value, parent);
    const isEach = isObject(holder) && 'each' in holder && 'send' in holder;
    // One of several sources of a value.
    if (
      name === 'of' &&
      !Array.isArray(holder) &&
      isObject(holder) &&
      'by' in getAt(value, parentOf(parent))
    )
      return cut;
    // The entry of a map that is a list; as the whole payload of a call it is left empty.
    if (name === 'send' && isEach) {
      if (partsOf(cut).at(-1) === 'each') return parent;
      continue;
    }
    if (maps.has(name) && isObject(holder)) return cut;
  }
  return at;
}
