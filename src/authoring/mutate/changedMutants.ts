import type { Pointer } from '#engine';
import type { Change } from '../diff/changes';
import type { Mutant } from './mutant';

/** The places of a definition that are not as they were. */
export type ChangedPlaces = Pick<Change, 'file' | 'at'>[];

/** Whether a mutant changes something that has changed, or that is around it. */
export function isOfChange({ file, edits }: Mutant, changes: ChangedPlaces): boolean {
  const isWithin = (inner: Pointer, outer: Pointer) => `${inner}/`.startsWith(`${outer}/`);
  return edits.some(({ at }) =>
    changes.some(
      (change) => change.file === file && (isWithin(at, change.at) || isWithin(change.at, at)),
    ),
  );
}
