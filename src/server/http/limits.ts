import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { t } from '../i18n';
import { tooManyRequests } from '../reply';
import type { Secrets } from '../secrets';
import { logSecurityEvent } from '../securityLog';
import type { Settings } from '../settings';
import { openRateLimiters } from '../store/rateLimiters';
import { networkOf } from './callerNetwork';

/** What a request counts as: a file of the portal, a sign-in call, or anything else. */
type Limit = 'files' | 'signIn' | 'calls';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `calls` if it is not set, and for paths without a route; `none` is not counted. */
    limit?: Limit | 'none';
    /** The portal reads the address, not the server. */
    isPage?: boolean;
    /** So many values its input may have, where more are needed than for a form. */
    mostValues?: number;
  }
}

/** How many callers are told apart; limits their memory. */
const places = 65_536;

/**
 * Refuses requests above a limit by address, whatever would become of them otherwise. Register it before everything
 * that costs something. A secret keeps callers from choosing whose count they share.
 */
export async function limitRequests(
  app: FastifyInstance,
  settings: Settings,
  secrets: Secrets,
): Promise<void> {
  const limiters = await openRateLimiters(settings, app.log);
  app.addHook('onClose', () => limiters.close());
  const count = {
    files: limiters.local('files', settings.filesPerMinute),
    signIn: limiters.shared('signIn', settings.signInCallsPerMinute),
    calls: limiters.shared('calls', settings.callsPerMinute),
  };
  const placeOf = ({ ip }: FastifyRequest) =>
    createHmac('sha256', secrets.session).update(networkOf(ip)).digest().readUInt32BE() % places;

  app.addHook('onRequest', async (request, reply) => {
    const limit = request.routeOptions.config.limit ?? 'calls';
    if (limit === 'none') return;
    const seconds = await count[limit](String(placeOf(request)));
    if (seconds === 0) return;
    logSecurityEvent({ log: app.log, secrets }, 'rate limit hit', { limit: 'address' });
    const { status, headers, body } = tooManyRequests(seconds, t('tooMany'));
    return reply.code(status).headers(headers!).send(body);
  });
}
