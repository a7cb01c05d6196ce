import { refused, success } from '../reply';
import { endSession, readToken, issueToken } from '../session/sessionToken';
import { t } from '../i18n';
import type { Handler } from './handler';

/** A token that is valid for longer, for a session that is still open. */
export const refreshToken: Handler<'POST oauth/'> = async (
  services,
  { refresh_token },
  session,
) => {
  const named = await readToken(services, refresh_token);
  if (typeof named === 'string' || named.id !== session.id)
    return refused(401, t('session.expired'));
  return success({ access_token: await issueToken(services, session) });
};

export const logout: Handler<'POST logout/'> = async (services, _input, session) => {
  await endSession(services, session);
  return success();
};
