import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings';
import { BadInput } from './bad-input';
import { readMultipart } from './multipart';
import type { Received } from './received';

/** The input of a call: path and query of a GET, the body of a POST. */
export async function receive(request: FastifyRequest, settings: Settings): Promise<Received> {
  if (request.isMultipart?.()) return readMultipart(request, settings);
  if (request.method === 'POST') {
    const isForm = /^application\/x-www-form-urlencoded/i.test(
      request.headers['content-type'] ?? '',
    );
    const fields = request.body ?? {};
    if (typeof fields !== 'object') throw new BadInput();
    return { kind: isForm ? 'form' : 'json', fields, files: {} };
  }
  const fields = { ...(request.query as object), ...withoutWildcard(request.params as object) };
  return { kind: 'query', fields, files: {} };
}

function withoutWildcard(params: { '*'?: string }): object {
  const { '*': _rest, ...named } = params;
  return named;
}
