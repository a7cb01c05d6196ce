import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type FileStore, type StoredFile, streamThrough } from './fileStore';

/** The content of a stored file is not what its row says. */
export class DamagedFileError extends Error {}

/**
 * The content of a stored file. Rejects with ENOENT if it is missing. The stream ends only if the content is what was
 * received; else it fails, at the latest in place of its last piece.
 */
export async function readWhole(store: FileStore, file: StoredFile): Promise<Readable> {
  return streamThrough(await store.get(file), (content) => onlyWhole(file, content));
}

/** Holds the last piece back until all of the content is known to be right. */
export async function* onlyWhole(
  { id, size, digest }: StoredFile,
  content: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let length = 0;
  let held: Buffer | undefined;
  for await (const piece of content) {
    length += piece.length;
    if (length > size) break;
    if (held) yield held;
    hash.update(piece);
    held = piece;
  }
  if (length !== size || hash.digest('hex') !== digest)
    throw new DamagedFileError(`the content of the file ${id} is not what was received`);
  if (held) yield held;
}
