import { createHash } from 'node:crypto';
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { ifMissing } from '../missingFile';
import type { ReceivedFile } from '../received';
import { lockNames, withAdvisoryLocks } from './advisoryLocks';
import { onDisk, syncFolder } from './diskFiles';
import type { Db } from './open';
import { uploads } from './schema';

// A file is received in `incoming`. The transaction of its ticket links it into `uploads`, so that no row is ever
// without its file. The link in `incoming` stays until it is known whether the transaction was committed: a file that
// is only in `uploads` is never deleted.

/** The files of tickets, which are kept. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, 'uploads');

/** Tells the folder from others: a random value. */
export const uploadsMarker = (dataDir: string): string => join(uploadsFolder(dataDir), 'folder.id');

/** Files that are being received, or whose transaction may be in progress. */
const incomingFolder = (dataDir: string): string => join(uploadsFolder(dataDir), 'incoming');

const incomingPath = (dataDir: string, id: string) => join(incomingFolder(dataDir), id);
const keptPath = (dataDir: string, id: string) => join(uploadsFolder(dataDir), id);

/** Held while a file is linked and its row is committed, and while it is decided whether the file has a row. */
const lockName = (id: string) => `upload ${id}`;

const hourMs = 60 * 60 * 1000;

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
  const path = incomingPath(dataDir, id);
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

/** Makes received files those of a ticket, durably, as the last act of the transaction that inserts their rows. */
export async function keepFiles(tx: Db, dataDir: string, ids: string[]): Promise<void> {
  await lockNames(tx, ids.map(lockName));
  await onDisk(
    (async () => {
      await syncFolder(incomingFolder(dataDir));
      for (const id of ids) await link(incomingPath(dataDir, id), keptPath(dataDir, id));
      await syncFolder(uploadsFolder(dataDir));
    })(),
  );
}

/** The content of a file of a ticket. Rejects with ENOENT if it is missing. */
export async function readKeptFile(dataDir: string, id: string): Promise<Readable> {
  const file = await open(keptPath(dataDir, id));
  return file.createReadStream();
}

/** Deletes a received file that no transaction has seen. */
export async function discardFile({ path }: Pick<ReceivedFile, 'path'>): Promise<void> {
  await rm(path, { force: true });
}

/** Deletes the received files of a request that has ended, except those of its ticket. */
export async function settleFiles(db: Db, dataDir: string, files: ReceivedFile[]): Promise<void> {
  for (const file of files)
    try {
      if (await isLinked(file.path)) await settleFile(db, dataDir, file.id);
      else await discardFile(file);
    } catch {
      // Without the disk or the database it cannot be decided now; the cleanup does it.
    }
}

/** Deletes the files of requests that were interrupted by a stop of the server. */
export async function removeAbandonedFiles(db: Db, dataDir: string): Promise<void> {
  for (const id of await readdir(incomingFolder(dataDir)).catch(ifMissing([]))) {
    const path = incomingPath(dataDir, id);
    const stats = await stat(path).catch(ifMissing(undefined));
    if (!stats) continue;
    const isBeingReceived = stats.nlink === 1 && Date.now() - stats.mtimeMs < hourMs;
    if (!isBeingReceived) await settleFile(db, dataDir, id);
  }
}

const isLinked = async (path: string) =>
  ((await stat(path).catch(ifMissing(undefined)))?.nlink ?? 0) > 1;

/**
 * Keeps a file that has a row, and deletes one that has none. The lock makes the answer final: a transaction that links
 * this file holds it to its end, and one that comes later finds no file to link and fails.
 */
async function settleFile(db: Db, dataDir: string, id: string): Promise<void> {
  await withAdvisoryLocks(db, [lockName(id)], async (tx) => {
    const hasRow = isUuid.test(id) && (await tx.$count(uploads, eq(uploads.id, id))) > 0;
    if (!hasRow) await rm(keptPath(dataDir, id), { force: true });
    await rm(incomingPath(dataDir, id), { force: true });
  });
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
