import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isMissing } from '../../missingFile';
import type { Settings } from '../../settings';
import type { FileStore, StoredFile } from '../../uploads/fileStore';
import { DamagedFileError, readWhole } from '../../uploads/wholeFile';
import type { FileStoreSettings } from '../../uploads/openFileStore';
import { StoreError } from '../dataFolderLock';
import type { StoreSettings } from '../open';

/** What is in the archive of a backup, besides `uploads/<id>`. */
export const manifestName = 'manifest.json';
export const databaseName = { pglite: 'database.tar.gz', postgresql: 'database.dump' } as const;

export type BackupSettings = StoreSettings &
  FileStoreSettings &
  Partial<Pick<Settings, 'acceptChanged'>>;

export interface Manifest {
  kind: keyof typeof databaseName;
  madeAt: string;
  /** SHA-256 of the dump of the database, hex. A backup of an earlier version does not have it. */
  digest?: string;
  /** The id of the key that sealed new files in the bucket at that time. */
  uploadKey?: string;
  /** The files of tickets. */
  files: StoredFile[];
}

/** A program ran, and failed. */
export class ProgramError extends StoreError {}

/** Runs a program, which ends with this process at the latest; its last words are the reason when it fails. */
export async function runProgram(
  program: string,
  args: string[],
  env: { [name: string]: string } = {},
): Promise<void> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Before its folder is removed.
  const stop = () => void child.kill();
  process.prependOnceListener('exit', stop);
  let words = '';
  child.stderr.on('data', (text) => (words += text));
  const code = await new Promise((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', () =>
      reject(new StoreError(`${program} cannot be run. Install it, and try again.`)),
    );
  }).finally(() => process.off('exit', stop));
  if (code !== 0) throw new ProgramError(`${program} failed: ${words.trim().split('\n').at(-1)}`);
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

/**
 * Reads every file to its end, and refuses a backup whose files are not those of its tickets. `keep` does something with the
 * content of each.
 */
export async function readAll(
  files: StoredFile[],
  store: FileStore,
  keep: (file: StoredFile) => Writable,
): Promise<void> {
  const wrong: { id: string; why: string }[] = [];
  for (const file of files)
    try {
      await pipeline(await readWhole(store, file), keep(file));
    } catch (error) {
      if (!isMissing(error) && !(error instanceof DamagedFileError)) throw error;
      wrong.push({ id: file.id, why: (error as Error).message });
    }
  const [first] = wrong;
  if (first)
    throw new StoreError(
      `${wrong.length} of ${files.length} uploaded files are missing or damaged, the first is ${first.id} (${first.why}). Nothing was written.`,
    );
}

/** SHA-256, hex. */
export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** For content that only has to be right. */
export const nowhere = (): Writable => new Writable({ write: (_bytes, _encoding, done) => done() });
