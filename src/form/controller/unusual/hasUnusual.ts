import type { Unusual } from '#engine';
import { openEntries } from '../answers/entries';
import type { FormController } from '../formController';
import { showUnusual } from './unusual';

/** Whether answers have to be confirmed before the form goes on; shows them, wherever they are. */
export function hasUnusual(
  controller: FormController,
  isHere: (unusual: Unusual) => boolean = () => true,
): boolean {
  const found = showUnusual(controller, isHere);
  openEntries(controller, found);
  return found.length > 0;
}
