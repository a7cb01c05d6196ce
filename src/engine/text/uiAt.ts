import type { Pointer, Ui } from '../definition/definition';
import { partsOf } from '../json/pointer';

/** The part of ui.json for the field at a pointer; a list index leads into `items`. Empty if there is none. */
export function uiAt(ui: Ui, at: Pointer): Ui {
  let part: Ui | undefined = ui;
  for (const name of partsOf(at))
    part = part?.items && /^\d+$/.test(name) ? part.items : part?.[name];
  return part ?? {};
}
