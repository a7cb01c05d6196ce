import { type Pointer, type Problem, submitRequest, uiAt } from '#engine';
import { contextOf, type Session } from '../formController';
import type { ShownProblem } from '../state';

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

/**
 * Takes away the problems that the answer at `changed` mended. Only fields that show a problem are judged again,
 * so nobody is corrected while typing for the first time.
 */
export function mend(session: Session, changed: Pointer): void {
  const { shown } = session.store.get();
  if (shown.length === 0) return;
  const now = problemsNow(session);
  const left = shown.flatMap((problem): ShownProblem[] => {
    if (problem.from !== 'rules') return isPartOf(problem.at, changed) ? [] : [problem];
    const still = now.find(({ at }) => at === problem.at);
    return still ? [{ ...still, from: 'rules' }] : [];
  });
  showOnly(session, left);
}

/** Whether one of two places holds the other. */
const isPartOf = (one: Pointer, other: Pointer) =>
  `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);

/** Where no policy is picked: says so at the policy, and gives back where that is. */
export function missingPolicy(session: Session): Pointer | undefined {
  const problem = problemsNow(session).find(({ at }) => at === '/policy');
  if (problem) showAtField(session, problem);
  return problem?.at;
}

/** Tells in a toast as well what the definition wants told there. */
export function toastProblems({ props }: Session, problems: Problem[]): void {
  for (const { at, rule, message } of problems)
    if (uiAt(props.definition.ui, at)['ui:toast']?.includes(rule)) props.notify('danger', message);
}
