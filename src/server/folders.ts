import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SettingsError } from './envVariable';
import type { Settings } from './settings';

/** Throws one {@link SettingsError} if the definitions are not there or the data folder cannot be written. */
export async function checkFolders({
  definitionsDir,
  dataDir,
}: Pick<Settings, 'definitionsDir' | 'dataDir'>): Promise<void> {
  const problems: string[] = [];
  const catalogue = join(definitionsDir, 'catalogue.json');
  await readFile(catalogue).catch(({ code }) =>
    problems.push(
      `DEFINITIONS_DIR="${definitionsDir}" cannot be used: ${catalogue} cannot be read (${code}). Give the folder that holds catalogue.json and schemas/.`,
    ),
  );
  await makeFolder(dataDir)
    .then(() => tryToWrite(dataDir))
    .catch(({ code }) =>
      problems.push(
        `DATA_DIR="${dataDir}" cannot be used (${code}). ${isFull(code) ? 'Make room on its disk, or give a folder on another one.' : 'Give a folder that this user can write to.'}`,
      ),
    );
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
}

/** Not where the system shows itself: there Node tries for ever to make a folder. */
async function makeFolder(path: string): Promise<void> {
  if (/^\/(proc|sys)(\/|$)/.test(resolve(path)))
    throw Object.assign(new Error('no folder for files'), { code: 'EPERM' });
  await mkdir(path, { recursive: true, mode: 0o700 });
}

const isFull = (code: string) => ['ENOSPC', 'EDQUOT'].includes(code);

/** Rejects if no file can be written in the folder. */
export async function tryToWrite(folder: string): Promise<void> {
  const file = join(folder, `.write-${randomUUID()}`);
  try {
    await writeFile(file, 'x', { mode: 0o600 });
  } finally {
    await rm(file, { force: true });
  }
}

/** The bytes that this process may still write to the disk of a folder; infinite where its file system does not tell. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize, blocks } = await statfs(folder);
  return blocks > 0 ? bavail * bsize : Infinity;
}
