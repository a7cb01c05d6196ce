import { randomBytes } from 'node:crypto';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { demandToken, refuseOthers } from './guard';
import { commonHeaders, setHeaders } from './headers';
import { t } from './i18n';
import { serveFirstVisit, servePages } from './pages';
import { serveApi } from './serveApi';
import { serveCommands, type StartCommand } from './serveCommands';

const megabytes = 20;

export interface WorkbenchOptions {
  /** The folder with catalogue.json and schemas, as a real path. */
  root: string;
  /** The folder of the built pages. */
  pages: string;
  token: string;
  /** The secret of an address that leads to the token once. */
  firstVisit?: string;
  /** Runs the command line; without it, no command is served. */
  startCommand?: StartCommand;
  /** Builds the pages where they are older than their sources; answers whether there are some. */
  preparePages?: () => Promise<boolean>;
}

/** A secret of one start: the token is behind the `#` of the address, which browsers never send. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

/** The server of the workbench, ready to listen on this machine. */
export async function createWorkbench(options: WorkbenchOptions): Promise<FastifyInstance> {
  const { root, pages, token, firstVisit, preparePages = async () => true } = options;
  const app = fastify({
    bodyLimit: megabytes * 1024 * 1024,
    // Event streams never end by themselves.
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    frameworkErrors: answerUnroutable,
    // Input is what it says: nothing is converted or left out.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  app.removeContentTypeParser('text/plain');
  setHeaders(app);
  app.addHook('onRequest', refuseOthers);
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
      api.addHook('onRequest', demandToken(token));
      api.all('/*', (_request, reply) => reply.callNotFound());
      serveApi(api, root);
      if (options.startCommand) serveCommands(api, root, options.startCommand);
    },
    { prefix: '/workbench/api' },
  );
  if (firstVisit !== undefined) serveFirstVisit(app, token, firstVisit);
  await servePages(app, pages, preparePages);
  await app.ready();
  return app;
}

/** Answers to an address that cannot be read, before any hook has run. */
function answerUnroutable(
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
