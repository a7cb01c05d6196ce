import type { Input } from '#api';
import type { Identifier } from '../integrations/policyBook';
import { maskedEmail, maskedMobile } from '../otp/masked';
import { replyToUnsent } from '../otp/otpReplies';
import { sendOtp } from '../otp/send';
import { failed, success } from '../reply';
import { identifyCustomer } from '../session/identifyCustomer';
import { t } from '../i18n';
import type { Handler } from './handler';

const identifiers = ['policyNumber', 'emailId', 'phoneNumber'] as const;

type Identity = Input<'POST send-otp/'>;

export const sendLoginOtp: Handler<'POST send-otp/'> = async (services, input, visitor) => {
  const found = await identifyCustomer(services, identifierIn(input), input.dob, visitor);
  const { clientId, customer, guarded } = found;
  if (!customer && !guarded) return failed(t('signIn.unknown'));
  const { phoneNumber = '', emailId = '' } = customer ?? {};
  const sent = await sendOtp(services, {
    kind: 'login',
    purpose: 'login',
    clientId,
    network: visitor.network,
    bound: boundIn(input),
    to: contactsOf({ phone: phoneNumber, email: emailId }),
    guarded,
  });
  if ('failure' in sent) return replyToUnsent(sent);
  const { id } = sent;
  if (guarded) return success({ id, message: t('signIn.sentIfRight'), ...masked('', '') });
  return success({ id, message: t('signIn.sent'), ...masked(phoneNumber, emailId) });
};

const masked = (phoneNumber: string, emailId: string) => ({
  maskedMobile: maskedMobile(phoneNumber),
  maskedEmail: maskedEmail(emailId),
});

function identifierIn(input: Omit<Identity, 'dob'>): Identifier {
  const one = identifiers.find((candidate) => input[candidate] !== undefined)!;
  return { [one]: input[one] } as unknown as Identifier;
}

/** A sign-in OTP is bound to the values with which it was requested. */
export function boundIn({ dob, ...rest }: Identity): { [name: string]: string } {
  return { dob, ...identifierIn(rest) };
}

export function contactsOf({ phone, email }: { phone?: string; email?: string }) {
  return [
    ...(phone ? [{ to: phone, channel: 'sms' as const }] : []),
    ...(email ? [{ to: email, channel: 'email' as const }] : []),
  ];
}
