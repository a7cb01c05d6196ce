import { screenPaths } from '#api/screens';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { t } from '../i18n';

/** Makes the HTML page for a URL. Every `__CSP_NONCE__` in it is replaced by the nonce of the response. */
export type MakePage = (url: string) => Promise<string>;

/** Serves the files of the built portal in a folder, and returns its page. */
export async function servePortal(app: FastifyInstance, folder: string): Promise<MakePage> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await app.register(async (files) => {
    // A route for each file: a path without a file does not count as one.
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, limit: 'files' };
    });
    await files.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      globIgnore: ['index.html'],
      cacheControl: false,
      setHeaders(response, path) {
        // File names below assets/ contain a digest of the content.
        const isImmutable = path.startsWith(join(folder, 'assets'));
        const cache = isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache';
        response.setHeader('Cache-Control', cache);
      },
    });
  });
  return async () => page;
}

export const hasPortal = (folder: string): boolean => existsSync(join(folder, 'index.html'));

/**
 * Serves the page at every screen of the portal, and with status 404 at every other URL that could be one: the portal
 * then shows that there is nothing and the way back. Files and calls that do not exist get a message.
 */
export function servePage(app: FastifyInstance, makePage: MakePage | undefined): void {
  if (makePage)
    for (const path of screenPaths)
      app.get(path, { config: { isPage: true } }, (...args) => send(makePage, ...args));
  app.setNotFoundHandler(async (request, reply) => {
    reply.code(404);
    if (isPage(request) && makePage) return send(makePage, request, reply);
    return reply
      .headers({ 'Cache-Control': 'no-store', Vary: 'Accept-Language' })
      .send({ message: t('notFound') });
  });
}

/** Whether an address could be one of the portal's: no call and no file. */
export function isPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0]!;
  return (
    ['GET', 'HEAD'].includes(method) &&
    !/^\/(api|definitions|assets|demo)(\/|$)/.test(path) &&
    !path.slice(path.lastIndexOf('/')).includes('.')
  );
}

async function send(makePage: MakePage, { url }: FastifyRequest, reply: FastifyReply) {
  const page = await makePage(url);
  return reply
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll('__CSP_NONCE__', reply.nonce));
}
