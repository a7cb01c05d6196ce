import { parse } from 'node:querystring';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { checkInput } from './checkInput';

/**
 * Parses a query or the body of a form: a field that comes twice gives a list. Bytes that are not UTF-8 become U+FFFD,
 * which `checkInput` refuses; a limit on the number of fields would leave out the others without a word.
 */
export const parseFields = (text: string): { [name: string]: unknown } =>
  parse(text, '&', '=', { maxKeys: 0 });

/**
 * Reads bodies of every content type that a call takes, and checks the texts of path, query and body. A page opens at
 * every address: it says itself what it cannot read there.
 */
export async function parseInput(app: FastifyInstance, bodyBytes: number): Promise<void> {
  await app.register(formbody, { bodyLimit: bodyBytes, parser: parseFields });
  // Its parts are read, and checked, by the calls that take them.
  await app.register(multipart);
  app.addHook('preValidation', async ({ params, query, body, routeOptions, is404 }) => {
    if (routeOptions.config?.isPage || is404) return;
    for (const input of [params, query, body]) checkInput(input, routeOptions.config?.mostValues);
  });
}
