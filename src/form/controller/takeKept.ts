import type { Answers } from '#engine';
import type { KeptForm } from './fetchKept';
import { mergeKept } from './mergeKept';
import type { Session } from './session';
import { firstState } from './state';

interface Given {
  policyNo: string;
  /** The policy that the answers were of until now, if they were of one. */
  before: string;
  first: Answers;
  /** What was typed here. */
  here: Answers;
  /** What the server keeps; nothing where it keeps no forms of this request type. */
  found: { kept: KeptForm | undefined } | undefined;
}

/** What was typed for a policy, here or wherever it was kept from. */
export function takeKept(
  session: Session,
  { policyNo, before, first, here, found }: Given,
): Answers {
  const base = session.kept?.policyNo === policyNo ? session.kept.answers : undefined;
  session.kept = found?.kept;
  if (!found) return here;
  // What was typed for another policy stays with that one.
  const isOfAnother = before !== '' && before !== policyNo;
  if (isOfAnother) {
    const { signed, page, draft, keeping, keptAt } = firstState;
    session.store.set({ signed, page, draft, keeping, keptAt });
  }
  const typed = isOfAnother ? {} : here;
  if (!found.kept) return typed;
  if (session.startsAnew === policyNo) {
    session.startsAnew = '';
    return {};
  }
  session.store.set({ draft: 'restored', keeping: 'kept', keptAt: found.kept.savedAt });
  const { definition } = session.props;
  return mergeKept(definition, { first, typed, base, kept: found.kept.answers });
}
