import type { DiskFile } from '../api';

/** A text that was not saved, with the file that it was typed over. */
interface Kept {
  text: string | null;
  base: DiskFile | null;
}

/** Keeps in this browser what is typed and not saved, each file by itself, so that a closed tab loses nothing. */
export class UnsavedTexts {
  readonly #storage: Storage;
  readonly #prefix: string;
  /** Of earlier visits: their files were not opened yet. */
  readonly #waiting: Set<string>;
  /** What this page wrote last. Other tabs have texts of their own. */
  readonly #written = new Map<string, Kept>();

  /** `root`: each folder has its own. */
  constructor(storage: Storage, root: string) {
    this.#storage = storage;
    this.#prefix = `workbench ${root} `;
    const names = Array.from({ length: storage.length }, (_, i) => storage.key(i)!);
    const own = names.filter((name) => name.startsWith(this.#prefix));
    this.#waiting = new Set(own.map((name) => name.slice(this.#prefix.length)));
  }

  /** The paths of what an earlier visit left, as far as it was not taken. */
  paths(): string[] {
    return [...this.#waiting];
  }

  pathsOf(key: string): string[] {
    return this.paths().filter((path) => path.startsWith(`schemas/${key}/`));
  }

  /** What an earlier visit left of a file; it is this page's from now on. */
  take(path: string): Kept | undefined {
    if (!this.#waiting.delete(path)) return undefined;
    const kept = readKept(this.#storage.getItem(this.#prefix + path));
    if (kept) this.#written.set(path, kept);
    else this.#storage.removeItem(this.#prefix + path);
    return kept;
  }

  /** Keeps what is unsaved now. Returns whether the browser had room for it. */
  keep(unsaved: ReadonlyMap<string, string | null>, disk: ReadonlyMap<string, DiskFile>): boolean {
    for (const path of this.#written.keys())
      if (!unsaved.has(path)) {
        this.#written.delete(path);
        this.#storage.removeItem(this.#prefix + path);
      }
    let isKept = true;
    for (const [path, text] of unsaved) {
      const base = disk.get(path) ?? null;
      const before = this.#written.get(path);
      if (before?.text === text && before.base?.digest === base?.digest) continue;
      isKept = this.#write(path, { text, base }) && isKept;
    }
    return isKept;
  }

  #write(path: string, kept: Kept): boolean {
    try {
      this.#storage.setItem(this.#prefix + path, JSON.stringify(kept));
      this.#written.set(path, kept);
      return true;
    } catch (error) {
      if ((error as Error).name !== 'QuotaExceededError') throw error;
      return false;
    }
  }
}

function readKept(text: string | null): Kept | undefined {
  try {
    const kept: Kept | null = JSON.parse(text ?? 'null');
    return kept && 'text' in kept && 'base' in kept ? kept : undefined;
  } catch {
    // Not ours: another program wrote under this name.
    return undefined;
  }
}
