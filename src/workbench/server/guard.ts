import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenHeader } from '../api';
import { t } from './i18n';

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/**
 * Only a page of this server, in a browser of this machine, is answered. Another name in `Host` would be one that an
 * attacker has pointed to this machine (DNS rebinding); `Origin` and `Sec-Fetch-Site` tell which site is asking.
 */
export const refuseOthers: Hook = async (request, reply) => {
  const { socket, headers } = request.raw;
  const refuse = (words: string) => reply.code(403).send({ message: t(`refused.${words}`) });
  if (!isLoopback(socket.remoteAddress)) return refuse('machine');
  const host = headers.host ?? '';
  if (!hostsAt(socket.localPort).includes(host)) return refuse('host');
  if (headers.origin !== undefined && headers.origin !== `http://${host}`) return refuse('site');
  const site = headers['sec-fetch-site'];
  // `none`: somebody has typed the address or followed it from outside a browser.
  const isTyped = site === 'none' && headers['sec-fetch-mode'] === 'navigate';
  if (site !== undefined && site !== 'same-origin' && !isTyped) return refuse('site');
  return undefined;
};

/** Calls need the secret of this start; without it another user of this machine could make them. */
export function demandToken(token: string): Hook {
  return async (request, reply) => {
    const given = request.headers[tokenHeader];
    if (typeof given === 'string' && isSameText(given, token)) return undefined;
    return reply.code(401).send({ message: t('refused.token') });
  };
}

/** Digests have the same length, and comparing them takes the same time wherever they differ. */
export const isSameText = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isLoopback = (address = ''): boolean => /^(::ffff:)?127\.|^::1$/.test(address);

function hostsAt(port: number | undefined): string[] {
  const names = ['127.0.0.1', 'localhost'];
  // Browsers leave the port of http out.
  return port === 80 ? names : names.map((name) => `${name}:${port}`);
}
