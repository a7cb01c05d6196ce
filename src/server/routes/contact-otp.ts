import { later } from '../clock';
import { replyToFailure, replyToUnsent } from '../otp/reply';
import { sendOtp } from '../otp/send';
import { verifyOtp } from '../otp/verify';
import { failed, success } from '../reply';
import { proofs } from '../store/schema';
import { say } from '../words';
import { type Call, fields, name, policyNumber, text } from './call';
import { contactsOf } from './send-otp';

const otpType = { type: 'string', pattern: '^[A-Za-z]{1,20}$', maxLength: 20 };

/**
 * The one contact that a code of such a type goes to, and proves: a code that two contacts receive would show that
 * either is held, not which. Other types send to whatever is given and prove no contact.
 */
const contacts = new Map<string, 'email' | 'phone'>([
  ['email', 'email'],
  ['phone', 'phone'],
]);

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
    const contact = contacts.get(otp_type);
    const bound = contact ? { [contact]: { phone, email }[contact] } : { phone, email };
    const to = contactsOf(bound);
    if (to.length === 0) return failed(say('otp.noContact'));
    const sent = await sendOtp(services, {
      kind: 'verification',
      purpose: otp_type,
      clientId,
      bound,
      to,
    });
    return 'id' in sent ? success({ unique_id: sent.id }) : replyToUnsent(sent);
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
    const contact = contacts.get(otp_type);
    if (contact) {
      const value = verified.right.bound[contact]!;
      const expiresAt = later(services.now(), { minutes: services.settings.proofMinutes });
      await services.db.insert(proofs).values({ clientId, purpose: otp_type, value, expiresAt });
    }
    return success();
  },
};
