import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { StoreError } from '../dataFolderLock';
import { ifMissing } from '../../missingFile';

/** What is in the archive of a backup, besides `uploads/<id>`. */
export const manifestName = 'manifest.json';
export const databaseName = { pglite: 'database.tar.gz', postgresql: 'database.dump' } as const;

export interface Manifest {
  kind: keyof typeof databaseName;
  madeAt: string;
  /** The files of tickets, by their SHA-256. */
  files: { id: string; digest: string }[];
}

/** Runs a program; its last words are the reason when it fails. */
export async function runProgram(
  program: string,
  args: string[],
  env: { [name: string]: string } = {},
): Promise<void> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (text) => (words += text));
  const code = await new Promise((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', () =>
      reject(new StoreError(`${program} cannot be run. Install it, and try again.`)),
    );
  });
  if (code !== 0) throw new StoreError(`${program} failed: ${words.trim().split('\n').at(-1)}`);
}

/** Arguments and environment that connect a program of PostgreSQL; the password is in no list of processes. */
export function connectionOf(databaseUrl: string): {
  url: string;
  env: { [name: string]: string };
} {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { url: url.href, env: password ? { PGPASSWORD: password } : {} };
}

/** Refuses a backup whose files are not those of its tickets. `pathOf` says where the file of an upload is. */
export async function checkFiles(
  files: Manifest['files'],
  pathOf: (id: string) => string,
): Promise<void> {
  const wrong: string[] = [];
  for (const { id, digest } of files) {
    const found = await digestOf(pathOf(id)).catch(ifMissing('missing'));
    if (found !== digest) wrong.push(id);
  }
  if (wrong.length > 0)
    throw new StoreError(
      `${wrong.length} of ${files.length} uploaded files are missing or damaged, the first is ${wrong[0]}. Nothing was written.`,
    );
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
