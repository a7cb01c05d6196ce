import type { DiskFile } from '../api';

/** A text that was not saved, with the file that it was typed over. */
interface Kept {
  text: string | null;
  base: DiskFile | null;
}

/** Keeps in this browser what is typed and not saved, so that a closed tab loses nothing. */
export class UnsavedTexts {
  readonly #storage: Storage;
  readonly #name: string;
  #kept: { [path: string]: Kept };

  /** `root`: each folder has its own. */
  constructor(storage: Storage, root: string) {
    this.#storage = storage;
    this.#name = `workbench ${root}`;
    this.#kept = readKept(storage.getItem(this.#name));
  }

  paths(): string[] {
    return Object.keys(this.#kept);
  }

  pathsOf(key: string): string[] {
    return this.paths().filter((path) => path.startsWith(`schemas/${key}/`));
  }

  take(path: string): Kept | undefined {
    return Object.hasOwn(this.#kept, path) ? this.#kept[path] : undefined;
  }

  /**
   * Keeps what is unsaved now, and what belongs to files that were not opened yet. Returns whether the browser had room
   * for it.
   */
  keep(unsaved: ReadonlyMap<string, string | null>, disk: ReadonlyMap<string, DiskFile>): boolean {
    for (const path of Object.keys(this.#kept))
      if (disk.has(path) && !unsaved.has(path)) delete this.#kept[path];
    for (const [path, text] of unsaved) this.#kept[path] = { text, base: disk.get(path) ?? null };
    try {
      if (this.paths().length === 0) this.#storage.removeItem(this.#name);
      else this.#storage.setItem(this.#name, JSON.stringify(this.#kept));
      return true;
    } catch (error) {
      if ((error as Error).name !== 'QuotaExceededError') throw error;
      return false;
    }
  }
}

function readKept(text: string | null): { [path: string]: Kept } {
  try {
    return JSON.parse(text ?? '{}') ?? {};
  } catch {
    // Not ours: another program wrote under this name.
    return {};
  }
}
