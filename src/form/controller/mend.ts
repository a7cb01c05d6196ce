import type { Pointer } from '#engine';
import { problemsNow, showOnly } from './problemsNow';
import type { Session } from './session';
import type { ShownProblem } from './state';

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
