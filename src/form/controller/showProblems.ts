import type { Problem } from '#engine';
import { dialogProblem } from './dialogProblem';
import { openEntries } from './openEntries';
import type { Session } from './session';
import { toastProblems } from './toastProblems';

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
