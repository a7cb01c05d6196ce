import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReceivedFile } from '../received';

/** The files of tickets: they stay. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, 'uploads');

/** Files on their way in: whatever is not moved on from here within an hour belongs to nobody. */
const incomingFolder = (dataDir: string): string => join(uploadsFolder(dataDir), 'incoming');

const hour = 60 * 60 * 1000;

/** Where a file that comes in may be written. */
export async function incomingPath(dataDir: string, id: string): Promise<string> {
  const folder = incomingFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, id);
}

export async function keepFile(dataDir: string, { id, path }: ReceivedFile): Promise<void> {
  await rename(path, join(uploadsFolder(dataDir), id));
}

/** Nothing where the file was kept. */
export async function discardFile({ path }: Pick<ReceivedFile, 'path'>): Promise<void> {
  await rm(path, { force: true });
}

/** Files of requests during which the server was stopped. Younger ones may still be on their way. */
export async function removeAbandonedFiles(dataDir: string): Promise<void> {
  const folder = incomingFolder(dataDir);
  for (const name of await readdir(folder).catch(ifMissing([]))) {
    const path = join(folder, name);
    const facts = await stat(path).catch(ifMissing(undefined));
    if (facts && Date.now() - facts.mtimeMs > hour) await discardFile({ path });
  }
}

function ifMissing<T>(nothing: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return nothing;
    throw error;
  };
}
