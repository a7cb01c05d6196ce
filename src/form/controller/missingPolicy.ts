import type { Pointer } from '#engine';
import { problemsNow, showAtField } from './problemsNow';
import type { Session } from './session';

/** Where no policy is picked: says so at the policy, and gives back where that is. */
export function missingPolicy(session: Session): Pointer | undefined {
  const problem = problemsNow(session).find(({ at }) => at === '/policy');
  if (problem) showAtField(session, problem);
  return problem?.at;
}
