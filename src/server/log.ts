import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import type { Settings } from './settings';

type Options = Pick<FastifyServerOptions, 'logger' | 'genReqId'>;

/**
 * Structured logs without personal data: no bodies, query strings, headers or addresses. Of an error they omit the
 * parameters of a database query, and the line of the stack that repeats the message.
 */
export function logOptions(
  { logLevel }: Settings,
  stream?: { write(line: string): void },
): Options {
  return {
    genReqId: () => randomUUID(),
    logger: {
      level: logLevel,
      ...(stream && { stream }),
      serializers: {
        req: ({ method, url }) => ({ method, path: url.split('?')[0] }),
        res: ({ statusCode }) => ({ statusCode }),
        err: (error: Error) => describe(error) as never,
      },
    },
  };
}

function describe(error: Error & { code?: string; cause?: unknown; query?: string }): object {
  const { name, code, cause, query } = error;
  const databaseError = cause as { code?: string; constraint?: string } | undefined;
  return {
    type: name,
    code,
    // Drizzle's message repeats the parameters of the query.
    message: query === undefined && databaseError?.code === undefined ? error.message : undefined,
    query,
    cause: databaseError && { code: databaseError.code, constraint: databaseError.constraint },
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}
