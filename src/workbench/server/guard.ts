import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenHeader } from '../api';
import { hostOf, isFramePage, originOf } from '../origins';
import { t } from './i18n';

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/**
 * Rejects requests that do not come from a page of this server, in a browser on this machine. Another name in `Host` may
 * be one that an attacker has pointed to this machine (DNS rebinding); `Origin` and `Sec-Fetch-Site` name the site that
 * sends the request. At the name of the frames nothing but their pages is served, with what these load.
 */
export const rejectForeignRequests: Hook = async (request, reply) => {
  const { socket, headers } = request.raw;
  const reject = (reason: string) => reply.code(403).send({ message: t(`refused.${reason}`) });
  if (!isLoopback(socket.remoteAddress)) return reject('machine');
  const { host, origin } = headers;
  const isOfFrames = host === hostOf('frames', socket.localPort);
  if (!isOfFrames && host !== hostOf('workbench', socket.localPort)) return reject('host');
  if (origin !== undefined && origin !== `http://${host}`) return reject('site');
  if (!isOfFrames) return isOwn(headers) ? undefined : reject('site');
  const [path = ''] = request.url.split('?');
  if (isFramePage(path.replace('/workbench/', '')))
    // The workbench is another site for it. Which sites may frame it, its headers say.
    return [undefined, 'iframe'].includes(headers['sec-fetch-dest']) ? undefined : reject('site');
  if (!isOwn(headers)) return reject('site');
  if (['/workbench', '/workbench/'].includes(path))
    return reply.redirect(`${originOf('workbench', socket.localPort)}/workbench/`);
  return path.startsWith('/workbench/assets/') ? undefined : reject('site');
};

/** Sent by a page of the same origin, or by the user. Older browsers do not say. */
function isOwn({ 'sec-fetch-site': site, 'sec-fetch-mode': mode }: IncomingHttpHeaders): boolean {
  // `none`: the user has typed the address, or another program has opened it.
  return site === undefined || site === 'same-origin' || (site === 'none' && mode === 'navigate');
}

/** Requires the token, without which another user of this machine could make calls. */
export function requireToken(token: string): Hook {
  return async (request, reply) => {
    const given = request.headers[tokenHeader];
    if (typeof given === 'string' && isSameText(given, token)) return undefined;
    return reply.code(401).send({ message: t('refused.token') });
  };
}

/** Compares in constant time; digests have the same length. */
export const isSameText = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isLoopback = (address = ''): boolean => /^(::ffff:)?127\.|^::1$/.test(address);
