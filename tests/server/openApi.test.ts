import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../src/api';
import { TestServer } from './help/server';

let server: TestServer;
let document: any;

beforeAll(async () => {
  server = await TestServer.open();
  document = (await server.anyone.get('openapi.json')).body;
});
afterAll(() => server.close());

it('serves a document that is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

it('describes every call of the contract', () => {
  for (const call of Object.keys(contract)) {
    const [method, path] = call.split(' ') as [string, string];
    const operation = document.paths[`/${path.replace(':key', '{key}')}`][method.toLowerCase()];
    expect(operation).toMatchObject({ summary: expect.any(String), responses: expect.anything() });
  }
});

it('names every operation once', () => {
  const ids = Object.values<any>(document.paths).flatMap((path) =>
    Object.values<any>(path).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

it('describes the steps of the request types, as they are encoded', () => {
  const { content } = document.paths['/pan-sr-raise/'].post.requestBody;
  expect(Object.keys(content)).toEqual(['multipart/form-data']);
});
