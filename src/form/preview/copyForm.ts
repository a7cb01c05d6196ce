import type { Pointer } from '#engine';
import { openEntries } from '../controller/answers/entries';
import { createFormController, type FormController } from '../controller/formController';
import type { FormState } from '../controller/state';
import { withoutDeviceDraft } from './withoutDeviceDraft';

/** What a copy has that its original has not. */
export interface FormChange extends Partial<FormState> {
  /** A field in an entry of a list: the entry is opened for editing. */
  openEntryOf?: Pointer;
}

/** A form in the state of another one, with changes. It then changes without the other one. */
export function copyForm(
  { props, store, files }: FormController,
  { openEntryOf, ...change }: FormChange = {},
): FormController {
  const copy = createFormController(props);
  copy.isRestored = true;
  withoutDeviceDraft(copy);
  for (const [id, file] of files) copy.files.set(id, file);
  const { problems, ...rest } = change;
  copy.store.set({ ...store.get(), ...rest });
  const opened = openEntryOf === undefined ? [] : [{ at: openEntryOf, rule: '', message: '' }];
  openEntries(copy, opened);
  // An answer that changes takes its problem away, so that these come last.
  if (problems) copy.store.set({ problems });
  return copy;
}
