import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '../missingFile';
import type { ReceivedFile } from '../received';

/** The files of tickets, which are kept. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, 'uploads');

/** Tells the folder from others: a random value. */
export const uploadsMarker = (dataDir: string): string => join(uploadsFolder(dataDir), 'folder.id');

/** Files of requests in progress; one that is older than an hour is abandoned. */
const incomingFolder = (dataDir: string): string => join(uploadsFolder(dataDir), 'incoming');

const hourMs = 60 * 60 * 1000;

/** The path for a new file. Creates the folder. */
export async function incomingPath(dataDir: string, id: string): Promise<string> {
  const folder = incomingFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, id);
}

export async function keepFile(dataDir: string, { id, path }: ReceivedFile): Promise<void> {
  await rename(path, join(uploadsFolder(dataDir), id));
}

/** Does nothing if the file was kept. */
export async function discardFile({ path }: Pick<ReceivedFile, 'path'>): Promise<void> {
  await rm(path, { force: true });
}

/** Deletes the files of requests that were interrupted by a stop of the server. */
export async function removeAbandonedFiles(dataDir: string): Promise<void> {
  const folder = incomingFolder(dataDir);
  for (const name of await readdir(folder).catch(ifMissing([]))) {
    const path = join(folder, name);
    const stats = await stat(path).catch(ifMissing(undefined));
    if (stats && Date.now() - stats.mtimeMs > hourMs) await discardFile({ path });
  }
}
