import type { Answers, Context } from '#engine';
import { deepEquals } from '@rjsf/utils';
import { withDerivedValues } from '../answers/derivedValues';
import { normalized } from '../answers/normalized';
import { withTyped, typedAnswers } from '../answers/typedAnswers';
import { ask } from '../calls';
import { contextOf, linkOf, type FormController } from '../formController';
import { initialState } from '../state';
import { mergeServerDraft } from './mergeDraft';

interface SaveOptions {
  /** Also where it is kept so already: somebody may have saved elsewhere since. */
  isForced?: boolean;
  /** The page goes: nothing is waited for, and the browser sends it even when the page is gone. */
  isUnloading?: boolean;
  isRetry?: boolean;
}

/** Sends the form to be kept as it is; one after the other, so that the newest stays. Gives back whether it is. */
export function saveServerDraft(
  controller: FormController,
  how: SaveOptions = {},
): Promise<boolean> {
  if (how.isUnloading) return sendServerDraft(controller, how);
  const mine: Promise<boolean> = controller.keeping
    ? controller.keeping.then(() => sendServerDraft(controller, how))
    : sendServerDraft(controller, how);
  controller.keeping = mine;
  void mine.finally(() => {
    if (controller.keeping === mine) controller.keeping = undefined;
  });
  return mine;
}

/** Of the policy whose answers stand in the form, also while another one is being opened. */
async function sendServerDraft(controller: FormController, how: SaveOptions): Promise<boolean> {
  const { isForced, isUnloading, isRetry } = how;
  const { props, store, answersPolicyNo: policyNo } = controller;
  const { definition } = props;
  const { answers: given, firstAnswers } = store.get();
  const { draft } = definition.request;
  // What an earlier visit left stands on its own until its policy is opened: the first answers are not with it yet.
  const isOpened = policyNo !== '' && firstAnswers !== initialState.firstAnswers;
  if (!draft || !isOpened) return false;
  const answers = normalized(definition, given);
  if (!isForced && controller.serverDraft && deepEquals(controller.serverDraft.answers, answers)) {
    store.set({ keeping: 'kept', keptAt: controller.serverDraft.savedAt });
    return true;
  }
  if (
    !controller.serverDraft &&
    Object.keys(typedAnswers(definition, given, firstAnswers)).length === 0
  ) {
    store.set({ keeping: 'none' });
    return true;
  }
  store.set({ keeping: 'sending' });
  const link = linkOf(controller, policyNo);
  const { status, data, isRefused } = await ask(
    controller,
    draft.save,
    {
      policy_number: policyNo,
      request_type: definition.key,
      form_data: answers,
      incident_number: link?.incidentNum ?? '',
      sr_number: link?.SRNum ?? '',
      // One that is on its way has not told its moment yet.
      ...(controller.serverDraft &&
        !(isUnloading && controller.keeping) && { saved_at: controller.serverDraft.savedAt }),
    },
    { keepalive: isUnloading },
  );
  if (controller.answersPolicyNo !== policyNo) return status;
  if (status) {
    controller.serverDraft = { policyNo, answers, savedAt: data.saved_at, link };
    store.set({ keeping: 'kept', keptAt: data.saved_at });
    return true;
  }
  const isOvertaken = data?.saved_at !== undefined && !isRetry;
  if (isOvertaken && (await mergeNewerDraft(controller, policyNo)))
    return sendServerDraft(controller, { ...how, isRetry: true });
  const isFinal = isRefused && data?.saved_at === undefined;
  store.set(isFinal ? { keeping: 'refused', keepingSays: data.message } : { keeping: 'failed' });
  return false;
}

/** Somebody saved elsewhere since: takes that in beneath what was typed here. */
async function mergeNewerDraft(controller: FormController, policyNo: string): Promise<boolean> {
  const { props, store } = controller;
  const { definition } = props;
  const found = await fetchServerDraft(controller, policyNo);
  if (found === 'failed' || !found.serverDraft || controller.answersPolicyNo !== policyNo)
    return false;
  const { answers, firstAnswers: first } = store.get();
  const merged = mergeServerDraft(definition, {
    first,
    typed: typedAnswers(definition, answers, first),
    base: controller.serverDraft?.answers,
    serverDraft: found.serverDraft.answers,
  });
  controller.serverDraft = found.serverDraft;
  const laid = withTyped(definition, first, merged);
  store.set({ answers: withDerivedValues(definition, contextOf(controller), laid) });
  return true;
}

/** The form as the server keeps it for one policy, so that it can be gone on with on any device. */
export interface ServerDraft {
  policyNo: string;
  /** As they count: what is hidden is not kept there. */
  answers: Answers;
  /** The server's moment of it. */
  savedAt: string;
  /** What the link carried with which it was begun. */
  link?: Context['link'];
}

/** What is kept there of this policy, with words for each answer that no longer fits; no form where none is. */
export async function fetchServerDraft(
  controller: FormController,
  policyNo: string,
): Promise<{ serverDraft: ServerDraft | undefined; changes: string[] } | 'failed'> {
  const { definition } = controller.props;
  const result = await ask(controller, definition.request.draft!.load, {
    policy_number: policyNo,
    request_type: definition.key,
  });
  if (!result.status) return 'failed';
  const { form_data: answers, saved_at: savedAt, changes = [] } = result.data;
  const { incident_number: incidentNum, sr_number: SRNum } = result.data;
  const link = { ...(incidentNum && { incidentNum }), ...(SRNum && { SRNum }) };
  return {
    serverDraft: answers ? { policyNo, answers, savedAt, link } : undefined,
    changes: changes.map(({ message }: { message: string }) => message),
  };
}
