import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { createTestStorage } from './database';
import { TestServer } from './server';

export type Texts = { [path: string]: unknown };

const token = 'p'.repeat(40);
const publisher = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

/** A server whose definitions a test makes live, as saved files or as releases. */
export interface LiveServer {
  server: TestServer;
  /** Makes these the definitions of now. */
  makeLive(texts: Texts): Promise<void>;
  /** Makes an earlier release live again. */
  rollBack(number: number): Promise<void>;
  /** Starts another server in the place of this one. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Opens it on a day (YYYY-MM-DD), today by default. */
export async function openLive(mode: 'files' | 'releases', today?: string): Promise<LiveServer> {
  const place = await createTestStorage({ today });
  const folder = await mkdtemp(join(tmpdir(), 'portal-live-'));
  const current = join(folder, 'current');
  await mkdir(join(current, 'schemas'), { recursive: true });
  const env: { [name: string]: string } =
    mode === 'releases'
      ? { RELEASES: 'on', RELEASE_TOKENS: `asha=${token}` }
      : { DEFINITIONS_DIR: current };
  // The tests name the catalogue of an empty folder where nothing is saved yet.
  await writeFile(join(current, 'catalogue.json'), '{ "serviceTypes": [] }');
  const open = () => TestServer.open({ place, env, ...(today && { today }) });
  let server = await open();
  const call = async (path: string, body: object) => {
    const answer = await server.anyone.send(
      'POST',
      `/releases${path}`,
      publisher,
      JSON.stringify(body),
    );
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: expect.toSatisfy(isOk) });
  };
  let live: number | null = null;
  let count = 0;

  async function save(texts: Texts) {
    const next = join(folder, `next-${++count}`);
    for (const [path, content] of Object.entries(texts)) {
      await mkdir(dirname(join(next, path)), { recursive: true });
      await writeFile(join(next, path), textOf(content));
    }
    // In two steps, because a folder is not replaced at once; nothing asks in between.
    await rename(current, join(folder, `former-${count}`));
    await rename(next, current);
  }

  async function publish(texts: Texts) {
    const files = Object.fromEntries(
      Object.entries(texts).map(([path, content]) => [path, digestOf(textOf(content))]),
    );
    await call('/texts', { texts: Object.values(texts).map(textOf) });
    await call('', { note: 'Next', base: live, files, difference: [] });
    live = ++count;
  }

  return {
    get server() {
      return server;
    },
    async restart() {
      await server.close();
      server = await open();
    },
    makeLive: mode === 'releases' ? publish : save,
    async rollBack(number) {
      await call(`/${number}/rollback`, { note: 'Wrong' });
      live = number;
    },
    async close() {
      await server.close();
      await place.remove();
      await rm(folder, { recursive: true });
    },
  };
}

const isOk = (status: number) => status < 300;

const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : JSON.stringify(content);

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
