import { type Pointer, type Problem, submitRequest } from '#engine';
import { contextOf, type Session } from './session';
import type { ShownProblem } from './state';
import { toastProblems } from './toastProblems';

/** What is wrong at this moment, in drawn order. */
export function problemsNow(session: Session, answers = session.store.get().answers): Problem[] {
  const outcome = submitRequest(session.props.definition, contextOf(session), answers);
  return outcome.kind === 'problems' ? outcome.problems : [];
}

/** Shows what a field itself found, in place of what it showed before. */
export function showAtField(session: Session, problem: Problem): void {
  const { store } = session;
  const others = store.get().shown.filter(({ at }) => at !== problem.at);
  store.set({ shown: [...others, { ...problem, from: 'field' }], spoken: problem.message });
  toastProblems(session, [problem]);
}

export function unshowAtField(session: Session, at: Pointer): void {
  const { shown } = session.store.get();
  showOnly(
    session,
    shown.filter((problem) => problem.at !== at),
  );
}

/** What is left of the problems; the summary goes with the last one. */
export function showOnly({ store }: Session, left: ShownProblem[]): void {
  const { shown, summary } = store.get();
  if (left === shown || (left.length === 0 && shown.length === 0)) return;
  // What was read out about a problem goes with it: a region of the page that says what no longer holds misleads.
  store.set({ shown: left, summary: left.length === 0 ? 0 : summary, spoken: '' });
}
