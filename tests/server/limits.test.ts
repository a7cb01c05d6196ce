import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Caller } from './help/caller';
import { copyDefinitions } from './help/definitions';
import { TestServer } from './help/server';

let server: TestServer;
let definitions: string;

beforeAll(async () => {
  definitions = await copyDefinitions('mother_name');
});
afterAll(() => rm(definitions, { recursive: true }));

async function open(env: { [name: string]: string }, portalDir?: string): Promise<TestServer> {
  server = await TestServer.open({
    env: { DEFINITIONS_DIR: definitions, ...env },
    appOptions: portalDir ? { portalDir } : {},
  });
  return server;
}

/** How many of these requests are allowed. */
async function allowed(times: number, send: () => Promise<Answer>): Promise<number> {
  let count = 0;
  for (let i = 0; i < times; i++) if ((await send()).status !== 429) count++;
  return count;
}

const from = (address: string): Caller => server.anyone.with({ 'x-forwarded-for': address });
const unknownPolicy = { policyNumber: 'x', dob: '1985-04-12' };

describe('rate limits', () => {
  afterEach(() => server.close());

  it('reject requests from one address for a while, sign-in calls earlier than others', async () => {
    await open({ CALLS_PER_MINUTE: '20', SIGN_IN_CALLS_PER_MINUTE: '5' });
    const { anyone } = server;
    expect(await allowed(7, () => anyone.post('send-otp/', unknownPolicy))).toBe(5);
    expect(await allowed(25, () => anyone.get('settings/'))).toBe(20);
    const last = await anyone.get('settings/');
    expect(last.body).toEqual({ message: expect.any(String) });
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(last.headers['content-security-policy']).toBeDefined();
  });

  it('apply to every spelling of the path, with responses that must not be cached', async () => {
    const busy = await open({ SIGN_IN_CALLS_PER_MINUTE: '5' });
    const answers = [];
    for (let i = 0; i < 7; i++)
      answers.push(
        await busy.anyone.send(
          'POST',
          ['/%61pi/send-otp/', '/api/%73end-otp', '/%61%70%69/send-otp'][i % 3]!,
          { 'content-type': 'application/json' },
          '{"policyNumber":"x","dob":"1985-04-12"}',
        ),
      );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
  });

  it('count each address alone, and all of an IPv6 network as one', async () => {
    await open({ CALLS_PER_MINUTE: '2', TRUSTED_PROXIES: '127.0.0.1' });
    const ask = (...addresses: string[]) => {
      const left = [...addresses];
      return allowed(addresses.length, () => from(left.shift()!).get('settings/'));
    };
    expect(await ask('192.0.2.1', '192.0.2.1', '192.0.2.1', '::ffff:192.0.2.1')).toBe(2);
    expect(await ask('192.0.2.2')).toBe(1);
    expect(await ask('2001:db8:1:2::1', '2001:db8:1:2:ffff::', '2001:0db8:1:2:3:4:5:6')).toBe(2);
    expect(await ask('2001:db8:1:3::1', '2001:db8::1')).toBe(2);
    // As some gateways write them: with the port of the connection.
    expect(await ask('192.0.2.3:1001', '192.0.2.3:1002', '192.0.2.3:1003', '192.0.2.3')).toBe(2);
    expect(await ask('[2001:db8:9::1]:1', '[2001:db8:9::1]:2', '[2001:db8:9::2]:3')).toBe(2);
    expect(await ask('unknown', 'no address', '-')).toBe(2);
  });

  it('hold in this process while the shared store cannot be reached', async () => {
    await open({
      REDIS_URL: 'redis://127.0.0.1:1',
      CALLS_PER_MINUTE: '3',
      SIGN_IN_CALLS_PER_MINUTE: '2',
    });
    const { anyone } = server;
    expect(await allowed(5, () => anyone.get('settings/'))).toBe(3);
    expect(await allowed(5, () => anyone.post('send-otp/', unknownPolicy))).toBe(2);
    expect(server.log).toContain('limits by address are counted by this process alone');
  });
});

describe('the limit by address', () => {
  let portalDir: string;
  const json = { 'content-type': 'application/json' };
  let callers = 0;

  beforeAll(async () => {
    portalDir = await mkdtemp(join(tmpdir(), 'portal-page-'));
    await writeFile(join(portalDir, 'index.html'), '<!doctype html><title>Portal</title>');
    await writeFile(join(portalDir, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await open(
      { CALLS_PER_MINUTE: '3', FILES_PER_MINUTE: '30', TRUSTED_PROXIES: '127.0.0.1' },
      portalDir,
    );
  });
  afterAll(async () => {
    await server.close();
    await rm(portalDir, { recursive: true });
  });

  it.each<[string, number, (caller: Caller) => Promise<Answer>]>([
    ['a page', 200, (caller) => caller.send('GET', '/')],
    ['a call without a session', 401, (caller) => caller.get('policies/')],
    [
      'a forged token',
      401,
      (caller) => caller.with({ authorization: 'JWT a.b.c' }).get('policies/'),
    ],
    ['an unknown call', 404, (caller) => caller.post('nope', {})],
    ['an unknown path', 404, (caller) => caller.send('GET', '/nothing.php')],
    ['an unknown module', 404, (caller) => caller.send('GET', '/definitions/nothing')],
    ['another method', 405, (caller) => caller.send('DELETE', '/api/settings/')],
    ['a method that is in no route', 404, (caller) => caller.send('OPTIONS', '/')],
    [
      'a body that is too large',
      413,
      (caller) => caller.send('POST', '/api/payment-callback/', json, `"${'x'.repeat(300_000)}"`),
    ],
    [
      'a body that is no JSON',
      400,
      (caller) => caller.send('POST', '/api/payment-callback/', json, '{'),
    ],
    [
      'a body of an unknown kind',
      415,
      (caller) => caller.send('POST', '/api/payment-callback/', { 'content-type': 'text/x' }, 'x'),
    ],
  ])('counts %s', async (_what, status, send) => {
    const caller = from(`192.0.2.${++callers}`);
    expect((await send(caller)).status).toBe(status);
    expect(await allowed(4, () => send(caller))).toBe(2);
  });

  it('does not include files of the portal, which have a limit of their own', async () => {
    const caller = from('192.0.2.200');
    const file = () => caller.send('GET', '/icon.svg');
    expect(await allowed(10, file)).toBe(10);
    expect(await allowed(5, () => caller.send('GET', '/'))).toBe(3);
    expect(await allowed(30, file)).toBe(20);
    expect(await allowed(1, () => caller.send('GET', '/no-icon.svg'))).toBe(0);
  });
});
