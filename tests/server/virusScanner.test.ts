import { eq } from 'drizzle-orm';
import { createReadStream } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { scanWithClamd } from '../../src/server/integrations/scanFile';
import texts from '../../src/server/locales/en.json';
import { uploads } from '../../src/server/store/schema';
import { expectLogged } from '../setup/output';
import { makePdf } from '../uploads/pdf';
import type { Caller } from './help/caller';
import { createTestStorage, type TestStorage } from './help/database';
import { Sequence } from './help/sequence';
import { TestServer } from './help/server';

/** What the scanner of these tests takes for a virus. */
const bad = makePdf({ text: 'a known virus' });
const good = makePdf({ text: 'a letter' });

interface Scanner {
  address: string;
  /** The content of each file. */
  scanned: Buffer[];
  /** How it answers; by default it knows one virus. */
  reply: (content: Buffer) => string | undefined;
}

const open: Server[] = [];
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of open.splice(0)) server.close();
});

/** A daemon that speaks ClamAV's INSTREAM, at a path or else at a port. */
async function openScanner(path?: string): Promise<Scanner> {
  const scanner: Scanner = {
    address: '',
    scanned: [],
    reply: (content) => `stream: ${content.equals(bad) ? 'Test.Virus-1 FOUND' : 'OK'}\0`,
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let received = Buffer.alloc(0);
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      const content = contentOf(received);
      if (!content) return;
      scanner.scanned.push(content);
      const reply = scanner.reply(content);
      if (reply !== undefined) socket.end(reply);
    });
  });
  open.push(server);
  await new Promise<void>((resolve) =>
    path ? server.listen(path, resolve) : server.listen(0, '127.0.0.1', resolve),
  );
  const address = server.address()!;
  scanner.address =
    typeof address === 'string' ? `unix:${address}` : `tcp://127.0.0.1:${address.port}`;
  return scanner;
}

/** The pieces of a complete stream. */
function contentOf(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (received.length < command.length) return undefined;
  expect(received.toString('latin1', 0, command.length)).toBe(command);
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

describe('the client of the virus scanner', () => {
  const file = join(tmpdir(), `scanned-${process.pid}.pdf`);
  beforeAll(() => writeFile(file, good));
  afterAll(() => rm(file, { force: true }));
  const scan = (address: string, outsideSeconds = 10) =>
    scanWithClamd(address, { outsideSeconds }, { warn: () => {} })(createReadStream(file));

  it('sends the whole file, over a socket of the machine too', async () => {
    const path = join(tmpdir(), `clamd-${process.pid}.sock`);
    onTestFinished(() => rm(path, { force: true }));
    const scanner = await openScanner(path);
    expect(await scan(scanner.address)).toEqual({ status: 'clean' });
    expect(scanner.scanned.map((content) => content.equals(good))).toEqual([true]);
  });

  it('tells that the scanner does not take the file, so that others are scanned', async () => {
    const scanner = await openScanner();
    scanner.reply = () => 'INSTREAM size limit exceeded. ERROR\0';
    expect(await scan(scanner.address)).toEqual({ status: 'not scanned' });
  });

  it.each<[string, Scanner['reply'], outsideSeconds?: number]>([
    ['does not answer', () => undefined, 0.2],
    ['hangs up', () => ''],
    ['answers without an end', () => 'x'.repeat(5000)],
  ])('has no result when the scanner %s', async (_what, reply, outsideSeconds) => {
    const scanner = await openScanner();
    scanner.reply = reply;
    expect(await scan(scanner.address, outsideSeconds)).toBeUndefined();
  });
});

describe('with a virus scanner', () => {
  let place: TestStorage;
  let scanner: Scanner;
  let server: TestServer;
  const openServer = async () => {
    scanner = await openScanner();
    server = await TestServer.open({
      env: { CLAMD_URL: scanner.address },
      today: '2026-11-21',
      place,
    });
  };
  const send = async (caller: Caller, bytes: Buffer) => {
    const sequence = await Sequence.of(caller, 'DGH', 'accepted-scan');
    const file = { id: 'file', name: 'dgh.pdf', size: bytes.length, type: '', bytes };
    return sequence.send(caller, 'raise', { DGHCertificateRequestForm: file });
  };
  const scans = async () =>
    (await server.db.select({ scan: uploads.scan }).from(uploads)).map(({ scan }) => scan).sort();

  beforeAll(async () => {
    place = await createTestStorage({ today: '2026-11-21' });
    await openServer();
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });

  it('files are scanned before they are stored, and later when they could not be', async () => {
    const caller = await server.signIn('C10002');
    const refused = await send(caller, bad);
    expect(refused.status).toBe(422);
    expect(refused.body.problems).toEqual([
      { at: '/DGHCertificateRequestForm', rule: 'upload', message: texts.file.infected },
    ]);
    expect(await scans()).toEqual([]);
    expect(server.log).toMatch(/"infection":"Test.Virus-1".*an infected file was refused/);

    expect((await send(caller, good)).body.status).toBe('success');
    expect(await scans()).toEqual(['clean']);
    expect(scanner.scanned.map((content) => content.equals(good))).toEqual([false, true]);

    open.pop()!.close();
    await server.resolveTickets();
    expect((await send(caller, bad)).body.status).toBe('success');
    expect(await scans()).toEqual(['clean', 'pending']);
    expect(server.log).toContain('the virus scanner did not answer');

    await server.close();
    await openServer();
    await vi.waitFor(async () => expect(await scans()).toEqual(['clean', 'infected']), {
      timeout: 20_000,
    });
    const [infected] = await server.db.select().from(uploads).where(eq(uploads.scan, 'infected'));
    expect(scanner.scanned.map((content) => content.equals(bad))).toEqual([true]);
    const line = `"infection":"Test.Virus-1".*"ticketNumber":"${infected!.ticketNumber}".*a file of a ticket is infected`;
    await vi.waitFor(() => expectLogged(new RegExp(line)), { timeout: 20_000 });
  });
});
