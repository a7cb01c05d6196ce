import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import type { Settings } from './settings';

type Options = Pick<FastifyServerOptions, 'logger' | 'genReqId'>;

/**
 * Structured logs that hold no personal data: no bodies, no query strings, no headers, no addresses, and of an error
 * neither the values that a query was made with nor the line of its stack that repeats its message.
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
  const saidBelow = cause as { code?: string; constraint?: string } | undefined;
  return {
    type: name,
    code,
    // Drizzle's message repeats the values; a bug's own message is what it takes to find it.
    message: query === undefined && saidBelow?.code === undefined ? error.message : undefined,
    query,
    cause: saidBelow && { code: saidBelow.code, constraint: saidBelow.constraint },
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}
