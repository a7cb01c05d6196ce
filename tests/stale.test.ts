import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stale-'));
  writeFileSync(join(folder, 'source'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds in a process of its own, as a start does: empties the folder, takes a while, and writes a line. */
const build = () =>
  promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `
      import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
      import { buildIfStale } from ${JSON.stringify(resolve('src/stale.mjs'))};
      process.chdir(${JSON.stringify(folder)});
      buildIfStale('out/built', ['source'], () => {
        rmSync('out', { recursive: true, force: true });
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
        mkdirSync('out');
        appendFileSync('log', 'built\\n');
      });
    `,
  ]);
const builds = () => readFileSync(join(folder, 'log'), 'utf8').match(/built/g)!.length;

it('builds once where several programs start together, and not again', async () => {
  await Promise.all([build(), build(), build()]);
  await build();
  expect(builds()).toBe(1);
  expect(existsSync(join(folder, 'out.lock'))).toBe(false);
});

it('builds where a program has ended in the middle of a build', async () => {
  writeFileSync(join(folder, 'out.lock'), '4194304');
  await build();
  expect(builds()).toBe(1);
});
