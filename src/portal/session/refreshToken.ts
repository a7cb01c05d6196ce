import { send } from '../calls/send';
import { keep, recall } from './storage';

/** Asks for a longer session. When that fails the token stays as it is and lives out its time. */
export async function refreshToken(): Promise<void> {
  const form = {
    grant_type: 'refresh_token',
    client_id: recall('clientUniqueId') ?? '',
    refresh_token: recall('token') ?? '',
  };
  const { status, data } = await send('POST oauth/', form, {
    as: 'form',
    isQuiet: true,
    isBackground: true,
  });
  if (status && data.access_token) keep('token', data.access_token);
}
