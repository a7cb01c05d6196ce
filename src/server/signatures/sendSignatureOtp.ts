import type { Input } from '#api';
import { dueSignatures, findProblems, refusalOf, signedText } from '#engine';
import type { ResolvedRequestType } from '../definitions/requestTypes';
import { newestDraft } from '../drafts/newestDraft';
import { replyToUnreadable } from '../drafts/draftReplies';
import { replyToUnsent } from '../otp/otpReplies';
import { sendOtp } from '../otp/send';
import { failed, refusedRequest, type Reply, success } from '../reply';
import { replyWithProblems } from '../requests/replyWithProblems';
import { ticketStepRequest, resolveRequest } from '../requests/resolveRequest';
import { contactsOf } from '../routes/sendOtp';
import type { Services } from '../services';
import type { Session } from '../session/session';
import { t } from '../i18n';
import { chooseSignature } from './chooseSignature';
import type { SignatureBinding } from './signatures';

/**
 * Sends the OTP with which a party signs the answers of the saved draft, and only these, whatever is saved or submitted
 * later. Answers that could not be submitted cannot be signed.
 */
export async function sendSignatureOtp(
  services: Services,
  session: Session,
  requestTypes: ResolvedRequestType[],
  input: Input<'POST get-otp/'>,
): Promise<Reply<{ status: 'success'; unique_id: string }>> {
  const { clientId } = session;
  const found = await newestDraft(services, clientId, input.policy_number, requestTypes);
  if (!found) return failed(t('signature.nothingSaved'));
  if ('failure' in found) return replyToUnreadable(services, found);
  const { requestType, draft } = found;
  const stepRequest = ticketStepRequest(services, session, requestType, {
    incident_number: draft.incidentNumber,
    sr_number: draft.srNumber,
  });
  const request = await resolveRequest(stepRequest, input.policy_number, draft.answers);
  const { definition, context, answers } = request;
  const refusal = refusalOf(definition, context);
  if (refusal) return refusedRequest(refusal);
  const problems = findProblems(definition, context, answers);
  if (problems.length > 0) return replyWithProblems(problems);

  const due = dueSignatures(definition, context, answers);
  const asked = { ...input, phone: input.phone_number, email: input.email };
  const signature = chooseSignature(due, request, asked);
  if (!signature)
    return replyWithProblems([{ at: '', rule: 'contact', message: t('signature.otherContact') }]);
  const to = contactsOf({ phone: input.phone_number, email: input.email });
  if (to.length === 0) return failed(t('otp.noContact'));
  const bound: SignatureBinding = {
    signature: signature.id,
    policyNumber: input.policy_number,
    requestKey: requestType.type.key,
    digest: signedText(context, answers),
  };
  const purpose: string = input.otp_type;
  const sent = await sendOtp(services, { kind: 'verification', purpose, clientId, bound, to });
  return 'id' in sent ? success({ unique_id: sent.id }) : replyToUnsent(sent);
}
