import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignedBody } from '../delivery/signedMessages';
import { t } from '../i18n';
import { logSecurityEvent } from '../securityLog';
import type { Services } from '../services';

const events = {
  forged: 'ticket message forged',
  outOfTime: 'ticket message out of time',
} as const;

/** Hooks of a route: refuse requests whose body is not signed with the secret of the tickets, or was not signed now. */
export function requireSignedBody(services: Pick<Services, 'secrets' | 'now' | 'log'>) {
  const bodies = new WeakMap<FastifyRequest, SignedBody>();
  return {
    async preParsing(
      request: FastifyRequest,
      _reply: FastifyReply,
      payload: AsyncIterable<Buffer>,
    ): Promise<Readable> {
      const body = new SignedBody(services.secrets.tickets, request.headers);
      bodies.set(request, body);
      return Readable.from(observed(payload, body), { objectMode: false });
    },

    async preValidation(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
      const problem = bodies.get(request)!.problem(services.now());
      if (!problem) return undefined;
      logSecurityEvent(services, events[problem]);
      return reply.code(403).send({ message: t(`ticketSystem.${problem}`) });
    },
  };
}

/** The bytes as they arrive: parsed JSON, written again, may differ from what was signed. */
async function* observed(payload: AsyncIterable<Buffer>, body: SignedBody) {
  for await (const piece of payload) {
    body.update(piece);
    yield piece;
  }
}
