import type { FastifyInstance, FastifyReply } from 'fastify';
import { t } from '../i18n';

/** Answers 405 to all methods of an address but those that it has. */
export function refuseOtherMethods(app: FastifyInstance, url: string, taken: string[]): void {
  const allowed = withHead(taken);
  app.route({
    method: otherMethods(app, allowed),
    url,
    handler: (_request, reply) => notAllowed(reply, allowed),
  });
}

export const otherMethods = ({ supportedMethods }: FastifyInstance, allowed: string[]): string[] =>
  supportedMethods.filter((method) => !allowed.includes(method));

export function notAllowed(reply: FastifyReply, allowed: string[]): FastifyReply {
  return reply
    .code(405)
    .header('Allow', allowed.join(', '))
    .send({ message: t('notAllowed') });
}

/** Fastify answers HEAD wherever it answers GET. */
const withHead = (methods: string[]) =>
  methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
