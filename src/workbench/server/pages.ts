import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isSameText } from './guard';
import { headersOfPage } from './headers';
import { t } from './i18n';

/** What the build makes; no name with a dot in front, and no step up. */
const fileName = /^([\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/**
 * Serves the built pages in a folder below `/workbench/`. `prepare` runs before a page is opened and builds it where it
 * is older than its sources; it answers whether there are pages.
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
    if (name.endsWith('.html') && !(await prepareOnce()))
      return reply.code(503).send({ message: t('refused.noPages') });
    return reply.headers(headersOfPage(name, request)).sendFile(name);
  });
}

/**
 * An address that leads to the pages with their token, once and in the first minute. It is for the command that opens
 * the browser: the arguments of a command can be read by every user of this machine.
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
