import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { TestServer } from './help/server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

async function linesOf(work: () => Promise<unknown>) {
  const before = server.log.length;
  await work();
  return server.log
    .slice(before)
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

it('has one line for each request: method, route, status, milliseconds, and the id that the caller gets', async () => {
  const ids: unknown[] = [];
  const lines = await linesOf(async () => {
    for (const [method, url] of [
      ['GET', '/api/settings/'],
      ['GET', '/api/settings/?dob=1985-04-12'],
      ['GET', '/api/pin-code/?pinCode=400050'],
      ['POST', '/api/pan-sr-raise/'],
      ['POST', '/api/asha-sample/'],
      ['GET', '/demo/gateway/a-key-that-pays'],
      ['GET', '/asha/sample'],
    ] as const)
      ids.push((await server.anyone.send(method, url)).headers['x-request-id']);
  });
  expect(lines.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['GET', '/api/settings', 200],
    ['GET', '/api/settings', 400],
    ['GET', '/api/pin-code', 401],
    ['POST', '/api/pan-sr-raise', 401],
    ['POST', '/api/*', 404],
    ['GET', '/demo/gateway/:key', 404],
    ['GET', 'none', 404],
  ]);
  expect(lines.map(({ reqId }) => reqId)).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { ms } of lines) expect(ms).toEqual(expect.any(Number));
  const text = JSON.stringify(lines.map(({ reqId: _id, time: _time, pid: _pid, ...rest }) => rest));
  for (const secret of ['1985', '400050', 'asha', 'sample', 'pays', '127.0.0.1'])
    expect(text).not.toContain(secret);
});

it('takes no request id from the caller', async () => {
  const [line] = await linesOf(() =>
    server.anyone.send('GET', '/api/settings/', { 'x-request-id': '50010001', 'request-id': 'x' }),
  );
  expect(line.reqId).toMatch(/^[0-9a-f-]{36}$/);
});

it('has no line for the probes of a balancer', async () => {
  const lines = await linesOf(async () => {
    await server.anyone.send('GET', '/livez');
    await server.anyone.send('GET', '/readyz');
  });
  expect(lines).toEqual([]);
});

it('says once that a proxy is not trusted', async () => {
  const lines = await linesOf(async () => {
    for (const address of ['203.0.113.1', '203.0.113.2'])
      await server.anyone.send('GET', '/api/settings/', { 'x-forwarded-for': address });
  });
  const warnings = lines.filter(({ level }) => level === 40);
  expect(warnings).toHaveLength(1);
  expect(warnings[0].msg).toContain('TRUSTED_PROXIES');
  expect(JSON.stringify(lines)).not.toContain('203.0.113');
});

it('raises no alarm for a client that hangs up in the middle of its body', async () => {
  const lines = await linesOf(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const head = 'POST /api/send-otp/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const before = server.log.length;
    socket.write(`${head}Content-Length: 20\r\n\r\n{`);
    const connections = () =>
      new Promise<number>((done) => server.app.server.getConnections((_error, n) => done(n)));
    await vi.waitFor(async () => expect(await connections()).toBe(1), { timeout: 10_000 });
    socket.destroy();
    await vi.waitFor(() => expect(server.log.slice(before)).toContain('broken off'), {
      timeout: 10_000,
    });
  });
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});
