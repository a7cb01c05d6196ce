import { later } from '../clock';
import { replyToFailure } from '../otp/reply';
import { sendOtp } from '../otp/send';
import { verifyOtp } from '../otp/verify';
import { proofs } from '../store/schema';
import { say } from '../words';
import { type Call, failed, fields, name, policyNumber, refused, success, text } from './call';
import { contactsOf } from './send-otp';

const otpType = { type: 'string', pattern: '^[A-Za-z]{1,20}$', maxLength: 20 };

/** Sends an OTP to a contact that the customer wants to have verified. */
export const sendContactOtp: Call = {
  call: 'POST get-otp/',
  needs: 'session',
  takes: fields({
    policy_number: policyNumber,
    phone_number: text(20),
    email: text(100),
    otp_type: otpType,
  }),
  async run(services, { phone_number: phone, email, otp_type }, { clientId }) {
    const to = contactsOf({ phone, email });
    if (to.length === 0) return failed(say('otp.noContact'));
    const sent = await sendOtp(services, {
      kind: 'verification',
      purpose: otp_type,
      clientId,
      bound: { phone, email },
      to,
    });
    if ('id' in sent) return success({ unique_id: sent.id });
    return sent.failure === 'too-many'
      ? refused(429, say('otp.tooManySends'), { 'Retry-After': '600' })
      : failed(say('otp.undeliverable'));
  },
};

/** A right code leaves a proof for the contact that it was sent to, whatever the caller says it was. */
export const verifyContactOtp: Call = {
  call: 'POST verify-otp/',
  needs: 'session',
  takes: fields({ Otp_recieved: name(10), unique_id: name(64), otp_type: otpType }),
  async run(services, { Otp_recieved, unique_id, otp_type }, { clientId }) {
    const verified = await verifyOtp(services, {
      kind: 'verification',
      purpose: otp_type,
      id: unique_id,
      code: Otp_recieved,
      clientId,
    });
    if ('failure' in verified) return replyToFailure(verified);
    const { phone, email } = verified.right.bound;
    const expiresAt = later(services.now(), { minutes: services.settings.proofMinutes });
    const values = [phone, email].filter((value): value is string => Boolean(value));
    await services.db
      .insert(proofs)
      .values(values.map((value) => ({ clientId, purpose: otp_type, value, expiresAt })));
    return success();
  },
};
