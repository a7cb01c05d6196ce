import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataFolder, StoreError } from '../dataFolderLock';

/** What programs that were stopped are still writing is removed in a later try. */
const removal = { recursive: true, force: true, maxRetries: 5 };

/**
 * Does some work with a new folder in `parent`, which is removed however the work or the process ends: it may hold readable
 * files. What a process that was killed has left under this prefix is removed before.
 */
export async function inWorkFolder<T>(
  parent: string,
  prefix: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await removeLeftovers(parent, prefix);
  const folder = await mkdtemp(join(parent, prefix));
  const remove = () => rmSync(folder, removal);
  process.once('exit', remove);
  const release = await lockWorkFolder(folder);
  try {
    return await work(folder);
  } finally {
    await release();
    await rm(folder, removal);
    process.off('exit', remove);
  }
}

/** Not those of processes that are at work now. */
async function removeLeftovers(parent: string, prefix: string): Promise<void> {
  for (const entry of await readdir(parent, { withFileTypes: true })) {
    if (!entry.isDirectory() || !entry.name.startsWith(prefix)) continue;
    const folder = join(parent, entry.name);
    try {
      const release = await lockWorkFolder(folder);
      await rm(folder, removal);
      await release();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
    }
  }
}

const lockWorkFolder = (folder: string) => lockDataFolder(join(folder, 'lock'));
