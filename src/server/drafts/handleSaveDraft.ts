import type { Input, Output } from '#api';
import { type CallName, fieldTitles } from '#engine';
import { declaredCall } from '../definitions/requestTypeMetadata';
import { bestMatch } from '../requests/bestMatch';
import { usableFor } from '../requests/mayUse';
import { conflict, refused, type Reply, success } from '../reply';
import type { Services } from '../services';
import type { Session } from '../session/session';
import { t } from '../i18n';
import { saveDraft } from './drafts';
import { replyToUnreadable } from './draftReplies';
import { schemaVersion } from './schemaVersion';

/**
 * Saves answers, complete or not, unless the caller's `saved_at` is no longer the newest. `call` is the one that saves
 * them.
 */
export async function handleSaveDraft(
  services: Services,
  session: Session,
  given: Input<'POST dgh-draft/'>,
  { call, requestsReview }: { call: CallName; requestsReview: boolean },
): Promise<Reply<Output<'POST dgh-draft/'>>> {
  const { form_data: answers, policy_number: policyNumber } = given;
  const { clientId } = session;
  const declared = await usableFor(services, session, declaredCall(call), given);
  if ('refusal' in declared) return declared.refusal;
  const requestType = bestMatch(declared.kinds, answers);
  if (!requestType) return refused(404, t('request.unknown'));
  // What was answered is what the form asks, also if its release was left since.
  const asked = await services.requestTypes.asOpened(requestType, session.form);
  const definition = asked.type.failFast;
  const draft = {
    answers,
    titles: fieldTitles(definition, answers),
    version: schemaVersion(definition),
    ...(asked.release !== null && { release: asked.release }),
    page: given.page ?? '',
    incidentNumber: given.incident_number ?? '',
    srNumber: given.sr_number ?? '',
  };
  if (Buffer.byteLength(JSON.stringify(answers)) > services.settings.draftBytes)
    return { status: 413, body: { status: 'failed', message: t('draft.tooLarge') } };

  const draftKey = { clientId, policyNumber, requestKey: requestType.type.key };
  const knownSavedAt = given.saved_at ? new Date(given.saved_at) : undefined;
  const saved = await saveDraft(services, draftKey, { draft, knownSavedAt, requestsReview });
  if (!('failure' in saved))
    return success({ saved_at: saved.savedAt.toISOString(), version: draft.version });
  if (saved.failure === 'withoutKey') return replyToUnreadable(services, { failure: 'withoutKey' });
  if (saved.failure === 'tooMany') return conflict(t('draft.tooMany'));
  return conflict(t('draft.newer'), { saved_at: saved.savedAt.toISOString() });
}
