import { lookUpNeedsPolicy } from '#engine';
import { emptyFills, needsLookUp, startLookUp, stopLookUp } from './lookUp';
import type { Session } from './session';

/** What look-ups found of the policy before does not hold for the one that is picked now. */
export function askAgain(session: Session): void {
  const { lookUps = {} } = session.props.definition.request;
  for (const [at, lookUp] of Object.entries(lookUps)) {
    if (!lookUpNeedsPolicy(lookUp)) continue;
    stopLookUp(session, at);
    emptyFills(session, at);
    if (needsLookUp(session, at)) startLookUp(session, at);
  }
}
