import { randomBytes } from 'node:crypto';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { requireToken, rejectForeignRequests } from './guard';
import { commonHeaders, setHeaders } from './headers';
import { t } from './i18n';
import { serveFirstVisit, servePages } from './pages';
import { serveApi } from './serveApi';
import { serveCommands } from './serveCommands';
import { serveEarlier } from './serveEarlier';
import type { StartCommand } from './startCommand';

const megabytes = 20;

export interface WorkbenchOptions {
  /** The folder with catalogue.json and schemas, as a real path. */
  root: string;
  /** The folder of the built pages. */
  pages: string;
  token: string;
  /** The secret of an address that redirects to the pages with their token, once. */
  firstVisit?: string;
  /** Runs the command line; without it, no command is served. */
  startCommand?: StartCommand;
  /** The URL of the portal that serves the releases. */
  portal?: string | undefined;
  /** Builds the pages where they are older than their sources; returns whether they could be built. */
  preparePages?: () => Promise<boolean>;
}

/** A random secret. Each start has a new one. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

/** The server of the workbench, ready to listen on this machine. */
export async function createWorkbench(options: WorkbenchOptions): Promise<FastifyInstance> {
  const { root, pages, token, firstVisit, portal, preparePages = async () => true } = options;
  const app = fastify({
    bodyLimit: megabytes * 1024 * 1024,
    // Event streams never end by themselves.
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    frameworkErrors: rejectUnroutable,
    // Input is used as it was sent: no value is converted or removed.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  app.removeContentTypeParser('text/plain');
  setHeaders(app);
  app.addHook('onRequest', rejectForeignRequests);
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(error);
    return reply.code(status).send({ message: messageOf(status) });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .headers({ ...commonHeaders, 'Cache-Control': 'no-store' })
      .send({ message: t('refused.notFound') }),
  );
  await app.register(
    async (api) => {
      api.addHook('onRequest', requireToken(token));
      api.all('/*', (_request, reply) => reply.callNotFound());
      serveApi(api, root, portal);
      const { startCommand } = options;
      if (!startCommand) return;
      serveCommands(api, { root, portal, startCommand });
      serveEarlier(api, { root, portal, startCommand });
    },
    { prefix: '/workbench/api' },
  );
  if (firstVisit !== undefined) serveFirstVisit(app, token, firstVisit);
  await servePages(app, pages, preparePages);
  await app.ready();
  return app;
}

/** Responds to an address that cannot be parsed; no hook has run before. */
function rejectUnroutable(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply
    .code(400)
    .headers(commonHeaders)
    .send({ message: t('refused.malformed') });
}

function messageOf(status: number): string {
  if (status === 413) return t('refused.tooLarge', { megabytes });
  return t(status < 500 ? 'refused.malformed' : 'refused.failed');
}
