import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../src/server/app';
import { preferredLanguage } from '../../src/server/language';
import { readSettings } from '../../src/server/readSettings';
import { createTestStorage, root, type TestStorage } from './help/database';

let place: TestStorage;
let app: FastifyInstance;
let url: string;

/** The language in which the server looks for the texts of its newest response. */
let language: string | undefined;

beforeAll(async () => {
  place = await createTestStorage();
  const env = { DEFINITIONS_DIR: root, SIGN_IN_CALLS_PER_MINUTE: '1', ...place.env };
  app = await createApp(readSettings(env), { log: { write: () => undefined } });
  app.addHook('onSend', async () => {
    language = preferredLanguage(() => true);
  });
  // Over a socket: in process, the events of a body would belong to the request.
  url = await app.listen({ port: 0 });
});
afterAll(async () => {
  await app.close();
  await place.remove();
});

it.each([
  ['an answer', 'GET', 'settings/', undefined, 200],
  ['a call without a session', 'GET', 'get-address-proof/', undefined, 401],
  ['a step that does not exist', 'POST', 'no-such-step/', '{}', 404],
  ['an unknown address', 'GET', 'no-such-call/', undefined, 404],
  ['another method', 'DELETE', 'settings/', undefined, 405],
  ['a body that cannot be read', 'POST', 'send-otp/', '{', 400],
  ['a call above the limit', 'POST', 'send-otp/', '{}', 429],
] as const)(
  'replies in the language of the request: %s',
  async (_what, method, path, body, status) => {
    language = undefined;
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: { 'accept-language': 'hi', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body }),
    });
    expect({ status: response.status, language }).toEqual({ status, language: 'hi' });
  },
);
