import { deepEquals } from '@rjsf/utils';
import { type Answers } from '../../engine';
import { ask } from './ask';
import { layAnswers, typedOf } from './layAnswers';
import { mergeKept } from './mergeKept';
import { withFollowers } from './ownValues';
import { contextOf, type Session } from './session';
import { settled } from './settled';

/** The form as the server keeps it for one policy, so that it can be gone on with on any device. */
export interface KeptForm {
  policyNo: string;
  /** As they count: what is hidden is not kept there. */
  answers: Answers;
  /** The server's moment of it. */
  savedAt: string;
}

/** What is kept there of this policy, with words for each answer that no longer fits; no form where none is. */
export async function fetchKept(
  session: Session,
  policyNo: string,
): Promise<{ kept: KeptForm | undefined; changes: string[] } | 'failed'> {
  const { definition } = session.props;
  const result = await ask(session, definition.request.draft!.load, {
    policy_number: policyNo,
    request_type: definition.key,
  });
  if (!result.status) return 'failed';
  const { form_data: answers, saved_at: savedAt, changes = [] } = result.data;
  return {
    kept: answers ? { policyNo, answers, savedAt } : undefined,
    changes: changes.map(({ says }: { says: string }) => says),
  };
}

interface How {
  /** Also where it is kept so already: somebody may have saved elsewhere since. */
  isForSure?: boolean;
  /** The page goes: nothing is waited for, and the browser sends it even when the page is gone. */
  isLast?: boolean;
  isSecondTry?: boolean;
}

/** Sends the form to be kept as it is; one after the other, so that the newest stays. Gives back whether it is. */
export function keepForm(session: Session, how: How = {}): Promise<boolean> {
  if (how.isLast) return keepNow(session, how);
  const mine: Promise<boolean> = session.keeping
    ? session.keeping.then(() => keepNow(session, how))
    : keepNow(session, how);
  session.keeping = mine;
  void mine.finally(() => {
    if (session.keeping === mine) session.keeping = undefined;
  });
  return mine;
}

async function keepNow(session: Session, how: How): Promise<boolean> {
  const { isForSure, isLast, isSecondTry } = how;
  const { props, store } = session;
  const { definition, link = {} } = props;
  const { phase, policyNo, answers: given, firstAnswers } = store.get();
  const { draft } = definition.request;
  if (!draft || phase !== 'picked') return false;
  const answers = settled(definition, given);
  if (!isForSure && session.kept && deepEquals(session.kept.answers, answers)) return true;
  if (!session.kept && Object.keys(typedOf(definition, given, firstAnswers)).length === 0)
    return true;
  store.set({ keeping: 'sending' });
  const { status, data } = await ask(
    session,
    draft.save,
    {
      policy_number: policyNo,
      request_type: definition.key,
      form_data: answers,
      incident_number: link.incidentNum ?? '',
      sr_number: link.SRNum ?? '',
      // One that is on its way has not told its moment yet.
      ...(session.kept && !(isLast && session.keeping) && { saved_at: session.kept.savedAt }),
    },
    { keepalive: isLast },
  );
  if (store.get().policyNo !== policyNo) return status;
  if (status) {
    session.kept = { policyNo, answers, savedAt: data.saved_at };
    store.set({ keeping: 'kept', keptAt: data.saved_at });
    return true;
  }
  const isOvertaken = data?.saved_at !== undefined && !isSecondTry;
  if (isOvertaken && (await catchUp(session)))
    return keepNow(session, { ...how, isSecondTry: true });
  store.set({ keeping: 'failed' });
  return false;
}

/** Somebody saved elsewhere since: takes that in beneath what was typed here. */
async function catchUp(session: Session): Promise<boolean> {
  const { props, store } = session;
  const { definition } = props;
  const { policyNo } = store.get();
  const found = await fetchKept(session, policyNo);
  if (found === 'failed' || !found.kept || store.get().policyNo !== policyNo) return false;
  const { answers, firstAnswers: first } = store.get();
  const merged = mergeKept(definition, {
    first,
    typed: typedOf(definition, answers, first),
    base: session.kept?.answers,
    kept: found.kept.answers,
  });
  session.kept = found.kept;
  const laid = layAnswers(definition, first, merged);
  store.set({ answers: withFollowers(definition, contextOf(session), laid) });
  return true;
}
