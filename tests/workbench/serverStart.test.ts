import { mkdirSync, symlinkSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { isStartError, readOptions, start } from '../../src/workbench/server/main';
import { makeFolder, someFiles } from './serverUnderTest';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function started(args: string[], root = makeFolder(someFiles)) {
  const lines: string[] = [];
  const opened: string[] = [];
  const app: FastifyInstance = await start(readOptions(args, root, root), {
    pages: makeFolder({ 'index.html': 'page' }),
    print: (line) => lines.push(line),
    openBrowser: (address) => opened.push(address),
    startCommand() {
      throw new Error('No command is run here.');
    },
  });
  closing.push(() => app.close());
  return { app, lines, opened, root, bound: app.server.address() as AddressInfo };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function occupyIPv6(port: number): Promise<void> {
  const other = createServer().listen(port, '::1');
  closing.push(() => other.close());
  await once(other, 'listening');
}

const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

async function occupy(port: number): Promise<void> {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening').catch(() => undefined);
  closing.push(() => other.close());
}

describe('starting', () => {
  it('listens on this machine alone, and prints the address with a token', async () => {
    const port = await freePort();
    const { lines, root, bound } = await started(['--port', `${port}`, '--no-open']);
    expect(bound).toMatchObject({ address: '127.0.0.1', port });
    const [, token] = /#token=(.*)$/.exec(lines[0]!)!;
    expect(lines[0]).toBe(
      `Workbench of ${root}: http://127.0.0.1:${port}/workbench/#token=${token}`,
    );
    expect(Buffer.from(token!, 'base64url')).toHaveLength(32);
    expect(lines[1]).toMatch(/this machine alone.*Ctrl\+C/);
    const ask = (given: string) =>
      fetch(`http://127.0.0.1:${port}/workbench/api/project`, {
        headers: { 'x-workbench-token': given },
      });
    expect((await ask(token!)).status).toBe(200);
    expect((await ask(`${token}x`)).status).toBe(401);
  });

  it('opens the browser at an address without the token, which leads there once', async () => {
    const { lines, opened } = await started(['--port', `${await freePort()}`]);
    const [, token] = /#token=(.*)$/.exec(lines[0]!)!;
    expect(opened).toHaveLength(1);
    expect(opened[0]).not.toContain(token);
    const { headers } = await fetch(opened[0]!, { redirect: 'manual' });
    expect(headers.get('location')).toBe(`/workbench/#token=${token}`);
  });

  it('makes another token each time, and opens no browser with --no-open', async () => {
    const args = ['--no-open'];
    const [one, other] = [await started(args), await started(args)];
    expect([one.opened, other.opened]).toEqual([[], []]);
    const tokenOf = ({ lines }: { lines: string[] }) => /#token=(.*)$/.exec(lines[0]!)![1];
    expect(tokenOf(one)).not.toBe(tokenOf(other));
    // The first one has taken the port that both would like.
    expect(other.bound.port).toBeGreaterThan(one.bound.port);
    expect(one.bound.port).toBeGreaterThanOrEqual(4100);
  });

  it('says so if a named port is taken', async () => {
    const port = await freePort();
    await occupy(port);
    await expect(started(['--port', `${port}`])).rejects.toThrow(
      `Another program uses port ${port}.`,
    );
  });

  it.runIf(hasIPv6)('has both addresses that a browser may know as localhost', async () => {
    const port = await freePort();
    const { app } = await started(['--port', `${port}`, '--no-open']);
    const headers = { host: `localhost:${port}` };
    const asked = get({ host: '::1', port, path: '/workbench/', headers, agent: false });
    const [answer] = await once(asked, 'response');
    expect(answer.headers.location).toBe(`http://127.0.0.1:${port}/workbench/`);
    answer.resume();
    await app.close();
    await occupyIPv6(port);
    await expect(started(['--port', `${port}`])).rejects.toThrow(/Another program uses port/);
  });

  it.runIf(hasIPv6)('gives one up where the other is taken', async () => {
    const port = await freePort();
    await occupy(port);
    await expect(started(['--port', `${port}`])).rejects.toThrow(/Another program uses port/);
    await occupyIPv6(port);
  });

  it('knows the folder by its real path', async () => {
    const [real, around] = [makeFolder(someFiles), makeFolder()];
    symlinkSync(real, join(around, 'link'));
    const { root } = readOptions(['--root', 'link'], '/', around);
    expect(root).toBe(real);
  });

  it('begins with an empty folder schemas', async () => {
    const root = makeFolder();
    mkdirSync(join(root, 'schemas'));
    expect(readOptions(['--root', root], '/', '/').root).toBe(root);
  });

  it.each([
    [['--root', 'nowhere'], /The folder .*nowhere does not exist/],
    [['--root', 'empty'], /neither catalogue\.json nor a folder schemas/],
    [['--root', 'catalogue.json'], /does not exist/],
    [['--port', '0'], /"0" is no port/],
    [['--port', '70000'], /no port/],
    [['--port', '80a'], /no port/],
    [['--prot', '80'], /--root DIR/],
    [['extra'], /--root DIR/],
  ])('explains what is wrong with %j', (args, words) => {
    const root = makeFolder(someFiles);
    mkdirSync(join(root, 'empty'));
    let caught: unknown;
    try {
      readOptions(args, root, root);
    } catch (error) {
      caught = error;
    }
    expect(isStartError(caught)).toBe(true);
    expect((caught as Error).message).toMatch(words);
  });
});
