import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createTestStorage } from './database';
import { Publisher, type Texts, textOf } from './publisher';
import { TestServer } from './server';

export type { Texts };

const token = 'p'.repeat(40);

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

/** Opens it on a day (YYYY-MM-DD), today by default; `settings`: what the server's environment has in addition. */
export async function openLive(
  mode: 'files' | 'releases',
  today?: string,
  settings: { [name: string]: string } = {},
): Promise<LiveServer> {
  const place = await createTestStorage({ today });
  const folder = await mkdtemp(join(tmpdir(), 'portal-live-'));
  const current = join(folder, 'current');
  await mkdir(join(current, 'schemas'), { recursive: true });
  const env: { [name: string]: string } = {
    ...settings,
    ...(mode === 'releases'
      ? { RELEASES: 'on', RELEASE_TOKENS: `asha=${token}` }
      : { DEFINITIONS_DIR: current }),
  };
  // The tests name the catalogue of an empty folder where nothing is saved yet.
  await writeFile(join(current, 'catalogue.json'), '{ "serviceTypes": [] }');
  const open = () => TestServer.open({ place, env, ...(today && { today }) });
  let server = await open();
  const publisher = new Publisher(token);
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

  return {
    get server() {
      return server;
    },
    async restart() {
      await server.close();
      server = await open();
    },
    async makeLive(texts) {
      if (mode === 'releases') await publisher.publish(server.anyone, texts);
      else await save(texts);
    },
    rollBack: (number) => publisher.rollBack(server.anyone, number),
    async close() {
      await server.close();
      await place.remove();
      await rm(folder, { recursive: true });
    },
  };
}
