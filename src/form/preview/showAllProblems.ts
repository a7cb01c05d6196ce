import { currentProblems } from '../controller/problems/problems';
import { showProblems } from '../controller/problems/showProblems';
import type { FormController } from '../controller/formController';

/** Shows what a submit would find wrong, on every page, without a dialog in front of it and without sending anything. */
export function showAllProblems(controller: FormController): void {
  showProblems(controller, currentProblems(controller), 'rules');
  controller.store.set({ dialog: undefined });
}
