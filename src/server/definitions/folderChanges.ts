import { basename, join } from 'node:path';
import { isMissing } from '../missingFile';
import { coalesced } from './coalesced';
import { digestOf } from './definitionCache';
import {
  type DefinitionFolder,
  type FolderIdentity,
  folderIdentity,
  listFolder,
  listKeys,
  type ReadFiles,
  readFiles,
} from './definitionFiles';
import { FolderWatches } from './folderWatches';
import type { KnownTypes } from './knownTypes';

export interface ChangedFiles extends ReadFiles {
  /** Changes whenever one of the files does. */
  fingerprint: string;
}

export const schemas = 'schemas';
const shared = `${schemas}/_shared`;
const notScanned: FolderIdentity = { folder: '', changedAt: NaN };

/**
 * Finds which request types of a folder are new, gone or changed. The file system reports most changes; the files of a
 * request type are compared again each time it is used.
 */
export class FolderChanges {
  /** The keys of those that have changed, or may have. */
  readonly pending = new Set<string>();
  /** Lists the request types if some were added or removed; if the whole folder is another one, all may have changed. */
  readonly scan = coalesced(() => this.#scan());
  readonly #watches: FolderWatches;
  /** The folder as it was when its request types were listed: a symbolic link may lead to another one later. */
  #scanned = notScanned;

  /** `onChange` is called when the file system reports a change, and `report` if it cannot do that. */
  constructor(
    private readonly root: string,
    private readonly known: KnownTypes,
    private readonly onChange: () => void,
    report: (line: string) => void,
  ) {
    this.#watches = new FolderWatches(({ message }) =>
      report(
        `schemas/: the system reports no changes (${message}). A changed request type is found when it is opened.`,
      ),
    );
  }

  close(): void {
    this.#watches.close();
  }

  /** The files of a request type, if they have changed since they were checked. Rejects if they cannot be read. */
  async read(key: string): Promise<ChangedFiles | undefined> {
    // Before reading, so that a change during it marks the request type again.
    this.pending.delete(key);
    try {
      return await this.#read(key).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
        // An editor has put another file in the place of a listed one.
        return this.#read(key);
      });
    } catch (error) {
      this.pending.add(key);
      throw error;
    }
  }

  async #read(key: string): Promise<ChangedFiles | undefined> {
    const { folder } = await folderIdentity(join(this.root, schemas, key));
    if (!folder) return void this.#forget(key);
    const [common, own] = await Promise.all([
      listFolder(this.root, shared),
      listFolder(this.root, `${schemas}/${key}`),
    ]);
    const fingerprint = fingerprintOf(common, own);
    if (this.known.get(key)?.fingerprint === fingerprint) return undefined;
    return { fingerprint, ...(await readFiles(this.root, [...common.paths, ...own.paths])) };
  }

  async #scan(): Promise<void> {
    const before = this.#scanned;
    const now = await folderIdentity(join(this.root, schemas));
    if (now.folder === before.folder && now.changedAt === before.changedAt) return;
    // Before listing, so that what is added during it is listed by the next scan.
    this.#scanned = now;
    try {
      const isOther = now.folder !== before.folder;
      if (isOther) this.#watches.close();
      this.#watchFolders();
      await this.#list();
      if (isOther) await this.#compareAll();
    } catch (error) {
      this.#scanned = notScanned;
      throw error;
    }
  }

  async #list(): Promise<void> {
    const keys = await listKeys(this.root);
    for (const key of keys) {
      this.#watch(`${schemas}/${key}`, () => this.#markPending([key]));
      if (this.known.get(key)) continue;
      this.known.set(key, { fingerprint: '' });
      this.pending.add(key);
    }
    const present = new Set(keys);
    for (const key of this.known.keys) if (!present.has(key)) this.#forget(key);
  }

  async #compareAll(): Promise<void> {
    const common = await listFolder(this.root, shared);
    for (const key of this.known.keys) {
      const checked = this.known.get(key)?.fingerprint;
      const own = checked && (await listFolder(this.root, `${schemas}/${key}`));
      if (!own || fingerprintOf(common, own) !== checked) this.pending.add(key);
    }
  }

  #watchFolders(): void {
    this.#watch('.', (name) => {
      if (name === schemas || name === null) this.onChange();
    });
    this.#watch(schemas, (name) => this.#markReplaced(name));
    this.#watch(shared, () => this.#markPending(this.known.keys));
  }

  #watch(folder: string, onChange: (name: string | null) => void): void {
    this.#watches.add(join(this.root, folder), onChange);
  }

  #markPending(keys: string[]): void {
    for (const key of keys) this.pending.add(key);
    this.onChange();
  }

  /** A folder was added, deleted or replaced; the watch of a replaced one still is on the earlier folder. */
  #markReplaced(name: string | null): void {
    if (name === null) this.#scanned = notScanned;
    else {
      this.#scanned = { ...this.#scanned, changedAt: NaN };
      this.#watches.delete(join(this.root, schemas, name));
      if (this.known.get(name)) this.pending.add(name);
    }
    this.#markPending(name === basename(shared) ? this.known.keys : []);
  }

  #forget(key: string): void {
    this.#watches.delete(join(this.root, schemas, key));
    this.pending.delete(key);
    this.known.delete(key);
  }
}

const fingerprintOf = (...folders: DefinitionFolder[]): string =>
  digestOf(folders.map(({ fingerprint }) => fingerprint));
