import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { hostOf, isFramePage } from '../origins';
import { isSameText } from './guard';
import { headersOfPage } from './headers';
import { t } from './i18n';

/** A path of built files: no part of it begins with a dot. */
const fileName = /^([\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/**
 * Serves the built pages in a folder below `/workbench/`. `prepare` runs before a page is served, and builds the pages
 * where they are older than their sources. It returns whether the pages could be built.
 */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  prepare: () => Promise<boolean>,
): Promise<void> {
  let preparing: Promise<boolean> | undefined;
  const prepareOnce = () => (preparing ??= prepare().finally(() => (preparing = undefined)));
  await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false });
  app.get('/workbench', (_request, reply) => reply.redirect('/workbench/'));
  app.get<{ Params: { '*': string } }>('/workbench/*', async (request, reply) => {
    const name = request.params['*'] || 'index.html';
    if (!fileName.test(name)) return reply.callNotFound();
    const { headers, socket } = request.raw;
    // At the name of the workbench, what a frame draws would reach the token.
    if (isFramePage(name) && headers.host !== hostOf('frames', socket.localPort))
      return reply.callNotFound();
    if (name.endsWith('.html') && !(await prepareOnce()))
      return reply.code(503).send({ message: t('refused.noPages') });
    // It can name no site; the policy of the page does.
    if (isFramePage(name)) reply.removeHeader('X-Frame-Options');
    return reply.headers(headersOfPage(name, request.raw)).sendFile(name);
  });
}

/**
 * Redirects to the pages with their token, once and in the first minute. The command that opens the browser gets this
 * address instead of the token, because every user of this machine can read the arguments of a command.
 */
export function serveFirstVisit(app: FastifyInstance, token: string, secret: string): void {
  let isOpen = true;
  const timer = setTimeout(() => (isOpen = false), 60_000).unref();
  app.addHook('onClose', async () => clearTimeout(timer));
  app.get<{ Params: { secret: string } }>('/workbench/open/:secret', async (request, reply) => {
    if (!isOpen || !isSameText(request.params.secret, secret)) return reply.callNotFound();
    isOpen = false;
    return reply.redirect(`/workbench/#token=${token}`);
  });
}
