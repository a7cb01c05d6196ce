import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isFramePage, originOf } from '../origins';

const permissions = (camera: string): string =>
  `camera=${camera}, microphone=(), geolocation=(), payment=()`;

/** The headers of every response. A response that is not a page may load nothing, and no page may frame it. */
export const commonHeaders = {
  'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions('(self)'),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

export function setHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...commonHeaders, 'Cache-Control': 'no-store' });
  });
}

/** The headers of a built file; `name` is its path below the folder, with slashes. */
export function headersOfPage(
  name: string,
  { headers, socket: { localPort } }: IncomingMessage,
): Record<string, string> {
  if (name === 'index.html') {
    const frames = originOf('frames', localPort);
    return {
      'Content-Security-Policy': policy({ 'frame-src': frames }),
      'Cache-Control': 'no-store',
      'Permissions-Policy': permissions(`(self "${frames}")`),
    };
  }
  if (isFramePage(name))
    return {
      'Content-Security-Policy': policy({
        // It imports compiled definitions, and shows files that the user puts into a form.
        'script-src': `'self' blob:`,
        'media-src': 'blob:',
        // It has all that it needs from the workbench.
        'connect-src': `'none'`,
        'worker-src': `'none'`,
        'frame-ancestors': originOf('workbench', localPort),
      }),
      'Cache-Control': 'no-store',
    };
  // Names below assets/ contain a digest of the content.
  const isImmutable = name.startsWith('assets/');
  const cache = isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache';
  return {
    'Cache-Control': cache,
    ...(isWorker(name, headers['sec-fetch-dest']) && {
      // Ajv generates code from the schemas that are checked; only workers may evaluate it.
      'Content-Security-Policy': policy({ 'script-src': `'self' 'unsafe-eval'` }),
    }),
    ...(name.endsWith('.js') && { Vary: 'Sec-Fetch-Dest' }),
  };
}

/** Older browsers do not send `Sec-Fetch-Dest`. */
const isWorker = (name: string, destination: string | string[] | undefined): boolean =>
  destination === undefined
    ? /^assets\/(checker[^/]*|[^/]*worker[^/]*)\.js$/i.test(name)
    : destination === 'worker';

function policy(changed: { [directive: string]: string }): string {
  const directives = {
    'default-src': `'none'`,
    'script-src': `'self'`,
    // CodeMirror and Emotion insert styles.
    'style-src': `'self' 'unsafe-inline'`,
    'connect-src': `'self'`,
    'img-src': `'self' data: blob:`,
    'font-src': `'self' data:`,
    'worker-src': `'self'`,
    'frame-src': `'none'`,
    'frame-ancestors': `'none'`,
    'base-uri': `'none'`,
    'form-action': `'none'`,
    ...changed,
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
