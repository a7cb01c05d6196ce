import { type Problem, uiAt } from '#engine';
import { openEntries } from '../answers/entries';
import type { Session } from '../formController';
import { toastProblems } from './problems';

/** Shows everything that is wrong, with the summary on top. */
export function showProblems(
  session: Session,
  problems: Problem[],
  from: 'rules' | 'server',
): void {
  const { store } = session;
  const shown = problems.map((problem) => ({ ...problem, from }));
  openEntries(session, problems);
  store.set({ shown, summary: store.get().summary + 1 });
  // The server does not know of a signature that this form shows as given: it is asked for again.
  if (from === 'server' && problems.some(({ rule }) => rule === 'signature'))
    store.set({ signed: {} });
  toastProblems(session, problems);
  dialogProblem(session, problems);
}

/** Tells the first problem that has words for a dialog in one as well. */
export function dialogProblem({ props, store }: Session, problems: Problem[]): void {
  const message = problems
    .map(({ at, rule }) => uiAt(props.definition.ui, at)['ui:dialog']?.[rule])
    .find((words) => words !== undefined);
  if (message !== undefined) store.set({ dialog: { kind: 'message', message } });
}
