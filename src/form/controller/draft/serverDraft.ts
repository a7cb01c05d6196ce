import type { Output } from '#api';
import { deepEquals } from '@rjsf/utils';
import { withDerivedValues } from '../answers/derivedValues';
import { normalized } from '../answers/normalized';
import { isUntouched, typedAnswers, withTyped } from '../answers/typedAnswers';
import type { CallOptions } from '../../call';
import { ask } from '../calls';
import { linkOf } from '../contextIn';
import { contextOf, type FormController } from '../formController';
import { initialState, type Saving, type ServerDraft } from '../state';
import { mergeServerDraft } from './mergeDraft';

interface SaveOptions {
  /** Sends even what the server already has: another device may have saved since. */
  isForced?: boolean;
  /** The customer waits for it. */
  isAwaited?: boolean;
  /** The page closes: waits for nothing, and the browser sends it even when the page is gone. */
  isUnloading?: boolean;
  isRetry?: boolean;
}

/** Saves the form on the server, one save after the other so that the newest stays; resolves to whether it is saved. */
export function saveServerDraft(
  controller: FormController,
  options: SaveOptions = {},
): Promise<boolean> {
  if (options.isUnloading) return sendServerDraft(controller, options);
  const save: Promise<boolean> = controller.pendingSave
    ? controller.pendingSave.then(() => sendServerDraft(controller, options))
    : sendServerDraft(controller, options);
  controller.pendingSave = save;
  void save.finally(() => {
    if (controller.pendingSave === save) controller.pendingSave = undefined;
  });
  return save;
}

/** Saves the answers for the policy they belong to, even while another one is opening. */
async function sendServerDraft(controller: FormController, options: SaveOptions): Promise<boolean> {
  const { isForced, isUnloading, isRetry } = options;
  const { props, store } = controller;
  const { definition } = props;
  const {
    answers: given,
    firstAnswers,
    answersPolicyNo: policyNo,
    serverDraft,
    page,
  } = store.get();
  const { draft } = definition.request;
  // Restored answers are incomplete until their policy is open: the first answers are missing.
  const isOpened = policyNo !== '' && firstAnswers !== initialState.firstAnswers;
  if (!draft || !isOpened) return false;
  const answers = normalized(definition, given);
  const isSame = serverDraft?.page === page.name && deepEquals(serverDraft.answers, answers);
  if (!isForced && serverDraft && isSame) {
    store.set({ saving: savedSince(controller, serverDraft.savedAt) });
    return true;
  }
  if (!serverDraft && Object.keys(typedAnswers(definition, given, firstAnswers)).length === 0) {
    store.set({ saving: { kind: 'idle' } });
    return true;
  }
  store.set({ saving: { kind: 'saving' } });
  const link = linkOf(controller.props, controller.store.get(), policyNo);
  const result = await ask(
    controller,
    draft.save,
    {
      policy_number: policyNo,
      request_type: definition.key,
      form_data: answers,
      page: page.name,
      incident_number: link?.incidentNum ?? '',
      sr_number: link?.SRNum ?? '',
      // A pending save changes the server's time, which is not known yet.
      ...(serverDraft &&
        !(isUnloading && controller.pendingSave) && { saved_at: serverDraft.savedAt }),
    },
    { keepalive: isUnloading, isBackground: !options.isAwaited },
  );
  const isSaved = result.status === 'ok';
  if (store.get().answersPolicyNo !== policyNo) return isSaved;
  if (isSaved) {
    const { saved_at: savedAt } = result.data as Output<'POST dgh-draft/'>;
    store.set({
      serverDraft: {
        policyNo,
        answers,
        page: page.name,
        savedAt,
        reviewAskedAt: store.get().serverDraft?.reviewAskedAt,
        link,
      },
      saving: savedSince(controller, savedAt),
    });
    return true;
  }
  const isOutdated = result.status === 'refused' && result.data.saved_at !== undefined;
  if (isOutdated && !isRetry && (await mergeNewerDraft(controller, policyNo)))
    return sendServerDraft(controller, { ...options, isRetry: true });
  const isFinal = result.status === 'refused' && !isOutdated;
  store.set({
    saving: isFinal ? { kind: 'refused', message: result.message } : { kind: 'failed' },
  });
  return false;
}

/** What is said of the draft that is kept: nothing of one without an answer, as after "Start again". */
function savedSince({ props, store }: FormController, at: string): Saving {
  return isUntouched(props.definition, store.get()) ? initialState.saving : { kind: 'saved', at };
}

/** Another device saved since: merges its answers with those typed here. */
async function mergeNewerDraft(controller: FormController, policyNo: string): Promise<boolean> {
  const { props, store } = controller;
  const { definition } = props;
  const found = await fetchServerDraft(controller, policyNo);
  if (found === 'failed' || !found.serverDraft) return false;
  const { answers, answersPolicyNo, firstAnswers: first, serverDraft } = store.get();
  if (answersPolicyNo !== policyNo) return false;
  const merged = mergeServerDraft(definition, {
    first,
    typed: typedAnswers(definition, answers, first),
    base: serverDraft?.answers,
    server: found.serverDraft.answers,
  });
  store.set({ serverDraft: found.serverDraft });
  const combined = withTyped(definition, first, merged);
  store.set({ answers: withDerivedValues(definition, contextOf(controller), combined) });
  return true;
}

/** What the server keeps of a form. */
export interface FoundDraft {
  serverDraft: ServerDraft | undefined;
  changes: string[];
  /** What became of the signatures that were given for it. */
  signatures: Output<'GET dgh-draft/'>['signatures'];
}

/** What the server keeps for this policy, if anything, with a message for each answer that no longer fits. */
export async function fetchServerDraft(
  controller: FormController,
  policyNo: string,
  options?: CallOptions,
): Promise<FoundDraft | 'failed'> {
  const { definition } = controller.props;
  const asked = { policy_number: policyNo, request_type: definition.key };
  const result = await ask(controller, definition.request.draft!.load, asked, options);
  if (result.status !== 'ok') return 'failed';
  const found = result.data as Output<'GET dgh-draft/'>;
  const { form_data: answers, page = '', saved_at: savedAt = '' } = found;
  const { changes = [], signatures = [] } = found;
  const reviewAskedAt = found.review_asked_at ?? undefined;
  const { incident_number: incidentNum, sr_number: SRNum } = found;
  const link = { ...(incidentNum && { incidentNum }), ...(SRNum && { SRNum }) };
  return {
    serverDraft: answers ? { policyNo, answers, page, savedAt, reviewAskedAt, link } : undefined,
    changes: changes.map(({ message }) => message),
    signatures,
  };
}
