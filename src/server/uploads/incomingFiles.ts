import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '../missingFile';
import type { ReceivedFile } from '../received';
import { onDisk, syncFolder } from '../store/diskFiles';

/** Holds the received files, and those of tickets where they are not in a bucket. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, 'uploads');

/** A file of a ticket in that folder. */
export const uploadPath = (dataDir: string, id: string): string => join(uploadsFolder(dataDir), id);

/** Files of requests that are being received or worked on. */
const incomingFolder = (dataDir: string): string => join(uploadsFolder(dataDir), 'incoming');

export async function createUploadFolders(dataDir: string): Promise<void> {
  await mkdir(incomingFolder(dataDir), { recursive: true, mode: 0o700 });
  for (const folder of [dataDir, uploadsFolder(dataDir)]) await syncFolder(folder);
}

/** Writes a new file and forces it to disk. After a failure nothing of it is left. */
export async function receiveFile(
  dataDir: string,
  id: string,
  content: AsyncIterable<Buffer>,
): Promise<Pick<ReceivedFile, 'path' | 'size' | 'digest'>> {
  const path = join(incomingFolder(dataDir), id);
  const hash = createHash('sha256');
  let size = 0;
  const file = await onDisk(open(path, 'wx', 0o600));
  try {
    try {
      for await (const chunk of content) {
        size += chunk.length;
        hash.update(chunk);
        await onDisk(file.writeFile(chunk));
      }
      await onDisk(file.sync());
    } finally {
      await onDisk(file.close());
    }
  } catch (error) {
    await discardFile({ path });
    throw error;
  }
  return { path, size, digest: hash.digest('hex') };
}

/** Deletes a received file; if it is stored, that stays. */
export async function discardFile({ path }: Pick<ReceivedFile, 'path'>): Promise<void> {
  await rm(path, { force: true });
}

/** Deletes what a stop of a server has left of files that came before this moment. */
export async function discardFilesBefore(dataDir: string, before: number): Promise<void> {
  const folder = incomingFolder(dataDir);
  for (const name of await readdir(folder).catch(ifMissing([]))) {
    const path = join(folder, name);
    const stats = await stat(path).catch(ifMissing(undefined));
    if (stats && stats.mtimeMs < before) await discardFile({ path });
  }
}
