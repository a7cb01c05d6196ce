import { connect, type NetConnectOpts } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings';

/** What a virus scanner answers; `not scanned` for instance because the file is larger than it takes. */
export type ScanResult =
  { status: 'clean' | 'not scanned' } | { status: 'infected'; infection: string };

/** Scans a content; undefined if the scanner is unreachable or too slow. Rejects if the content cannot be read. */
export type ScanFile = (content: Readable) => Promise<ScanResult | undefined>;

/** The longest reply that is read. */
const longestReply = 1000;

/** Asks ClamAV's daemon: sends the content, so that the daemon needs no access to the folder. */
export function scanWithClamd(
  address: string,
  { outsideSeconds }: Pick<Settings, 'outsideSeconds'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): ScanFile {
  return async (content) => {
    // Thrown below, where it is read.
    content.on('error', () => {});
    try {
      const reply = await ask(connectionTo(address), content, outsideSeconds * 1000);
      const [, infection] = /^stream: (.{1,200}) FOUND$/.exec(reply) ?? [];
      if (infection !== undefined) return { status: 'infected', infection };
      if (reply === 'stream: OK') return { status: 'clean' };
      log.warn({ host: address, reason: reply }, 'the virus scanner did not scan a file');
      return { status: 'not scanned' };
    } catch (error) {
      if (error === content.errored) throw error;
      const { code, message } = error as NodeJS.ErrnoException;
      log.warn({ host: address, reason: code ?? message }, 'the virus scanner did not answer');
      return undefined;
    } finally {
      content.destroy();
    }
  };
}

/** `tcp://host:port` or `unix:/path`. */
function connectionTo(address: string): NetConnectOpts {
  if (address.startsWith('unix:')) return { path: address.slice('unix:'.length) };
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

function ask(to: NetConnectOpts, content: Readable, milliseconds: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(to);
    const timer = setTimeout(() => socket.destroy(new Error('too slow')), milliseconds);
    let reply = '';
    const end = (settle: () => void) => {
      clearTimeout(timer);
      socket.destroy();
      settle();
    };
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      reply += text;
      if (reply.includes('\0')) end(() => resolve(reply.slice(0, reply.indexOf('\0'))));
      else if (reply.length > longestReply) end(() => reject(new Error('the reply is too long')));
    });
    socket.on('error', (error) => end(() => reject(error)));
    socket.on('close', () => end(() => reject(new Error('no reply'))));
    // A daemon that refuses closes while the file is still being sent; its reply says why.
    pipeline(framesOf(content), socket, { end: false }).catch((error) => {
      if (error === content.errored) end(() => reject(error));
    });
  });
}

/** The command INSTREAM: each piece after its length, and a length of 0 as the end. */
async function* framesOf(content: Readable): AsyncGenerator<Buffer | string> {
  yield 'zINSTREAM\0';
  for await (const piece of content) {
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}
