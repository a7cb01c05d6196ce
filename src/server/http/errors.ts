import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PolicyBookAwayError, UnknownCustomerError } from '../integrations/policyBook';
import { isUnavailable } from '../store/databaseErrors';
import { StorageError } from '../store/diskFiles';
import { BadRequestError } from './inputErrors';
import { isPage } from './page';
import { wrongInput } from './validation';
import { t } from '../i18n';
import { runInLanguages } from '../language';
import { bareHeaders } from './security';

const words: { [status: number]: string } = {
  400: 'malformed',
  404: 'notFound',
  408: 'tooSlow',
  413: 'tooLarge',
  414: 'tooLarge',
  415: 'wrongKind',
  429: 'tooMany',
  431: 'tooLarge',
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
  if (request.raw.complete === false) reply.header('Connection', 'close');
  // The client hung up in the middle of its body: nobody reads the reply.
  if (error === request.raw.errored) return reply.code(400).send({ message: t('malformed') });
  if (error instanceof StorageError) {
    request.log.error({ err: error }, 'unavailable');
    return reply
      .code(503)
      .header('Retry-After', '10')
      .send({ message: t('unavailable') });
  }
  if (isUnavailable(error)) {
    request.log.error({ err: error }, 'unavailable');
    return answerUnavailable(reply);
  }
  if (error instanceof PolicyBookAwayError) return answerUnavailable(reply);
  if (error instanceof UnknownCustomerError)
    return reply.code(401).send({ message: t('session.expired') });
  if (error.validation) {
    const { body, querystring } = request.routeOptions.schema ?? {};
    const message = wrongInput(error.validation, (body ?? querystring) as object);
    return reply.code(400).send({ message });
  }
  if (error instanceof BadRequestError)
    return reply.code(400).send({ message: t(error.words, { field: error.field }) });
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const message = t(words[status] ?? 'malformed');
    const isAboutFiles = status === 413 || status === 415;
    return reply.code(status).send({ ...(isAboutFiles && { status: 'failed' }), message });
  }
  request.log.error({ err: error }, 'failed');
  return reply.code(500).send({ message: t('failed') });
}

/** Replies to an address that cannot be read, before any hook has run. A page opens where the portal begins. */
export function answerUnroutable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? 400;
  if (status === 400 && isPage(request)) return void reply.headers(bareHeaders).redirect('/');
  const message = runInLanguages(request, () => t(words[status] ?? 'malformed'));
  reply.code(status).headers(bareHeaders).send({ message });
}

/** Replies to what Node could not read as HTTP: there is no request, only the connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = statusByCode[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ message: t(words[status]!) });
  const headers = {
    ...bareHeaders,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
  socket.end(`${head}\r\n\r\n${body}`);
}

/** The status of Node's errors; 400 for all others. */
const statusByCode: { [code: string]: number } = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** The database, or the policy book, cannot be used at the moment. A submit that is sent again with its key is raised once. */
export function answerUnavailable(reply: FastifyReply): FastifyReply {
  const isSubmit = reply.request.headers['idempotency-key'] !== undefined;
  return reply
    .code(503)
    .header('Retry-After', retryAfterSeconds)
    .send({ message: t(isSubmit ? 'databaseAwayAtSubmit' : 'databaseAway') });
}

const retryAfterSeconds = 5;
