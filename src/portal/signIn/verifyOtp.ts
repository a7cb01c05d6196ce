import { send } from '../calls/send';
import { loadSettings } from '../calls/settings';
import { buildPolicyList } from '../session/policyList';
import { buildProfile } from '../session/profile';
import { clearSession, writeSession } from '../session/storage';
import { type Failure, failureOf } from './failure';
import type { OtpRequest } from './requestOtp';

/**
 * Verifies the OTP and stores the session; returns a message if that failed. If the profile cannot be loaded, the session
 * is cleared.
 */
export async function verifyOtp(
  { id, identifier, dob }: OtpRequest,
  otp: string,
): Promise<{ clientId: string } | Failure> {
  const verified = await send('POST validate-otp/', { id, otp, dob, ...identifier });
  if (verified.status !== 'ok') return failureOf(verified);
  const { data } = verified;
  if (!data.sessionId) return { message: data.message ?? '' };

  const { access_token, UniqueClientId, customerDataResponse, lastLoginDate, ...rest } = data;
  const settings = await loadSettings();
  writeSession('token', access_token);
  writeSession('clientUniqueId', UniqueClientId);
  writeSession('userData', { UniqueClientId, lastLoginDate, ...rest });
  writeSession(
    'policyList',
    buildPolicyList(customerDataResponse ?? [], settings?.brandWord ?? ''),
  );
  writeSession('lastLogin', lastLoginDate ?? '');

  const profile = await send('POST client-details/', { clientId: UniqueClientId, dob });
  if (profile.status !== 'ok') {
    clearSession();
    return failureOf(profile);
  }
  writeSession('userProfile', buildProfile(profile.data));
  return { clientId: UniqueClientId };
}
