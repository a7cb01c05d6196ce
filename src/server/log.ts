import { randomUUID } from 'node:crypto';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { isProbe, routeOf } from './http/routeOf';
import type { Settings } from './settings';

type Options = Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'logController'>;

/** Whether a request is answered, and logged, by another server of this process. */
export type IsOthers = (request: Pick<FastifyRequest, 'raw'>) => boolean;

/**
 * Structured logs without personal data: no bodies, query strings, headers or addresses. Of an error they omit the
 * parameters of a database query, and the line of the stack that repeats the message.
 */
export function logOptions(
  { logLevel }: Settings,
  stream?: { write(line: string): void },
  isOthers: IsOthers = () => false,
): Options {
  return {
    // Not the caller's: what it sends may be personal.
    genReqId: () => randomUUID(),
    logController: new OneLine({ disableRequestLogging: isOthers }),
    logger: {
      level: logLevel,
      ...(stream && { stream }),
      serializers: {
        req: (request) => lineOf(request as FastifyRequest),
        res: ({ statusCode }) => ({ statusCode }),
        err: (error: Error) => describeError(error) as never,
      },
    },
  };
}

/** One line for each request, when it was answered; when it arrives only at level debug. */
class OneLine extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    if (!this.isLogDisabled(request)) request.log.debug(lineOf(request), 'request arrived');
  }

  override requestCompleted(
    error: Error | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (this.isLogDisabled(request)) return;
    const line = {
      ...lineOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.warn({ ...line, err: error }, 'request broken off');
    // Balancers ask every few seconds.
    else request.log[isProbe(request) ? 'debug' : 'info'](line, 'request');
  }
}

/** Logs requests that the client gave up, and returns the id of every request to its caller. */
export function logRequests(app: FastifyInstance, isOthers: IsOthers = () => false): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  app.addHook('onRequestAbort', async (request) => {
    if (!isOthers(request)) request.log.info(lineOf(request), 'request broken off');
  });
}

const lineOf = (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) });

export function describeError(
  error: Error & { code?: string; cause?: unknown; query?: string },
): object {
  const { name, code, cause, query } = error;
  const databaseError = cause as
    { code?: string; constraint?: string; message?: string } | undefined;
  return {
    type: name,
    code,
    // Drizzle's message repeats the parameters of the query.
    message: query === undefined && databaseError?.code === undefined ? error.message : undefined,
    query,
    cause: databaseError && {
      code: databaseError.code,
      constraint: databaseError.constraint,
      // Only the answers of the database, which have a code, can repeat values.
      message:
        query !== undefined && databaseError.code === undefined ? databaseError.message : undefined,
    },
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}
