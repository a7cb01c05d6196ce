import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestStorage } from './help/database';
import { slowly, SmallServer, until } from './help/smallServer';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(env: { [name: string]: string }): Promise<SmallServer> {
  const place = await createTestStorage();
  closing.push(() => place.remove());
  const server = await SmallServer.launch({ ...env, ...place.env });
  closing.push(() => server.stop('SIGKILL'));
  await server.prints('The portal is at');
  return server;
}

/** Connections that say nothing. */
function open({ port }: SmallServer, count: number): Socket[] {
  const sockets = Array.from({ length: count }, () =>
    connect(port, '127.0.0.1').on('error', () => {}),
  );
  closing.push(() => sockets.forEach((socket) => socket.destroy()));
  return sockets;
}

const openFilesOf = ({ child }: SmallServer) => readdirSync(`/proc/${child.pid}/fd`).length;

describe('a server with many connections', slowly, () => {
  it('closes those beyond MAX_CONNECTIONS, says so once, and takes others when some have ended', async () => {
    const server = await start({ MAX_CONNECTIONS: '10' });
    const sockets = open(server, 20);
    let refused = 0;
    for (const socket of sockets) void once(socket, 'close').then(() => refused++);
    await until(() => refused >= 10);
    expect(refused).toBe(10);
    expect(server.output.split('connections are refused')).toHaveLength(2);
    for (const socket of sockets) socket.destroy();
    await until(() =>
      fetch(`${server.url}/livez`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  });

  const canLimit = spawnSync('which', ['prlimit']).status === 0;

  it.skipIf(!canLimit)(
    'answers 503, and later as before, when it may open no more files',
    async () => {
      const server = await start({ MAX_CONNECTIONS: '1000' });
      const session = await server.signIn('50010001', '1985-04-12');
      const { body } = await server.get('get-sr-sub-types/', session);
      const { sub_type_code: etli_sub_type } = body.value.find(
        ({ sr_name }: { sr_name: string }) => sr_name === 'Policy document not received',
      );
      const input = { policyNumber: '50010001', etli_sub_type };
      const submit = () => server.post('policy-document-not-received/', input, session);
      const limit = (files: number) =>
        execFileSync('prlimit', ['--pid', String(server.child.pid), `--nofile=${files}:10000`]);
      const most = openFilesOf(server) + 5;
      limit(most);
      open(server, 20);
      await until(() => openFilesOf(server) >= most);
      expect(await submit()).toMatchObject({ status: 503, retryAfter: expect.any(String) });
      limit(1000);
      await until(async () => (await submit()).status === 200);
    },
  );
});
