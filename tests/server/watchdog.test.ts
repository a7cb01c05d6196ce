import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { text } from 'node:stream/consumers';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './help/database';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-watchdog-'));
  const ssr = join(root, 'src/server/watchMainThread.ts');
  const configFile = join(root, 'src/server/vite.config.ts');
  await build({ configFile, logLevel: 'error', build: { ssr, outDir: folder } });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** How a process ends, and what it says, that is watched and then does this. */
async function end(work: string): Promise<{ code: number | string; words: string }> {
  const program = `
    import { watchMainThread } from '${pathToFileURL(join(folder, 'watchMainThread.js'))}';
    watchMainThread('The last words.', { everyMs: 50, mostMisses: 10 });
    ${work}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const words = text(child.stderr);
  const [code, signal] = await once(child, 'exit');
  return { code: signal ?? code, words: await words };
}

it('ends a process whose main thread does not respond, with a line that says so', async () => {
  expect(await end('setTimeout(() => { for (;;); }, 200)')).toEqual({
    code: 'SIGKILL',
    words: 'The last words.\n',
  });
});

it('lets a process work on, and end by itself', async () => {
  expect(await end('setTimeout(() => {}, 2000)')).toEqual({ code: 0, words: '' });
});
