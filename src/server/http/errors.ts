import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NestingLimitError } from '../session/ownership';
import { isUnavailable } from '../store/databaseErrors';
import { wrongInput } from './validation';
import { t } from '../i18n';
import { runInLanguages } from '../language';

const words: { [status: number]: string } = {
  400: 'malformed',
  404: 'notFound',
  413: 'tooLarge',
  415: 'wrongKind',
  429: 'tooMany',
};

/** Replies to every error: 4xx with the reason if the client caused it, else 500 and a log entry. */
export function answerErrors(app: FastifyInstance): void {
  // An error of the body's parser is thrown outside the request.
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    runInLanguages(request, () => answerError(error, request, reply)),
  );
}

function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof NestingLimitError) return reply.code(400).send({ message: t('malformed') });
  if (isUnavailable(error)) {
    request.log.error({ err: error }, 'unavailable');
    return reply.code(503).send({ message: t('unavailable') });
  }
  if (error.validation) return reply.code(400).send({ message: wrongInput(error.validation) });
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const message = t(words[status] ?? 'malformed');
    const isAboutFiles = status === 413 || status === 415;
    return reply.code(status).send({ ...(isAboutFiles && { status: 'failed' }), message });
  }
  request.log.error({ err: error }, 'failed');
  return reply.code(500).send({ message: t('failed') });
}
