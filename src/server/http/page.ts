import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { t } from '../i18n';

/** Makes the HTML page for a URL. Every `__CSP_NONCE__` in it is replaced by the nonce of the response. */
export type MakePage = (url: string) => Promise<string>;

/** Serves the files of the built portal in a folder, and returns its page. */
export async function servePortal(app: FastifyInstance, folder: string): Promise<MakePage> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
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
  return async () => page;
}

export const hasPortal = (folder: string): boolean => existsSync(join(folder, 'index.html'));

/** Every other URL is a screen of the portal, which does its own routing. */
export function servePage(app: FastifyInstance, makePage: MakePage | undefined): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0]!;
    const isScreen =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(api|definitions|assets|demo)(\/|$)/.test(path) &&
      !path.slice(path.lastIndexOf('/')).includes('.');
    reply.header('Cache-Control', 'no-store').header('Vary', 'Accept-Language');
    if (!isScreen || !makePage) return reply.code(404).send({ message: t('notFound') });
    const page = await makePage(request.url);
    return reply
      .type('text/html; charset=utf-8')
      .send(page.replaceAll('__CSP_NONCE__', reply.nonce));
  });
}
