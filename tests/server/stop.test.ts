import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestStorage, type TestStorage } from './help/database';
import { slowly, SmallServer, until } from './help/smallServer';

const servers: SmallServer[] = [];
const places: TestStorage[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop('SIGKILL');
  for (const place of places.splice(0)) await place.remove();
});

/** Nobody listens at port 1. */
const nowhere = 'postgres://portal@127.0.0.1:1/portal';

async function start(more: { [name: string]: string } = {}): Promise<SmallServer> {
  const place = await createTestStorage();
  places.push(place);
  const server = await SmallServer.launch({ ...place.env, ...more });
  servers.push(server);
  return server;
}

interface Client {
  socket: Socket;
  received(): string;
}

/** A connection that has sent the first half of a request and stays open after the answer. */
async function beginRequest(server: SmallServer): Promise<Client> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => (text += chunk));
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    `POST /api/send-otp/ HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.slice(0, 10));
  return { socket, received: () => text };
}

const body = JSON.stringify({ policyNumber: '50010001', dob: '1985-04-12' });

const refuses = ({ url }: SmallServer) =>
  fetch(url).then(
    () => false,
    () => true,
  );

describe('a server that is told to stop', slowly, () => {
  it('finishes the requests in hand, takes no others, cuts what hangs, and ends with 0', async () => {
    const server = await start({ STOP_SECONDS: '2', LOG_LEVEL: 'debug' });
    await server.prints('The portal is at');
    const lock = join(places[0]!.env.DATA_DIR, 'db.lock');
    expect(existsSync(lock)).toBe(!process.env.DATABASE_URL);
    const [quick, hanging] = [await beginRequest(server), await beginRequest(server)];
    await until(() => server.output.split('"request arrived"').length === 3);

    // A terminal and npm send a signal twice: such an echo does not count.
    server.child.kill('SIGINT');
    server.child.kill('SIGTERM');
    await until(() => refuses(server));
    quick.socket.write(body.slice(10));
    await once(quick.socket, 'close');
    expect(quick.received()).toMatch(/^HTTP\/1.1 200 OK/);
    expect(quick.received()).toMatch(/\r\nconnection: close\r\n/i);
    expect(quick.received()).toContain('"status":"success"');

    expect(await server.ended).toBe(0);
    expect(hanging.received()).toBe('');
    // The database was closed.
    expect(existsSync(lock)).toBe(false);
  });

  it('ends at once when it is told a second time', async () => {
    const server = await start({ STOP_SECONDS: '300', LOG_LEVEL: 'debug' });
    await server.prints('The portal is at');
    await beginRequest(server);
    await until(() => server.output.includes('"request arrived"'));
    server.child.kill('SIGTERM');
    await until(() => refuses(server));
    const again = setInterval(() => server.child.kill('SIGTERM'), 100);
    expect(await server.ended).toBe(1);
    clearInterval(again);
  });
});

describe('a server that waits for its database', slowly, () => {
  it('serves the pages, answers 503 to calls, says why in one line, and ends with 0 when told', async () => {
    const server = await start({ DATABASE_URL: nowhere });
    await server.prints('Waiting for the database at 127.0.0.1:1 (ECONNREFUSED)');
    const page = await fetch(`${server.url}/login`);
    expect([page.status, await page.text()]).toEqual([200, '<p>The portal']);
    for (const path of ['settings/', 'send-otp/', 'policy-document-not-received/']) {
      const answer = await server.post(path, {});
      const message = expect.stringContaining('try again');
      expect(answer).toEqual({ status: 503, retryAfter: '5', body: { message } });
    }
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.lines.filter((line) => line.includes('Waiting'))).toHaveLength(1);
  });

  it('ends with one line of words when the address cannot be one of a database', async () => {
    const server = await start({ DATABASE_URL: 'postgres://portal:se#cret@127.0.0.1/portal' });
    expect(await server.ended).toBe(1);
    expect(server.output).toMatch(/^DATABASE_URL cannot be used\. Give an address like .+\n$/);
    expect(server.output).not.toContain('se#cret');
  });
});
