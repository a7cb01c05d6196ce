import { canonicalText, contactPurposes, isFormat } from '#engine';
import { declaredCall } from '../definitions/requestTypeMetadata';
import { replyToFailure, replyToUnsent } from '../otp/otpReplies';
import { sendOtp } from '../otp/send';
import { verifyOtp } from '../otp/verify';
import { keepProof } from '../proofs/proofs';
import { usableFor } from '../requests/mayUse';
import { failed, ok, refused, success } from '../reply';
import { sendSignatureOtp } from '../signatures/sendSignatureOtp';
import { keepSignature } from '../signatures/signatures';
import { t } from '../i18n';
import type { Handler } from './handler';
import { contactsOf } from './sendOtp';

const fieldOf = { email: 'email', phone: 'phone_number' };

const send = 'POST get-otp/';

/** Sends an OTP to a contact that the customer wants to verify, or to a party that signs saved answers. */
export const sendContactOtp: Handler<'POST get-otp/'> = async (services, input, session) => {
  const { phone_number: phone, email, otp_type } = input;
  const { clientId } = session;
  const signed = await usableFor(services, session, declaredCall(send, otp_type), input);
  if ('refusal' in signed) return signed.refusal;
  if (signed.kinds.length > 0) return sendSignatureOtp(services, session, signed.kinds, input);
  // Only one: an OTP that went to two contacts would not prove which of them the customer owns.
  const contact = contactPurposes.find((one) => one === otp_type);
  if (!contact) return refused(400, t('wrongField', { field: 'otp_type' }));
  const address = canonicalText({ type: 'string', format: contact }, { phone, email }[contact]);
  if (!address) return failed(t('otp.noContact'));
  if (!isFormat(contact, address))
    return refused(400, t('wrongField', { field: fieldOf[contact] }));
  const bound = { [contact]: address };
  const to = contactsOf(bound);
  const sent = await sendOtp(services, {
    kind: 'verification',
    purpose: otp_type,
    clientId,
    bound,
    to,
  });
  return 'id' in sent ? success({ unique_id: sent.id }) : replyToUnsent(sent);
};

/**
 * A correct OTP stores what it was sent for, the proof of a contact or a signature, whatever `otp_type` the caller
 * sends. For a signature the status is true or false (REV-59).
 */
export const verifyContactOtp: Handler<'POST verify-otp/'> = async (
  services,
  { Otp_recieved, unique_id, otp_type },
  { clientId, form },
) => {
  const verified = await verifyOtp(services, {
    kind: 'verification',
    purpose: otp_type,
    id: unique_id,
    code: Otp_recieved,
    clientId,
  });
  if ('failure' in verified) {
    const reply = replyToFailure(verified);
    const call = declaredCall(send, otp_type);
    if (!(await services.requestTypes.isDeclared(call, form))) return reply;
    return { ...reply, body: { ...reply.body, status: false } };
  }
  const { bound } = verified.otp;
  if ('signature' in bound) {
    await keepSignature(services, clientId, verified.otp);
    return ok({ status: true });
  }
  const value = bound[contactPurposes.find((one) => one === otp_type)!]!;
  await keepProof(services, clientId, { purpose: otp_type, value });
  return success();
};
