import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from './diskFiles';

/**
 * The folder of the database in the process, which may not be there yet. Undoes a replacement that was interrupted. To be
 * called with the data folder locked.
 */
export async function databaseFolder(dataDir: string): Promise<string> {
  const { now, before, next } = foldersIn(dataDir);
  if (!existsSync(now) && existsSync(before)) await rename(before, now);
  for (const leftover of [before, next]) await rm(leftover, { recursive: true, force: true });
  return now;
}

/** Replaces the database by one that `make` writes into a new folder, once that has succeeded; else nothing is changed. */
export async function replaceDatabase(
  dataDir: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const { now, before, next } = foldersIn(dataDir);
  try {
    await make(next);
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  }
  if (existsSync(now)) await rename(now, before);
  await rename(next, now);
  await syncFolder(dataDir);
  await rm(before, { recursive: true, force: true });
}

const foldersIn = (dataDir: string) => ({
  now: join(dataDir, 'db'),
  before: join(dataDir, 'db.old'),
  next: join(dataDir, 'db.new'),
});
