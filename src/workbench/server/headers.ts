import type { FastifyInstance, FastifyRequest } from 'fastify';

/** On every answer. One that is no page may load nothing and is framed by nobody. */
export const commonHeaders = {
  'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

export function setHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...commonHeaders, 'Cache-Control': 'no-store' });
  });
}

/** The headers of a file of the pages; `name` is its path below them, with slashes. */
export function headersOfPage(name: string, { headers }: FastifyRequest): Record<string, string> {
  if (name === 'index.html')
    return { 'Content-Security-Policy': policy({}), 'Cache-Control': 'no-store' };
  if (name === 'preview.html')
    return {
      'Content-Security-Policy': policy({
        // It imports what was compiled a moment ago, and shows the files that are put into a form.
        'script-src': `'self' blob:`,
        'media-src': 'blob:',
        'frame-ancestors': `'self'`,
      }),
      'Cache-Control': 'no-store',
      'X-Frame-Options': 'SAMEORIGIN',
    };
  // Names below assets/ contain a digest of the content.
  const isImmutable = name.startsWith('assets/');
  const cache = isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache';
  return {
    'Cache-Control': cache,
    ...(isWorker(name, headers['sec-fetch-dest']) && {
      // Ajv compiles the schemas that are checked; only this worker may make code of text.
      'Content-Security-Policy': policy({ 'script-src': `'self' 'unsafe-eval'` }),
    }),
    ...(name.endsWith('.js') && { Vary: 'Sec-Fetch-Dest' }),
  };
}

/** Older browsers do not say what they load a script for. */
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
    'frame-src': `'self'`,
    'frame-ancestors': `'none'`,
    'base-uri': `'none'`,
    'form-action': `'none'`,
    ...changed,
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
