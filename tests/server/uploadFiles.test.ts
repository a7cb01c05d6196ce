import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TicketFile } from '../../src/api';
import { readSettings } from '../../src/server/readSettings';
import type { ReceivedFile } from '../../src/server/received';
import type { Db } from '../../src/server/store/open';
import { stagedUploads, tickets, uploads } from '../../src/server/store/schema';
import type { FileStore } from '../../src/server/uploads/fileStore';
import { receiveFile } from '../../src/server/uploads/incomingFiles';
import { openFileStore } from '../../src/server/uploads/openFileStore';
import { Uploads } from '../../src/server/uploads/uploads';
import { expectLogged } from '../setup/output';
import { TestBucket } from './help/bucket';
import type { Caller } from './help/caller';
import { fileNamed } from './help/files';
import { changeAddress, ticketsOf } from './help/requests';
import { TestServer } from './help/server';
import { until } from './help/smallServer';
import { openTicketSystem, type TicketSystem } from './help/ticketSystem';

let server: TestServer;
let dataDir: string;

const filesOf = (folder: string) =>
  readdirSync(join(dataDir, folder)).filter((name) => !['incoming', 'folder.id'].includes(name));

/** Where files of tickets lie, as the tests look at it. */
interface Place {
  env: { [name: string]: string };
  names(): string[];
  read(name: string): Buffer;
  write(name: string, bytes: Buffer): void;
  remove(name: string): void;
  close?(): Promise<void>;
}

const keptPath = (name: string) => join(dataDir, 'uploads', name);

const places: { [name: string]: () => Promise<Place> } = {
  folder: async () => ({
    env: {},
    names: () => filesOf('uploads').sort(),
    read: (name) => readFileSync(keptPath(name)),
    write: (name, bytes) => writeFileSync(keptPath(name), bytes),
    remove: (name) => rmSync(keptPath(name)),
  }),
  bucket: () => TestBucket.open(),
};

describe.each(Object.keys(places))('files in a %s', (name) => {
  let place: Place;
  let store: FileStore;
  let system: TicketSystem;
  let files: Uploads;
  let asha: Caller;

  beforeAll(async () => {
    place = await places[name]!();
    system = await openTicketSystem();
    const env = {
      ...place.env,
      TICKETS_URL: `${system.url}/tickets`,
      TICKETS_SECRET: 'a secret that is shared with the system of tickets',
      PUBLIC_URL: 'https://portal.example.com/',
    };
    server = await TestServer.open({ env });
    dataDir = server.place.env.DATA_DIR;
    store = await openFileStore(readSettings({ ...env, ...server.place.env }));
    const now = () => new Date(Date.now() + server.minutesAhead * 60_000);
    files = new Uploads(store, dataDir, server.db, now, { warn: () => {} });
    asha = await server.signIn('C10001');
  });
  afterEach(async () => {
    server.minutesAhead = 0;
    for (const table of [uploads, stagedUploads]) await server.db.delete(table);
    for (const one of place.names()) place.remove(one);
    for (const one of filesOf('uploads/incoming')) rmSync(join(dataDir, 'uploads/incoming', one));
  });
  afterAll(async () => {
    store.close();
    await server.close();
    await system.close();
    await place.close?.();
  });

  async function stage(content = 'text'): Promise<ReceivedFile> {
    const id = randomUUID();
    const received = await receiveFile(dataDir, id, toPieces(Buffer.from(content)));
    const about = {
      name: 'a.pdf',
      type: 'application/pdf',
      scan: 'pending',
      isCut: false,
    } as const;
    const file: ReceivedFile = { id, ...received, ...about };
    await files.stage([file]);
    return file;
  }

  async function* toPieces(content: Buffer) {
    yield content;
  }

  /** The transaction of a ticket with this file. */
  const raise = (file: ReceivedFile, last: (tx: Db) => Promise<void> | void = () => {}) =>
    server.db.transaction(async (tx) => {
      const { id, size, digest, type } = file;
      const row = { id, size, digest, type, field: 'f', name: file.name };
      await tx.insert(uploads).values({ ...row, ticketNumber: await insertTicket(tx) });
      await files.keep(tx, [id]);
      await last(tx);
    });

  /** Raises a request with a file through the portal; returns the path of the link to it. */
  async function linkToFile(bytes: Uint8Array): Promise<string> {
    const file = { name: 'proof.pdf', bytes };
    const before = system.requests.length;
    expect((await changeAddress(asha, file)).body.status).toBe('success');
    await until(() => system.requests.length > before);
    const [{ url }] = system.requests.at(-1)!.body.files as [TicketFile];
    await server.resolveTickets();
    return url!.replace('https://portal.example.com', '');
  }

  /** What a client gets that looks at the length of what it was promised. */
  async function fetchWhole(path: string): Promise<Buffer | 'broken off' | number> {
    if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    if (!response.ok) return response.status;
    return response.arrayBuffer().then(Buffer.from, () => 'broken off' as const);
  }

  it('are given out by their links as they were sent', async () => {
    for (const size of [400, 64 * 1024, 300_000]) {
      const { bytes } = fileNamed('a.pdf', size);
      expect(await fetchWhole(await linkToFile(bytes))).toEqual(Buffer.from(bytes));
    }
    expect(place.names()).toHaveLength(3);
    expect(filesOf('uploads/incoming')).toEqual([]);
    expect(await server.db.$count(stagedUploads)).toBe(0);
  });

  it('are removed after a crash if their ticket was not committed, and kept if it was', async () => {
    const orphan = await stage();
    const committed = await stage();
    await raise(committed);
    // Of a request that has not come so far.
    await receiveFile(dataDir, randomUUID(), toPieces(Buffer.from('text')));
    // Another database may know it.
    const unknown = randomUUID();
    place.write(unknown, Buffer.from('text'));

    await files.removeAbandoned();
    expect(place.names()).toEqual([orphan.id, committed.id, unknown].sort());
    for (const one of filesOf('uploads/incoming'))
      utimesSync(join(dataDir, 'uploads/incoming', one), 0, 0);
    server.minutesAhead = 61;
    await files.removeAbandoned();
    expect(place.names()).toEqual([committed.id, unknown].sort());
    expect(filesOf('uploads/incoming')).toEqual([]);
    expect(await server.db.$count(stagedUploads)).toBe(0);
    expect(await buffer(await files.read(committed))).toEqual(Buffer.from('text'));
  });

  it('are kept by a transaction in progress, however old they are', async () => {
    const committed = await stage();
    server.minutesAhead = 61;
    let cleanup: Promise<void> | undefined;
    const slowly = async (tx: Db) => {
      cleanup = files.removeAbandoned();
      // Time for a cleanup that does not wait for the transaction.
      for (let i = 0; i < 20; i++) await tx.execute('select 1');
    };
    await raise(committed, slowly);
    await cleanup;
    expect(place.names()).toEqual([committed.id]);
  });

  it('get no ticket any more once their removal has begun', async () => {
    const file = await stage();
    server.minutesAhead = 61;
    vi.spyOn(store, 'remove').mockRejectedValueOnce(new Error('crash'));
    await expect(files.removeAbandoned()).rejects.toThrow('crash');
    await expect(raise(file)).rejects.toMatchObject({ statusCode: 503 });
    expect(await server.db.$count(uploads)).toBe(0);
    await files.removeAbandoned();
    expect(place.names()).toEqual([]);
  });

  it('are removed with the answer if the transaction of their ticket fails', async () => {
    const before = await ticketsOf(asha, '50010001');
    await server.db.execute('alter table uploads add constraint none check (size < 0)');
    const { status } = await changeAddress(asha, fileNamed('a.pdf'));
    await server.db.execute('alter table uploads drop constraint none');
    expect(status).toBe(500);
    expectLogged(/"none"/);
    expect(await ticketsOf(asha, '50010001')).toHaveLength(before.length);
    expect({ stored: place.names(), incoming: filesOf('uploads/incoming') }).toEqual({
      stored: [],
      incoming: [],
    });
    expect(await server.db.$count(stagedUploads)).toBe(0);
  });

  describe('that were changed where they lie', () => {
    const size = 300_000;
    let path: string;
    let id: string;
    beforeEach(async () => {
      path = await linkToFile(fileNamed('a.pdf', size).bytes);
      [id] = place.names() as [string];
    });

    it.each<[string, (bytes: Buffer) => Buffer | Promise<Buffer>]>([
      ['a bit', (bytes) => withOtherBit(bytes, bytes.length - 1)],
      ['a bit at the begin', (bytes) => withOtherBit(bytes, 60)],
      ['an end that is cut off', (bytes) => bytes.subarray(0, -1)],
      ['the last piece cut off', (bytes) => bytes.subarray(0, 44 + 4 * (65_536 + 16))],
      ['pieces in another order', inOtherOrder],
      ['something added', (bytes) => Buffer.concat([bytes, Buffer.from('x')])],
      ['nothing left', () => Buffer.alloc(0)],
      ['the file of another ticket', otherFile],
    ])('are never given out as if whole: %s', async (_what, change) => {
      const bytes = place.read(id);
      place.write(id, await change(Buffer.from(bytes)));
      expect(await fetchWhole(path)).toSatisfy((got) => got === 'broken off' || got === 500);
      expectLogged(/a file of a ticket is damaged|a file broke off/);
      expectLogged(/"msg":"failed"|response terminated|not what was received|it was changed/);
      place.write(id, bytes);
      expect(await fetchWhole(path)).toHaveLength(size);
      place.remove(id);
      expect(await fetchWhole(path)).toBe(404);
      expectLogged(/a file of a ticket is missing/);
    });

    function withOtherBit(bytes: Buffer, at: number): Buffer {
      bytes[at]! ^= 1;
      return bytes;
    }

    function inOtherOrder(bytes: Buffer): Buffer {
      const piece = 65_536 + 16;
      const [begin, end] = [bytes.subarray(0, 44), bytes.subarray(44 + 2 * piece)];
      const [one, two] = [
        bytes.subarray(44, 44 + piece),
        bytes.subarray(44 + piece, 44 + 2 * piece),
      ];
      return Buffer.concat([begin, two, one, end]);
    }

    async function otherFile(): Promise<Buffer> {
      // Of the same size, but not the same.
      const other = Buffer.from(fileNamed('a.pdf', size).bytes);
      other[size - 100]! ^= 1;
      await linkToFile(other);
      return place.read(place.names().find((one) => one !== id)!);
    }
  });
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

describe('the folder', () => {
  beforeEach(async () => {
    server = await TestServer.open({ env: { UPLOAD_BYTES: '60000000' } });
    dataDir = server.place.env.DATA_DIR;
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await server.close();
  });

  it('forces a file and its folder to disk before a ticket is acknowledged', async () => {
    const asha = await server.signIn('C10001');
    const handle = await open(dataDir);
    const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync');
    await handle.close();
    expect((await changeAddress(asha, fileNamed('a.pdf'))).body.status).toBe('success');
    expect(sync).toHaveBeenCalledTimes(2);
    expect(filesOf('uploads')).toHaveLength(1);
    expect(filesOf('uploads/incoming')).toEqual([]);
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
              response
                .on('end', () => resolve({ status: response.statusCode, retryAfter }))
                .resume();
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
      expect(reply).toMatchObject({
        status: 503,
        body: { message: expect.stringMatching(/again/) },
      });
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
});
