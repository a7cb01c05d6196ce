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
    const operation = document.paths[`/${path.replace(/:(\w+)/g, '{$1}')}`][method.toLowerCase()];
    expect(operation).toMatchObject({ summary: expect.any(String), responses: expect.anything() });
  }
});

it('names every operation once', () => {
  const ids = Object.values<any>(document.paths).flatMap((path) =>
    Object.values<any>(path).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

const bodyOf = (path: string) => document.paths[path].post.requestBody;
const [json, form] = ['application/json', 'application/x-www-form-urlencoded'];

it('requires a body where the call requires an input', () => {
  expect(bodyOf('/pan-check/').required).toBe(true);
  expect(bodyOf('/pan-sr-raise/').required).toBe(true);
  expect(bodyOf('/logout/').required).toBe(false);
});

it('offers a form next to JSON where every value of the input is a text, as the server reads it', async () => {
  expect(Object.keys(bodyOf('/oauth/').content)).toEqual([form, json]);
  expect(Object.keys(bodyOf('/client-details-pan/').content)).toEqual([json, form]);
  for (const path of ['/track-service-request', '/dgh-draft/', '/dgh-submit-review/'])
    expect(Object.keys(bodyOf(path).content)).toEqual([json]);

  const asha = await server.signIn('C10001');
  const input = { clientId: 'C10001', dob: '1985-04-12' };
  expect((await asha.form('client-details-pan/', input)).status).toBe(200);
  const page = { policyNumber: '50010001', page: '1', pageSize: '5' };
  expect((await asha.form('track-service-request', page)).status).toBe(400);
});

it('names the Idempotency-Key of the steps that raise a ticket, also where a call of the contract is one', () => {
  const parametersOf = (path: string) => document.paths[path].post.parameters;
  for (const path of ['/pan-sr-raise/', '/download-ppc'])
    expect(parametersOf(path)).toEqual([
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false }),
    ]);
  expect(parametersOf('/pan-check/')).toBeUndefined();
});

it('describes the steps of the request types, as they are encoded', () => {
  const { content } = document.paths['/pan-sr-raise/'].post.requestBody;
  expect(Object.keys(content)).toEqual(['multipart/form-data']);
});

it('describes the call that hands a ticket over, and the headers that sign it', () => {
  const { parameters, requestBody, responses } = document.webhooks.ticketRaised.post;
  const headers = ['Tickets-Timestamp', 'Tickets-Signature'];
  const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);
  expect(namesOf(parameters)).toEqual([...headers, 'Idempotency-Key']);
  expect(requestBody.content[json!].schema.required).toContain('ticketNumber');
  expect(responses[200].content[json!].schema.required).toEqual(['ticketNumber']);
  for (const path of ['/ticket-status/', '/ticket-files/'])
    expect(namesOf(document.paths[path].post.parameters)).toEqual(headers);
});
