import type { Answers, Context } from '#engine';
import { deepEquals } from '@rjsf/utils';
import { withFollowers } from '../answers/derivedValues';
import { settled } from '../answers/normalized';
import { layAnswers, typedOf } from '../answers/typedAnswers';
import { ask } from '../calls';
import { contextOf, linkOf, type Session } from '../formController';
import { firstState } from '../state';
import { mergeKept } from './mergeDraft';

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

/** Of the policy whose answers stand in the form, also while another one is being opened. */
async function keepNow(session: Session, how: How): Promise<boolean> {
  const { isForSure, isLast, isSecondTry } = how;
  const { props, store, answersOf: policyNo } = session;
  const { definition } = props;
  const { answers: given, firstAnswers } = store.get();
  const { draft } = definition.request;
  // What an earlier visit left stands on its own until its policy is opened: the first answers are not with it yet.
  const isOpened = policyNo !== '' && firstAnswers !== firstState.firstAnswers;
  if (!draft || !isOpened) return false;
  const answers = settled(definition, given);
  if (!isForSure && session.kept && deepEquals(session.kept.answers, answers)) {
    store.set({ keeping: 'kept', keptAt: session.kept.savedAt });
    return true;
  }
  if (!session.kept && Object.keys(typedOf(definition, given, firstAnswers)).length === 0) {
    store.set({ keeping: 'none' });
    return true;
  }
  store.set({ keeping: 'sending' });
  const link = linkOf(session, policyNo);
  const { status, data, isRefused } = await ask(
    session,
    draft.save,
    {
      policy_number: policyNo,
      request_type: definition.key,
      form_data: answers,
      incident_number: link?.incidentNum ?? '',
      sr_number: link?.SRNum ?? '',
      // One that is on its way has not told its moment yet.
      ...(session.kept && !(isLast && session.keeping) && { saved_at: session.kept.savedAt }),
    },
    { keepalive: isLast },
  );
  if (session.answersOf !== policyNo) return status;
  if (status) {
    session.kept = { policyNo, answers, savedAt: data.saved_at, link };
    store.set({ keeping: 'kept', keptAt: data.saved_at });
    return true;
  }
  const isOvertaken = data?.saved_at !== undefined && !isSecondTry;
  if (isOvertaken && (await catchUp(session, policyNo)))
    return keepNow(session, { ...how, isSecondTry: true });
  const isFinal = isRefused && data?.saved_at === undefined;
  store.set(isFinal ? { keeping: 'refused', keepingSays: data.message } : { keeping: 'failed' });
  return false;
}

/** Somebody saved elsewhere since: takes that in beneath what was typed here. */
async function catchUp(session: Session, policyNo: string): Promise<boolean> {
  const { props, store } = session;
  const { definition } = props;
  const found = await fetchKept(session, policyNo);
  if (found === 'failed' || !found.kept || session.answersOf !== policyNo) return false;
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

/** The form as the server keeps it for one policy, so that it can be gone on with on any device. */
export interface KeptForm {
  policyNo: string;
  /** As they count: what is hidden is not kept there. */
  answers: Answers;
  /** The server's moment of it. */
  savedAt: string;
  /** What the link carried with which it was begun. */
  link?: Context['link'];
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
  const { incident_number: incidentNum, sr_number: SRNum } = result.data;
  const link = { ...(incidentNum && { incidentNum }), ...(SRNum && { SRNum }) };
  return {
    kept: answers ? { policyNo, answers, savedAt, link } : undefined,
    changes: changes.map(({ message }: { message: string }) => message),
  };
}
