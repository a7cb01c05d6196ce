import { type Problem, uiAt } from '#engine';
import { openEntries } from '../answers/entries';
import type { FormController } from '../formController';
import { asShown, showProblemToasts } from './problems';

/** Shows all problems, with the summary on top. */
export function showProblems(
  controller: FormController,
  found: Problem[],
  from: 'rules' | 'server',
): void {
  const { store } = controller;
  const problems = from === 'rules' ? asShown(controller, found) : found;
  openEntries(controller, problems);
  store.set({
    problems: problems.map((problem) => ({ ...problem, from })),
    summary: store.get().summary + 1,
    unusualList: 0,
  });
  // The server does not know a signature that this form shows: it has to be given again.
  if (from === 'server' && problems.some(({ rule }) => rule === 'signature'))
    store.set({ signed: {} });
  // Nor a proof that it has forgotten meanwhile.
  if (from === 'server' && problems.some(({ rule }) => rule === 'proof')) store.set({ proofs: [] });
  showProblemToasts(controller, problems);
  showProblemDialog(controller, problems);
}

/** Shows the first problem for which the definition has a dialog. */
function showProblemDialog({ props, store }: FormController, problems: Problem[]): void {
  const message = problems
    .map(({ at, rule }) => uiAt(props.definition.ui, at)['ui:dialog']?.[rule])
    .find((found) => found !== undefined);
  if (message !== undefined) store.set({ dialog: { kind: 'message', message } });
}
