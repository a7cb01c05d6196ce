import { send } from '../calls/send';
import { loadSettings } from '../calls/settings';
import { buildPolicyList } from '../session/policyList';
import { buildProfile } from '../session/profile';
import { forgetAll, keep } from '../session/storage';
import type { OtpRequest } from './requestOtp';

/** Signs the person in, or gives the words for why not. Nothing is kept unless all of it came. */
export async function verifyOtp(
  { id, identifier, dob }: OtpRequest,
  otp: string,
): Promise<{ clientId: string } | { message: string }> {
  const { data } = await send('POST validate-otp/', { id, otp, dob, ...identifier });
  if (!data?.sessionId) return { message: data?.message ?? '' };

  const { access_token, UniqueClientId, customerDataResponse, lastLoginDate, ...rest } = data;
  const settings = await loadSettings();
  keep('token', access_token);
  keep('clientUniqueId', UniqueClientId);
  keep('userData', { UniqueClientId, lastLoginDate, ...rest });
  keep('policyList', buildPolicyList(customerDataResponse ?? [], settings?.brandWord ?? ''));
  keep('lastLogin', lastLoginDate ?? '');

  const profile = await send('POST client-details/', { clientId: UniqueClientId, dob });
  if (!profile.status) {
    forgetAll();
    return { message: profile.data?.message ?? '' };
  }
  keep('userProfile', buildProfile(profile.data));
  return { clientId: UniqueClientId };
}
