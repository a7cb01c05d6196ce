import type { Answers } from '../../engine';
import type { KeptForm } from './kept';
import { mergeKept } from './mergeKept';
import type { Session } from './session';

interface Given {
  policyNo: string;
  /** The policy that was picked before, if one was. */
  before: string;
  first: Answers;
  /** What was typed here. */
  here: Answers;
  found: { kept: KeptForm | undefined } | undefined;
}

/** What was typed for a policy, here or wherever it was kept from. */
export function takeKept(
  session: Session,
  { policyNo, before, first, here, found }: Given,
): Answers {
  const base = session.kept?.policyNo === policyNo ? session.kept.answers : undefined;
  session.kept = found?.kept;
  if (!found?.kept) return here;
  if (session.startsAnew === policyNo) {
    session.startsAnew = '';
    return {};
  }
  session.store.set({ draft: 'restored', keeping: 'kept', keptAt: found.kept.savedAt });
  // What was typed for another policy stays with that one.
  const typed = before === '' || before === policyNo ? here : {};
  const { definition } = session.props;
  return mergeKept(definition, { first, typed, base, kept: found.kept.answers });
}
