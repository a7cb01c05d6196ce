import type { Readable } from 'node:stream';
import { and, eq, inArray, lt, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { later } from '../clock';
import type { ReceivedFile } from '../received';
import { StorageError } from '../store/diskFiles';
import type { Db } from '../store/open';
import { stagedUploads } from '../store/schema';
import type { FileStore, StoredFile } from './fileStore';
import { discardFile, discardFilesBefore } from './incomingFiles';
import { readWhole } from './wholeFile';

// No transaction can span the database and a store. So the database first remembers that a file will be stored, then the
// file is stored, and the transaction of its ticket makes the database forget: a remembered file has no ticket, a
// forgotten one has one. Whoever removes a remembered file marks it as abandoned before, and its transaction fails.

/** Longer than a request takes, from its first byte to its answer. */
const abandonedHours = 1;

/** The files of tickets: never lost once the ticket is committed, never left over if it is not. */
export class Uploads {
  constructor(
    private readonly store: FileStore,
    private readonly dataDir: string,
    private readonly db: Db,
    private readonly now: () => Date,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {}

  /** Stores received files, before the transaction of their ticket: its locks do not wait for a store. */
  async stage(files: ReceivedFile[]): Promise<void> {
    if (files.length === 0) return;
    for (const file of files) file.staging = 'begun';
    await this.db.insert(stagedUploads).values(files.map(({ id }) => ({ id, at: this.now() })));
    await this.store.put(files);
    for (const file of files) file.staging = 'done';
  }

  /** Makes staged files those of a ticket, in the transaction that inserts their rows. */
  async keep(tx: Db, ids: string[]): Promise<void> {
    const kept = await tx
      .delete(stagedUploads)
      .where(and(inArray(stagedUploads.id, ids), eq(stagedUploads.abandoned, false)))
      .returning({ id: stagedUploads.id });
    if (kept.length < ids.length) throw new StorageError('a file was removed before its ticket');
  }

  /** The content of a file of a ticket; see {@link readWhole}. */
  read(file: StoredFile): Promise<Readable> {
    return readWhole(this.store, file);
  }

  /** Deletes the received files of a request that has ended, and what was stored of them unless they have a ticket. */
  async settle(files: ReceivedFile[]): Promise<void> {
    const idsOf = (some: ReceivedFile[]) => some.map(({ id }) => id);
    const staged = files.filter(({ staging }) => staging);
    try {
      await Promise.all(files.map(discardFile));
      if (staged.length === 0) return;
      const abandoned = await this.#abandon(inArray(stagedUploads.id, idsOf(staged)));
      for (const id of abandoned) await this.store.remove(id);
      // What was never answered may still be stored after it was removed: the cleanup removes it once more.
      await this.#forget(idsOf(staged.filter(({ staging }) => staging === 'done')));
    } catch (error) {
      this.log.warn({ err: error }, 'files without a ticket could not be removed now');
    }
  }

  /** Deletes the files of requests that a stop of a server or of a store has interrupted. */
  async removeAbandoned(): Promise<void> {
    await discardFilesBefore(this.dataDir, Date.now() - abandonedHours * 60 * 60 * 1000);
    const before = later(this.now(), { minutes: -abandonedHours * 60 });
    for (const id of await this.#abandon(lt(stagedUploads.at, before))) {
      await this.store.remove(id);
      await this.#forget([id]);
    }
  }

  /** Rejects if files cannot be stored and read at the moment. */
  check(): Promise<void> {
    return this.store.check();
  }

  /** The staged files among these that have no ticket, and from now on get none. Waits for their transactions. */
  async #abandon(which: SQL | undefined): Promise<string[]> {
    const rows = await this.db
      .update(stagedUploads)
      .set({ abandoned: true })
      .where(which)
      .returning({ id: stagedUploads.id });
    return rows.map(({ id }) => id);
  }

  async #forget(ids: string[]): Promise<void> {
    await this.db
      .delete(stagedUploads)
      .where(and(inArray(stagedUploads.id, ids), eq(stagedUploads.abandoned, true)));
  }
}
