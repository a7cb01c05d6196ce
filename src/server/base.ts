import compress from '@fastify/compress';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { limitConnections } from './http/connections';
import { answerClientError, answerErrors, answerUnroutable } from './http/errors';
import { addLifecycle } from './http/lifecycle';
import { limitRequests } from './http/limits';
import { parseFields, parseInput } from './http/parsers';
import type { MakePage } from './http/page';
import { protect } from './http/security';
import { t } from './i18n';
import { runInLanguages } from './language';
import { type IsOthers, logOptions, logRequests } from './log';
import { requestMinutes } from './requests/submissions';
import { logSecurityEventsWithRequests } from './securityLog';
import type { Secrets } from './secrets';
import type { Settings } from './settings';

/**
 * A server without routes. `close` runs as the last of its `onClose` hooks; `drain` waits for its requests and is to be
 * added as the last one, which runs first.
 */
export function createBase(
  settings: Settings,
  { log }: { log?: { write(line: string): void } },
  { close = async () => {}, isOthers }: { close?: () => Promise<void>; isOthers?: IsOthers },
): { app: FastifyInstance; drain: () => Promise<void> } {
  const app = fastify({
    ...logOptions(settings, log, isOthers),
    bodyLimit: settings.bodyBytes,
    // Limits clients that send a byte a minute, or nothing.
    requestTimeout: requestMinutes * 60_000,
    connectionTimeout: 120_000,
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true, querystringParser: parseFields },
    // `checkInput` refuses these names, and says which.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    // A request that was received is answered.
    return503OnClosing: false,
  });
  limitConnections(app, settings);
  app.addHook('onClose', close);
  logRequests(app, isOthers);
  return { app, drain: addLifecycle(app, settings.stopSeconds) };
}

/** What holds for every request: its language, headers, limits, and how errors are answered. */
export async function addProtection(
  app: FastifyInstance,
  settings: Settings,
  secrets: Secrets,
  { makePage }: { makePage?: MakePage },
): Promise<void> {
  app.addHook('onRequest', (request, _reply, next) => runInLanguages(request, next));
  // Once more, because what is called while a body arrives does not belong to the request.
  app.addHook('preValidation', (request, _reply, next) => runInLanguages(request, next));
  logSecurityEventsWithRequests(app);
  warnOfUntrustedProxy(app, settings);
  await protect(app, { isDev: makePage !== undefined });
  app.addHook('onRequest', async (request, reply) => {
    if (isCall(request))
      reply.header('Cache-Control', 'no-store').header('Vary', 'Accept-Language');
  });
  await limitRequests(app, settings, secrets);
  answerErrors(app);
  await app.register(compress, { threshold: 1024 });
  await parseInput(app, settings.bodyBytes);
}

/** Looks at the matched route, because one address can be encoded in several ways. */
function isCall({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/api/') ?? false;
}

/** Behind a proxy that is not trusted, limits by address take all customers for one. Says so once. */
function warnOfUntrustedProxy(app: FastifyInstance, { trustedProxies }: Settings): void {
  let isSaid = trustedProxies.length > 0;
  app.addHook('onRequest', async ({ headers }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    app.log.warn(t('start.untrustedProxy'));
  });
}
