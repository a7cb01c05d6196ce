import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** Allows the styles of this response, and in development the inline script of Vite. */
    nonce: string;
  }
}

/** The headers of a reply that is sent before any hook can set them. It is JSON, and may load nothing. */
export const bareHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Sets the security headers on every response, including errors and files. */
export async function protect(app: FastifyInstance, { isDev }: { isDev: boolean }): Promise<void> {
  app.decorateReply('nonce', '');
  app.addHook('onRequest', async (_request, reply) => {
    reply.nonce = randomBytes(16).toString('base64');
    reply.header('Content-Security-Policy', policyWith(`'nonce-${reply.nonce}'`, isDev));
    reply.header('Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=()');
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  });
}

function policyWith(nonce: string, isDev: boolean): string {
  // No upgrade-insecure-requests: it would break the portal on a plain http address of an intranet.
  return [
    `default-src 'self'`,
    `script-src 'self'${isDev ? ` ${nonce}` : ''}`,
    `style-src 'self' ${nonce}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `form-action 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
