import type { FastifyRequest } from 'fastify';
import type { Received } from '../received';
import type { Settings } from '../settings';
import { BadRequestError, UnsupportedMediaTypeError } from './inputErrors';
import { readMultipart } from './multipart';

/** The input of a call: path and query of a GET, the body of a POST. Files are read only if the call accepts them. */
export async function receive(
  request: FastifyRequest,
  settings: Settings,
  takesFiles: () => Promise<boolean>,
): Promise<Received> {
  if (request.isMultipart()) {
    if (await takesFiles()) return readMultipart(request, settings);
    throw new UnsupportedMediaTypeError();
  }
  if (request.method === 'POST') {
    const isForm = /^application\/x-www-form-urlencoded/i.test(
      request.headers['content-type'] ?? '',
    );
    const fields = request.body ?? {};
    if (typeof fields !== 'object') throw new BadRequestError();
    return { kind: isForm ? 'form' : 'json', fields: fields as Received['fields'], files: {} };
  }
  const fields = { ...(request.query as object), ...withoutWildcard(request.params as object) };
  return { kind: 'query', fields, files: {} };
}

function withoutWildcard(params: { '*'?: string }): object {
  const { '*': _rest, ...named } = params;
  return named;
}
