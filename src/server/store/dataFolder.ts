import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '../missingFile';
import { createUploadFolders, uploadsFolder } from '../uploads/incomingFiles';

/** Creates the data folder, before the database is opened. From now on only its owner can read what is in it. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  process.umask(0o077);
  await mkdir(dataDir, { recursive: true });
  await createUploadFolders(dataDir);
  await protectDataFolder(dataDir);
}

/**
 * Lets only the owner of the data folder read what is in it: what an earlier release left open, and the caches that
 * PGlite writes for everybody. Files of other users stay as they are.
 */
export async function protectDataFolder(dataDir: string): Promise<void> {
  // Uploads can be many, and were never open to others.
  await protect(dataDir, [uploadsFolder(dataDir)]);
}

async function protect(path: string, closed: string[]): Promise<void> {
  // Another process may have removed it meanwhile.
  const stats = await lstat(path).catch(ifMissing(undefined));
  if (!stats || !(stats.isDirectory() || stats.isFile())) return;
  const isOpen = (stats.mode & 0o077) !== 0;
  if (isOpen && stats.uid === process.getuid?.())
    await chmod(path, stats.isDirectory() ? 0o700 : 0o600).catch(ifMissing(undefined));
  if (!stats.isDirectory() || closed.includes(path)) return;
  for (const name of await readdir(path).catch(ifMissing([])))
    await protect(join(path, name), closed);
}
