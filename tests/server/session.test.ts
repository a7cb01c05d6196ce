import { createHmac } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SignJWT } from 'jose';
import type { Caller } from './help/caller';
import { TestServer } from './help/server';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const expired = 'Session expired please login again';
const elsewhere =
  'You have been signed out from here as multiple logins detected for the same user';
const fetchProofs = (caller: Caller) => caller.get('get-address-proof/');
const tokenOf = (caller: Caller) => caller.headers.authorization!.slice('JWT '.length);
const withToken = (caller: Caller, token: string) => caller.with({ authorization: `JWT ${token}` });

describe('session', () => {
  it('[API-02] requires both Authorization: JWT and Unique-Client-Id', async () => {
    const caller = await server.signIn('C10001');
    expect((await fetchProofs(caller)).status).toBe(200);
    const { authorization, ...onlyClient } = caller.headers;
    const { 'unique-client-id': client, ...onlyToken } = caller.headers;
    const other = caller.with({ 'unique-client-id': 'C10002' });
    const bearer = caller.with({ authorization: authorization!.replace('JWT', 'Bearer') });
    for (const one of [
      server.anyone.with(onlyClient),
      server.anyone.with(onlyToken),
      other,
      bearer,
    ])
      expect(await fetchProofs(one)).toMatchObject({ status: 401, body: { message: expired } });
    expect(client).toBe('C10001');
  });

  it('[SESS-05] has a JWT whose exp claim is its end', async () => {
    const caller = await server.signIn('C10001');
    const claims = JSON.parse(Buffer.from(tokenOf(caller).split('.')[1]!, 'base64url').toString());
    expect(claims).toMatchObject({
      sub: 'C10001',
      exp: expect.any(Number),
      jti: expect.any(String),
    });
    expect(claims.exp - claims.iat).toBe(3600);
  });

  it('[SESS-08] expires', async () => {
    const caller = await server.signIn('C10003');
    server.minutesAhead += 61;
    expect(await fetchProofs(caller)).toMatchObject({ status: 401, body: { message: expired } });
  });

  it('[SESS-09] ends when the same customer signs in elsewhere, but not when another customer does', async () => {
    const first = await server.signIn('C10001');
    const otherCustomer = await server.signIn('C10002');
    const second = await server.signIn('C10001');
    expect(await fetchProofs(first)).toMatchObject({ status: 401, body: { message: elsewhere } });
    expect((await fetchProofs(second)).status).toBe(200);
    expect((await fetchProofs(otherCustomer)).status).toBe(200);
  });

  it('cannot be used after signing out', async () => {
    const caller = await server.signIn('C10001');
    expect((await caller.post('logout/', {})).body).toEqual({ status: 'success' });
    expect((await fetchProofs(caller)).status).toBe(401);
  });

  it.each([
    ['no algorithm', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(good())}.`],
    ['another key', () => signed(good(), Buffer.from('another key'))],
    [
      'another algorithm',
      async (key: Buffer) => new SignJWT(good()).setProtectedHeader({ alg: 'HS512' }).sign(key),
    ],
    ['another audience', (key: Buffer) => signed({ ...good(), aud: 'another' }, key)],
    ['another issuer', (key: Buffer) => signed({ ...good(), iss: 'another' }, key)],
    ['no token id', (key: Buffer) => signed({ ...good(), jti: undefined }, key)],
    ['no session id', (key: Buffer) => signed({ ...good(), sid: undefined }, key)],
    ['no end', (key: Buffer) => signed({ ...good(), exp: undefined }, key)],
    ['its end behind it', (key: Buffer) => signed({ ...good(), exp: seconds() - 60 }, key)],
    ['an unknown session', (key: Buffer) => signed(good(), key)],
  ])('rejects a token with %s', async (_what, forge) => {
    const caller = await server.signIn('C10001');
    const key = Buffer.from(
      await readFile(join(server.place.env.DATA_DIR, 'session.key'), 'utf8'),
      'hex',
    );
    expect((await fetchProofs(withToken(caller, await forge(key)))).status).toBe(401);
  });

  it('rejects a token whose claims were changed', async () => {
    const caller = await server.signIn('C10001');
    const [head, , signature] = tokenOf(caller).split('.');
    expect(
      (await fetchProofs(withToken(caller, `${head}.${encode(good())}.${signature}`))).status,
    ).toBe(401);
  });

  it('stores its key readable by the owner of the process only', async () => {
    const facts = await stat(join(server.place.env.DATA_DIR, 'session.key'));
    expect(facts.mode & 0o777).toBe(0o600);
  });
});

describe('session renewal', () => {
  const form = (caller: Caller) => ({
    grant_type: 'refresh_token',
    client_id: caller.headers['unique-client-id']!,
    refresh_token: tokenOf(caller),
  });

  it('[SESS-13] returns a new valid token for a form body', async () => {
    const caller = await server.signIn('C10001');
    server.minutesAhead += 30;
    const { body } = await caller.form('oauth/', form(caller));
    expect(body).toEqual({ status: 'success', access_token: expect.any(String) });
    server.minutesAhead += 45;
    expect((await fetchProofs(caller)).status).toBe(401);
    expect((await fetchProofs(withToken(caller, body.access_token))).status).toBe(200);
  });

  it('is rejected for another client, another token and an ended session', async () => {
    const caller = await server.signIn('C10001');
    const other = await server.signIn('C10002');
    expect((await caller.form('oauth/', { ...form(caller), client_id: 'C10002' })).status).toBe(
      403,
    );
    expect(
      (await caller.form('oauth/', { ...form(caller), refresh_token: tokenOf(other) })).status,
    ).toBe(401);
    await caller.post('logout/', {});
    expect((await caller.form('oauth/', form(caller))).status).toBe(401);
  });

  it('is limited to twelve hours in total', async () => {
    let caller = await server.signIn('C10001');
    for (let i = 0; i < 20; i++) {
      const { status, body } = await caller.form('oauth/', form(caller));
      if (status === 401) return expect(i).toBeGreaterThan(10);
      caller = withToken(caller, body.access_token);
      server.minutesAhead += 55;
    }
    expect.fail('The session went on and on.');
  });
});

const seconds = () => Math.floor(Date.now() / 1000) + server.minutesAhead * 60;
const good = () => ({
  sid: '00000000-0000-4000-8000-000000000000',
  sub: 'C10001',
  iss: 'policyholder-portal',
  aud: 'policyholder-portal-api',
  jti: 'x',
  exp: seconds() + 600,
});
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function signed(claims: object, key: Buffer): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
