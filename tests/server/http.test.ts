import { screenPaths } from '#api/screens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from './help/caller';
import { rawGet } from './help/rawGet';
import { TestServer } from './help/server';

let portalDir: string;
let server: TestServer;
let asha: Caller;

beforeAll(async () => {
  portalDir = await mkdtemp(join(tmpdir(), 'portal-page-'));
  await mkdir(join(portalDir, 'assets'));
  await writeFile(
    join(portalDir, 'index.html'),
    '<meta property="csp-nonce" nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style><p>The portal',
  );
  await writeFile(
    join(portalDir, 'assets/main.abc123.js'),
    `export const text = '${'x'.repeat(5000)}';`,
  );
  await writeFile(join(portalDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await TestServer.open({ appOptions: { portalDir } });
  asha = await server.signIn('C10001');
});
afterAll(async () => {
  await server.close();
  await rm(portalDir, { recursive: true });
});

const page = (url: string, headers = {}) =>
  server.anyone.send('GET', url, { accept: 'text/html', ...headers });

it.each([
  '/login?policyNum=%E0%A4%A',
  '/dashboard/track-service-request?policy=%00',
  '/nothing?x=%ff',
])('the page opens at an address that is cut or damaged: %s', async (address) => {
  const { headers, body } = await page(address);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('csp-nonce');
});

it('leads from a damaged path to where the portal begins', async () => {
  const answer = await page('/dashboard/%E0%A4%A');
  expect([answer.status, answer.headers.location]).toEqual([302, '/']);
  expect((await page('/api/%E0%A4%A')).status).toBe(400);
});

describe('every response', () => {
  it.each([
    ['the page', 'GET', '/', 200],
    ['a file', 'GET', '/assets/main.abc123.js', 200],
    ['a missing file', 'GET', '/assets/gone.js', 404],
    ['a call', 'GET', '/api/settings/', 200],
    ['a refused call', 'GET', '/api/get-address-proof/', 401],
    ['an unknown call', 'GET', '/api/nothing/', 404],
    ['a wrong method', 'DELETE', '/api/settings/', 405],
    ['the outbox', 'GET', '/demo/outbox', 200],
    ['an unknown definition', 'GET', '/definitions/x.0.js', 404],
    ['an unreadable body', 'POST', '/api/send-otp/', 400],
  ] as const)('has the security headers: %s', async (_what, method, url, status) => {
    const isPost = method === 'POST';
    const answer = await server.anyone.send(
      method,
      url,
      isPost ? { 'content-type': 'application/json' } : {},
      isPost ? '{' : undefined,
    );
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
    });
    const policy = String(answer.headers['content-security-policy']);
    for (const own of ['default-src', 'script-src', 'connect-src', 'form-action'])
      expect(policy).toContain(`${own} 'self';`);
    expect(policy).toMatch(/style-src 'self' 'nonce-[^']+';/);
    for (const closed of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(policy).toContain(`${closed} 'none'`);
    expect(policy).not.toMatch(/unsafe|upgrade-insecure|\*/);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });

  it.each(['/api/settings/', '/api/get-address-proof/', '/api/nothing/', '/', '/demo/outbox'])(
    'must not be cached: %s',
    async (url) => {
      expect((await page(url)).headers['cache-control']).toBe('no-store');
    },
  );

  it('may be cached forever when its name contains a digest', async () => {
    const file = await page('/assets/main.abc123.js', { 'accept-encoding': 'br' });
    expect(file.headers['cache-control']).toContain('immutable');
    expect(file.headers['content-encoding']).toBe('br');
    const { module } = (await (await server.somebody()).get('definitions/pan_card/')).body;
    const definition = await page(module);
    expect(definition.status).toBe(200);
    expect(definition.headers['cache-control']).toContain('immutable');
    expect(definition.headers['content-type']).toContain('text/javascript');
    expect(definition.body).toMatch(/^export default\b/);
    expect((await page('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });
});

describe('HTML page', () => {
  it('is served at the address of every screen, each time with a new nonce', async () => {
    const nonces = new Set<string>();
    for (const url of [...screenPaths, '/login?x=1', '/dashboard/policy/']) {
      const { status, body, headers } = await page(url);
      expect({ url, status }).toEqual({ url, status: 200 });
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))![1]!;
      expect(body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
      expect(body).not.toContain('__CSP_NONCE__');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(screenPaths.length + 2);
  });

  it('[ROUTE-05] comes with status 404 at any other address, so that nobody takes it for an answer', async () => {
    for (const url of ['/health', '/healthz', '/ready', '/metrics', '/dashboard', '/no/such?x=1']) {
      const found = await page(url);
      expect({ url, status: found.status }).toEqual({ url, status: 404 });
      expect(found.body).toContain('The portal');
      expect(found.headers['cache-control']).toBe('no-store');
      const head = await server.anyone.send('HEAD', url);
      expect({ url, status: head.status, body: head.body }).toEqual({ url, status: 404, body: '' });
    }
    expect((await server.anyone.send('HEAD', '/dashboard/policy')).status).toBe(200);
  });

  it('is not served for a POST, a call or a file', async () => {
    expect((await server.anyone.send('POST', '/login')).status).toBe(404);
    for (const url of [
      '/api/x',
      '/api',
      '/assets/x',
      '/definitions/x',
      '/index.html',
      '/../package.json',
      '/login/../package.json',
      '/x.js',
    ])
      expect((await rawGet(server.app, url, { accept: 'text/html' })).body).not.toContain(
        'The portal',
      );
  });
});

describe('API calls', () => {
  it.each(['/api/settings', '/api/settings/'])(
    '[API-01] share one base path, with and without a trailing slash: %s',
    async (url) => {
      expect((await page(url)).status).toBe(200);
    },
  );

  it('[ERR-05] return 404 with a message for an unknown call', async () => {
    for (const [method, url] of [
      ['GET', '/api/nothing/'],
      ['POST', '/api/nothing/'],
      ['GET', '/api/'],
      ['DELETE', '/api/nothing'],
    ] as const)
      expect(await asha.send(method, url)).toMatchObject({
        status: 404,
        body: { message: expect.any(String) },
      });
  });

  it('return 405 and the allowed methods for another method', async () => {
    const { status, headers } = await asha.send('PUT', '/api/policy/');
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  it('[ERR-04] return 400 with a message for a malformed request', async () => {
    for (const body of [
      '{',
      '"text"',
      '5',
      'null',
      '[]',
      '{"__proto__":{"x":1}}',
      '{"constructor":{"prototype":{"x":1}}}',
    ]) {
      const answer = await asha.send(
        'POST',
        '/api/sr-status/',
        { 'content-type': 'application/json' },
        body,
      );
      expect(answer).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    }
    expect(({} as any).x).toBeUndefined();
    const nested = '['.repeat(5000) + ']'.repeat(5000);
    const deep = await asha.send(
      'POST',
      '/api/sr-status/',
      { 'content-type': 'application/json' },
      `{"a":${nested}}`,
    );
    expect(deep.status).toBe(400);
  });

  it('reject a body that is too large or of another content type', async () => {
    const large = await asha.post('sr-status/', { policy_number: 'x'.repeat(300_000) });
    expect(large.status).toBe(413);
    const xml = await asha.send(
      'POST',
      '/api/sr-status/',
      { 'content-type': 'application/xml' },
      '<x/>',
    );
    expect(xml.status).toBe(415);
  });

  it('reject an unknown parameter', async () => {
    expect((await asha.get('pin-code/', { pinCode: '400050', more: '1' })).status).toBe(400);
    expect((await asha.post('get-otp/', { isAdmin: true })).status).toBe(400);
  });
});
