import { send } from '../calls/send';
import { writeSession, readSession } from './storage';

/** Asks for a longer session. If that fails, the token stays valid until it expires. */
export async function refreshToken(): Promise<void> {
  const form = {
    grant_type: 'refresh_token' as const,
    client_id: readSession('clientUniqueId') ?? '',
    refresh_token: readSession('token') ?? '',
  };
  const result = await send('POST oauth/', form, {
    as: 'form',
    isQuiet: true,
    isBackground: true,
  });
  // After a logout, or another sign-in, it belongs to nobody here.
  const isCurrent = readSession('token') === form.refresh_token;
  if (isCurrent && result.status === 'ok' && result.data.access_token)
    writeSession('token', result.data.access_token);
}
