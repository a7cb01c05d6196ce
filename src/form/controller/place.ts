import { partsOf, type Pointer, pointerOf } from '#engine';

/** What request.json calls a field: that of any entry of a list stands under `items`. */
export const placeOf = (at: Pointer): Pointer =>
  pointerOf(...partsOf(at).map((part) => (/^\d+$/.test(part) ? 'items' : part)));
