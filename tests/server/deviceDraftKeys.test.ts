import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from './help/caller';
import { createTestStorage } from './help/database';
import { TestServer } from './help/server';

const keyOne = '1'.repeat(64);
const keyTwo = '2'.repeat(64);

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ env: { DRAFT_KEY: keyOne, DRAFT_DAYS: '7' } });
});
afterAll(() => server.close());

const keysOf = async (caller: Caller) => (await caller.get('device-draft-keys/')).body.keys;

it('gives the same keys in every session of a customer, and others to every other customer', async () => {
  const asha = await server.signIn('C10001');
  const { status, body } = await asha.get('device-draft-keys/');
  expect(status).toBe(200);
  expect(body).toEqual({
    status: 'success',
    keys: [{ id: expect.stringMatching(/^[0-9a-f]{16}$/), key: expect.any(String) }],
    days: 7,
  });
  expect(Buffer.from(body.keys[0].key, 'base64')).toHaveLength(32);
  expect(Buffer.from(body.keys[0].key, 'base64').toString('hex')).not.toBe(keyOne);
  expect(await keysOf(await server.signIn('C10001'))).toEqual(body.keys);
  const [other] = await keysOf(await server.signIn('C10002'));
  expect(other.key).not.toBe(body.keys[0].key);
  expect(other.id).not.toBe(body.keys[0].id);
});

it('gives no keys without a session', async () => {
  const { status, body } = await server.anyone.get('device-draft-keys/');
  expect(status).toBe(401);
  expect(JSON.stringify(body)).not.toContain('key');
  const asha = await server.signIn('C10001');
  await asha.post('logout/', {});
  expect((await asha.get('device-draft-keys/')).status).toBe(401);
});

it('gives the keys of all draft keys while one is replaced, the newest first', async () => {
  const [one] = await keysOf(await server.signIn('C10001'));
  const place = await createTestStorage();
  const both = await TestServer.open({ place, env: { DRAFT_KEY: `${keyTwo},${keyOne}` } });
  const keys = await keysOf(await both.signIn('C10001'));
  expect(keys).toHaveLength(2);
  expect(keys[1]).toEqual(one);
  expect(keys[0].key).not.toBe(one.key);
  await both.close();
  await place.remove();
});
