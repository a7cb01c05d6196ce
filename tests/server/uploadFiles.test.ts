import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '../../src/server/store/open';
import { tickets, uploads } from '../../src/server/store/schema';
import { keepFiles, removeAbandonedFiles } from '../../src/server/store/uploadFiles';
import { expectLogged } from '../setup/output';
import type { Caller } from './help/caller';
import { fileNamed } from './help/files';
import { changeAddress } from './help/requests';
import { TestServer } from './help/server';

let server: TestServer;
let dataDir: string;

beforeEach(async () => {
  server = await TestServer.open({ env: { UPLOAD_BYTES: '60000000' } });
  dataDir = server.place.env.DATA_DIR;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const kept = (id: string) => join(dataDir, 'uploads', id);
const incoming = (id: string) => join(dataDir, 'uploads/incoming', id);
const filesOf = (folder: string) =>
  readdirSync(join(dataDir, folder)).filter((name) => !['incoming', 'folder.id'].includes(name));

/** A received file; linked as by a transaction that has not ended. */
function receive({ isLinked = false, isOld = false } = {}): string {
  const id = randomUUID();
  writeFileSync(incoming(id), 'text');
  if (isOld) utimesSync(incoming(id), 0, 0);
  if (isLinked) linkSync(incoming(id), kept(id));
  return id;
}

const row = (id: string, ticketNumber: string) => ({
  id,
  ticketNumber,
  field: 'f',
  name: 'a.pdf',
  type: 'application/pdf',
  size: 4,
  digest: '',
});

async function insertTicket(db: Db): Promise<string> {
  const ticketNumber = randomUUID();
  await db.insert(tickets).values({
    ticketNumber,
    clientId: 'C10001',
    policyNumber: '50010001',
    statusCode: 1,
    description: '',
    createdAt: new Date(),
    exclusive: false,
    answers: {},
  });
  return ticketNumber;
}

describe('files of an interrupted server', () => {
  it('are removed without a row and kept with one, at once where a transaction had linked them', async () => {
    const orphan = receive({ isLinked: true });
    const old = receive({ isOld: true });
    const young = receive();
    // Linked only once its row exists: the server cleans up at its start, too.
    const stored = receive();
    await server.db.insert(uploads).values(row(stored, await insertTicket(server.db)));
    linkSync(incoming(stored), kept(stored));
    // Another database may know it.
    const unknown = randomUUID();
    writeFileSync(kept(unknown), 'text');

    await removeAbandonedFiles(server.db, dataDir);
    expect(filesOf('uploads').sort()).toEqual([stored, unknown].sort());
    expect(filesOf('uploads/incoming')).toEqual([young]);
    for (const gone of [orphan, old]) expect(existsSync(incoming(gone))).toBe(false);
  });

  it('are removed when the server starts', async () => {
    await server.app.close();
    const orphan = receive({ isLinked: true });
    const other = await TestServer.open({ place: server.place });
    try {
      await vi.waitFor(() => expect(existsSync(kept(orphan))).toBe(false), { timeout: 20_000 });
    } finally {
      // Before `afterEach` removes its database.
      await other.close();
    }
  });
});

describe('files of a transaction in progress', () => {
  it('are kept if it commits and removed if it does not, however old they are', async () => {
    const committed = receive();
    const rolledBack = receive();
    let cleanup: Promise<void> | undefined;
    const work = (id: string, end: () => void) =>
      server.db.transaction(async (tx) => {
        await tx.insert(uploads).values(row(id, await insertTicket(tx)));
        await keepFiles(tx, dataDir, [id]);
        // Not earlier: the server cleans up at its start, too.
        utimesSync(kept(id), 0, 0);
        cleanup = removeAbandonedFiles(server.db, dataDir);
        // Time for a cleanup that does not wait for the transaction.
        for (let i = 0; i < 20; i++) await tx.execute('select 1');
        end();
      });
    await rename(incoming(rolledBack), join(dataDir, 'aside'));
    await work(committed, () => {});
    await cleanup;
    expect([existsSync(kept(committed)), existsSync(incoming(committed))]).toEqual([true, false]);

    await rename(join(dataDir, 'aside'), incoming(rolledBack));
    const failing = work(rolledBack, () => {
      throw new Error('no commit');
    });
    await expect(failing).rejects.toThrow('no commit');
    await cleanup;
    expect([existsSync(kept(rolledBack)), existsSync(incoming(rolledBack))]).toEqual([
      false,
      false,
    ]);
  });

  it('cannot be linked any more once they are removed', async () => {
    const id = receive({ isOld: true });
    await removeAbandonedFiles(server.db, dataDir);
    await expect(server.db.transaction((tx) => keepFiles(tx, dataDir, [id]))).rejects.toMatchObject(
      { statusCode: 503 },
    );
  });
});

it('forces a file and both folders to disk before a ticket is acknowledged', async () => {
  const asha = await server.signIn('C10001');
  const handle = await open(dataDir);
  const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync');
  await handle.close();
  expect((await changeAddress(asha, fileNamed('a.pdf'))).body.status).toBe('success');
  expect(sync).toHaveBeenCalledTimes(3);
  expect(filesOf('uploads')).toHaveLength(1);
  expect(filesOf('uploads/incoming')).toEqual([]);
  expect(statSync(kept(filesOf('uploads')[0]!)).nlink).toBe(1);
});

describe('disk that takes no files', () => {
  /** Sends bodies one after the other over one connection, each to its end before the reply is looked at. */
  async function sendOverOneConnection(caller: Caller, count: number, bytes: number) {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const form = new FormData();
    for (const name of ['one', 'two'])
      form.append(name, new Blob([new Uint8Array(bytes)]), 'a.pdf');
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    const headers = {
      ...caller.headers,
      'content-type': encoded.headers.get('content-type')!,
      'content-length': body.length,
    };
    const replies: object[] = [];
    for (let i = 0; i < count; i++)
      replies.push(
        await new Promise((resolve, reject) => {
          const path = '/api/address-change/';
          const sent = request({ port, path, method: 'POST', agent, headers }, (response) => {
            const retryAfter = Number(response.headers['retry-after']);
            response.on('end', () => resolve({ status: response.statusCode, retryAfter })).resume();
          });
          sent.on('error', reject);
          sendInPieces();
          function sendInPieces(from = 0): void {
            const size = 65_536;
            if (from >= body.length) sent.end();
            else if (sent.write(body.subarray(from, from + size))) sendInPieces(from + size);
            else sent.once('drain', () => sendInPieces(from + size));
          }
        }),
      );
    agent.destroy();
    return replies;
  }
  const unavailable = { status: 503, retryAfter: expect.any(Number) };

  it('is answered with 503 over a connection that goes on, and heals by itself', async () => {
    const asha = await server.signIn('C10001');
    const folder = join(dataDir, 'uploads/incoming');
    await rename(folder, `${folder}.aside`);
    writeFileSync(folder, 'in the way');
    expect(await sendOverOneConnection(asha, 3, 2_000_000)).toEqual(Array(3).fill(unavailable));
    const reply = await changeAddress(asha, fileNamed('a.pdf'));
    expect(reply).toMatchObject({ status: 503, body: { message: expect.stringMatching(/again/) } });
    expectLogged(/ENOTDIR/);
    await rm(folder);
    await rename(`${folder}.aside`, folder);
    expect((await changeAddress(asha, fileNamed('a.pdf'))).status).toBe(200);
  });

  if (process.platform === 'linux')
    it('is answered with 503 in the middle of a file, and leaves nothing of it', async () => {
      const asha = await server.signIn('C10001');
      // The largest file that the system lets this process write: above those of PGlite.
      const limit = (bytes: string) =>
        spawnSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]).status;
      expect(limit('20000000')).toBe(0);
      try {
        expect(await sendOverOneConnection(asha, 2, 24_000_000)).toEqual(
          Array(2).fill(unavailable),
        );
      } finally {
        limit('unlimited');
      }
      expectLogged(/EFBIG/);
      expect(filesOf('uploads/incoming')).toEqual([]);
    });
});
