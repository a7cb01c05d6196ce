import { type Problem, uiAt } from '#engine';
import { openEntries } from '../answers/entries';
import type { FormController } from '../formController';
import { showProblemToasts } from './problems';

/** Shows everything that is wrong, with the summary on top. */
export function showProblems(
  controller: FormController,
  problems: Problem[],
  from: 'rules' | 'server',
): void {
  const { store } = controller;
  const shown = problems.map((problem) => ({ ...problem, from }));
  openEntries(controller, problems);
  store.set({ shown, summary: store.get().summary + 1 });
  // The server does not know of a signature that this form shows as given: it is asked for again.
  if (from === 'server' && problems.some(({ rule }) => rule === 'signature'))
    store.set({ signed: {} });
  showProblemToasts(controller, problems);
  showProblemDialog(controller, problems);
}

/** Tells the first problem that has words for a dialog in one as well. */
export function showProblemDialog({ props, store }: FormController, problems: Problem[]): void {
  const message = problems
    .map(({ at, rule }) => uiAt(props.definition.ui, at)['ui:dialog']?.[rule])
    .find((words) => words !== undefined);
  if (message !== undefined) store.set({ dialog: { kind: 'message', message } });
}
