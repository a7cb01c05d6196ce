import { Readable } from 'node:stream';
import type { ReceivedFile } from '../received';

/** A file of a ticket, as its row has it. */
export type StoredFile = Pick<ReceivedFile, 'id' | 'size' | 'digest'>;

/** A file on the disk of this server that is to be stored. */
export type NewFile = StoredFile & Pick<ReceivedFile, 'path'>;

/** Where the files of tickets lie: `FolderStore` or `BucketStore`. Which of them have a ticket, the database knows. */
export interface FileStore {
  /**
   * Stores files durably; it may take them away from their paths. Rejects with a {@link StorageError} if not all of them can
   * be stored now.
   */
  put(files: NewFile[]): Promise<void>;
  /** The content, piece by piece. Rejects with ENOENT if there is no such file. */
  get(file: StoredFile): Promise<Readable>;
  /** Removes a file; does nothing if there is none. */
  remove(id: string): Promise<void>;
  /** Rejects if files cannot be stored and read at the moment. */
  check(): Promise<void>;
  /** Tells this store from others: all processes must have the same one. */
  identity(): Promise<Uint8Array>;
  close(): void;
}

/** What a generator makes of a stream. Neither of the two outlives the other. */
export function streamThrough(
  source: Readable,
  make: (content: AsyncIterable<Buffer>) => AsyncIterable<Buffer>,
): Readable {
  const made = Readable.from(make(source), { objectMode: false });
  source.once('error', (error) => made.destroy(error));
  made.once('close', () => source.destroy());
  return made;
}
