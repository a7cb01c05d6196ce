import { migrateAnswers } from '#engine';
import { declaredCall } from '../definitions/requestTypeMetadata';
import { deviceDraftKeys } from '../drafts/deviceDraftKeys';
import { handleSaveDraft } from '../drafts/handleSaveDraft';
import { newestDraft } from '../drafts/newestDraft';
import { openWithoutDraft } from '../drafts/draftReplies';
import { schemaVersion } from '../drafts/schemaVersion';
import { signatureStates } from '../signatures/signatureStates';
import { refused, success } from '../reply';
import { usableFor } from '../requests/mayUse';
import { ticketStepRequest, resolveRequest } from '../requests/resolveRequest';
import { t } from '../i18n';
import type { Handler } from './handler';

const load = 'GET dgh-draft/';
const save = 'POST dgh-draft/';
const review = 'POST dgh-submit-review/';

/** The saved answers that the request type still accepts, and a list of those that it does not. */
export const savedForm: Handler<'GET dgh-draft/'> = async (services, input, session) => {
  const declared = await usableFor(services, session, declaredCall(load), input);
  if ('refusal' in declared) return declared.refusal;
  // Its answers go into the form as it was opened, also if its release was left since.
  const kinds = await Promise.all(
    declared.kinds.map(async (one) => ({
      ...one,
      ...(await services.requestTypes.asOpened(one, session.form)),
    })),
  );
  if (kinds.length === 0) return refused(404, t('request.unknown'));
  const { policy_number: number } = input;
  const found = await newestDraft(services, session.clientId, number, kinds);
  if (!found) return success({ form_data: null, changes: [], signatures: [] });
  if ('failure' in found) return openWithoutDraft(services, found);
  const { requestType, draft } = found;
  const facts = {
    saved_at: draft.savedAt.toISOString(),
    review_asked_at: draft.reviewAskedAt?.toISOString() ?? null,
    version: draft.version,
    page: draft.page ?? '',
    request_type: requestType.type.key,
    incident_number: draft.incidentNumber,
    sr_number: draft.srNumber,
  };
  const stepRequest = ticketStepRequest(services, session, requestType, {
    incident_number: draft.incidentNumber,
    sr_number: draft.srNumber,
  });
  const resolve = () => resolveRequest(stepRequest, number, draft.answers);
  const draftKey = {
    clientId: session.clientId,
    policyNumber: number,
    requestKey: requestType.type.key,
  };
  const signatures = await signatureStates(services, draftKey, resolve);
  if (draft.version === schemaVersion(requestType.type.failFast))
    return success({ ...facts, form_data: draft.answers, changes: [], signatures });
  const { definition, context } = await resolve();
  const { answers, changes } = migrateAnswers(definition, context, draft);
  return success({ ...facts, form_data: answers, changes, signatures });
};

export const saveForm: Handler<'POST dgh-draft/'> = (services, input, session) =>
  handleSaveDraft(services, session, input, { call: save, requestsReview: false });

/** Saves the answers and asks for a review before they are submitted (REV-60). */
export const submitForReview: Handler<'POST dgh-submit-review/'> = (services, input, session) =>
  handleSaveDraft(services, session, input, { call: review, requestsReview: true });

/** What a browser encrypts drafts with: only a session of the customer gets it. */
export const deviceKeys: Handler<'GET device-draft-keys/'> = async (
  { secrets, settings },
  _input,
  { clientId },
) =>
  success({
    keys: deviceDraftKeys(secrets.drafts, clientId).map(({ id, bytes }) => ({
      id,
      key: Buffer.from(bytes).toString('base64'),
    })),
    days: settings.draftDays,
  });
