import { randomUUID } from 'node:crypto';
import { link, open, rm, writeFile } from 'node:fs/promises';

/**
 * A file cannot be taken or given at the moment: the disk is full, read-only, over its quota or damaged, too many files are
 * open, or the bucket does not answer.
 */
export class StorageError extends Error {
  readonly statusCode = 503;
}

/** Waits for an operation on files; its failure becomes a {@link StorageError}. */
export async function onDisk<T>(operation: Promise<T>): Promise<T> {
  try {
    return await operation;
  } catch (error) {
    throw new StorageError((error as Error).message, { cause: error });
  }
}

/** Forces the entries of a folder to disk: without that a new file can be gone after a power cut, synced or not. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } catch (error) {
    // Some network file systems cannot sync a folder.
    if ((error as NodeJS.ErrnoException).code !== 'EINVAL') throw error;
  } finally {
    await folder.close();
  }
}

/**
 * Creates a file as a whole: nobody ever reads a part of it. False, and nothing is changed, if there is one already, or
 * if another process is faster.
 */
export async function createFile(path: string, content: string): Promise<boolean> {
  const temporary = `${path}.${randomUUID()}`;
  try {
    await writeFile(temporary, content, { mode: 0o600, flush: true });
    await link(temporary, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}
