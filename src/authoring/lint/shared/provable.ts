import { partsOf, type Pointer } from '#engine';

/** Whether a form asks for the proof of a field. */
export const isProvable = (at: Pointer): boolean => partsOf(at).length === 1;
