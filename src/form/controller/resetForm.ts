import { deleteDeviceDraft } from './draft/deviceDraft';
import type { FormController } from './formController';
import { initialState } from './state';

/** Empties the form; the lists that were fetched stay. */
export function resetForm(controller: FormController): void {
  deleteDeviceDraft(controller);
  controller.files.clear();
  if (controller.props.definition.ui['ui:pages']) controller.props.pageAddress?.restart();
  const { lists, submission } = controller.store.get();
  controller.store.set({
    ...initialState,
    lists,
    ...(submission.kind === 'sending' && { submission }),
  });
}
