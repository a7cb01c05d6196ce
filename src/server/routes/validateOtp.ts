import { replyToFailure } from '../otp/otpReplies';
import { verifyOtp } from '../otp/verify';
import { policyEntryOf } from '../records/policy';
import { success } from '../reply';
import { logSecurityEvent } from '../securityLog';
import { recordSignIn } from '../session/signIns';
import { beginSession, issueToken } from '../session/sessionToken';
import { t } from '../i18n';
import type { Handler } from './handler';
import { boundIn } from './sendOtp';

export const validateLoginOtp: Handler<'POST validate-otp/'> = async (
  services,
  { id, otp, ...identifier },
) => {
  const verified = await verifyOtp(services, {
    kind: 'login',
    purpose: 'login',
    id,
    code: otp,
    bound: boundIn(identifier),
  });
  if ('failure' in verified) return replyToFailure(verified);
  const { clientId } = verified.otp;
  const { customer, policies } = await services.policyBook.recordsOf(clientId);
  const lastSignIn = await recordSignIn(services, clientId);
  const session = await beginSession(services, clientId);
  logSecurityEvent(services, 'signed in', { clientId });
  return success({
    access_token: await issueToken(services, session),
    UniqueClientId: clientId,
    sessionId: session.id,
    message: t('signIn.done'),
    customerDataResponse: policies.map((policy) => policyEntryOf(customer, policy)),
    lastLoginDate: lastSignIn?.toISOString() ?? '',
  });
};
