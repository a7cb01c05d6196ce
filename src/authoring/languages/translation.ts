import { entryIndex, isObject, partsOf, type Pointer, pointerOf } from '#engine';

/** What an overlay has for a pointer into its base: the value, or the nearest parent that the overlay has. */
export interface Translation {
  /** Undefined where the overlay has nothing. */
  value: unknown;
  /** Pointer into the overlay, of the value or of the nearest parent that exists. */
  at: Pointer;
  /** Pointer into the base, of the topmost part that the overlay lacks; of the value where it lacks nothing. */
  lacks: Pointer;
  /** The overlay has `null` at `at`, which keeps the text of the first language. */
  isNull?: boolean;
}

/** Finds in an overlay what is merged with the value at a pointer of its base. */
export function translationOf(base: unknown, overlay: unknown, pointer: Pointer): Translation {
  let [inBase, inOverlay]: unknown[] = [base, overlay];
  let at = '';
  let lacks = '';
  for (const name of partsOf(pointer)) {
    const own = ownName(inBase, inOverlay, name);
    lacks += pointerOf(name);
    if (own === undefined) return { value: undefined, at, lacks };
    at += pointerOf(own);
    inBase = (inBase as any)?.[name];
    inOverlay = (inOverlay as any)[own];
    if (inOverlay === null) return { value: undefined, at, lacks, isNull: true };
  }
  return { value: inOverlay, at, lacks };
}

/** The name or index in the overlay of what is merged with a part of its base. */
function ownName(base: unknown, overlay: unknown, name: string): string | number | undefined {
  if (Array.isArray(base) && Array.isArray(overlay)) {
    const index = overlay.findIndex((entry, i) => entryIndex(base, entry, i) === Number(name));
    return index < 0 ? undefined : index;
  }
  return isObject(overlay) && Object.hasOwn(overlay, name) ? name : undefined;
}
