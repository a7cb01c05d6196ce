import { refused, success } from '../reply';
import { endSession, sessionOf, tokenOf } from '../session/session';
import { t } from '../i18n';
import { type Call, fields, name } from './call';

/** A longer token for a session that still stands. */
export const refreshToken: Call = {
  call: 'POST oauth/',
  needs: 'session',
  takes: fields({
    grant_type: { const: 'refresh_token' },
    client_id: name(40),
    refresh_token: name(4000),
  }),
  async run(services, { refresh_token }, session) {
    const named = await sessionOf(services, refresh_token);
    if (typeof named === 'string' || named.id !== session.id)
      return refused(401, t('session.expired'));
    return success({ access_token: await tokenOf(services, session) });
  },
};

export const logout: Call = {
  call: 'POST logout/',
  needs: 'session',
  takes: fields({}),
  async run(services, _input, session) {
    await endSession(services, session);
    return success();
  },
};
