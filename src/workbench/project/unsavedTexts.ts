import type { DiskFile } from '../api';

/** An unsaved text, with the file that it changes. */
interface StoredText {
  text: string | null;
  base: DiskFile | null;
}

/** Stores unsaved texts in the browser, each file under a name of its own, so that closing the tab loses nothing. */
export class UnsavedTexts {
  readonly #storage: Storage;
  readonly #prefix: string;
  /** The paths of texts that an earlier page has stored and that this page has not restored yet. */
  readonly #stored: Set<string>;
  /** What this page has stored. Other tabs store texts of their own. */
  readonly #own = new Map<string, StoredText>();

  /** `root`: each folder has texts of its own. */
  constructor(storage: Storage, root: string) {
    this.#storage = storage;
    this.#prefix = `workbench ${root} `;
    const names = Array.from({ length: storage.length }, (_, i) => storage.key(i)!);
    const stored = names.filter((name) => name.startsWith(this.#prefix));
    this.#stored = new Set(stored.map((name) => name.slice(this.#prefix.length)));
  }

  /** The paths of stored texts that were not restored yet. */
  paths(): string[] {
    return [...this.#stored];
  }

  pathsOf(key: string): string[] {
    return this.paths().filter((path) => path.startsWith(`schemas/${key}/`));
  }

  /** The stored text of a file. From now on this page replaces and removes it. */
  restore(path: string): StoredText | undefined {
    if (!this.#stored.delete(path)) return undefined;
    const stored = parseStored(this.#storage.getItem(this.#prefix + path));
    if (stored) this.#own.set(path, stored);
    else this.#storage.removeItem(this.#prefix + path);
    return stored;
  }

  /** Stores what is unsaved now. Returns false where the quota of the browser is exceeded. */
  store(unsaved: ReadonlyMap<string, string | null>, disk: ReadonlyMap<string, DiskFile>): boolean {
    for (const path of this.#own.keys())
      if (!unsaved.has(path)) {
        this.#own.delete(path);
        this.#storage.removeItem(this.#prefix + path);
      }
    let isStored = true;
    for (const [path, text] of unsaved) {
      const base = disk.get(path) ?? null;
      const before = this.#own.get(path);
      if (before?.text === text && before.base?.digest === base?.digest) continue;
      isStored = this.#write(path, { text, base }) && isStored;
    }
    return isStored;
  }

  #write(path: string, stored: StoredText): boolean {
    try {
      this.#storage.setItem(this.#prefix + path, JSON.stringify(stored));
      this.#own.set(path, stored);
      return true;
    } catch (error) {
      if ((error as Error).name !== 'QuotaExceededError') throw error;
      return false;
    }
  }
}

function parseStored(text: string | null): StoredText | undefined {
  try {
    const stored: StoredText | null = JSON.parse(text ?? 'null');
    return stored && 'text' in stored && 'base' in stored ? stored : undefined;
  } catch {
    // Another program has stored something under this name.
    return undefined;
  }
}
