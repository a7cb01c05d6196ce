import type { Pointer } from '#engine';

const prefix = 'at';

/** The id of the input for the answer at a pointer: `/new_pan_number` ↔ `at/new_pan_number`. */
export const idOf = (at: Pointer): string => prefix + at;

export const pointerOfId = (id: string): Pointer => id.slice(prefix.length);
