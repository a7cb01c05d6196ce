import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { pathIn } from './paths';

/** Milliseconds between scans of all folders, where the system has no more watches. */
const pollMs = 3000;

/**
 * Reports which folders may have changed. One watch for each folder: on Linux a recursive one watches every file, and
 * loses files that an editor replaces.
 */
export class FolderWatches {
  readonly #watches = new Map<string, FSWatcher>();
  #poll: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** `folder`: a path below the root; `isDeep`: everything below it may have changed, too. */
  constructor(
    private readonly root: string,
    private readonly onChange: (folder: string, isDeep: boolean) => void,
  ) {}

  /** Watches exactly these folders. A folder that does not exist is reported by its parent once it does. */
  set(folders: string[]): void {
    for (const folder of this.#watches.keys()) if (!folders.includes(folder)) this.#drop(folder);
    for (const folder of folders) if (!this.#watches.has(folder)) this.#add(folder);
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#poll);
    for (const folder of this.#watches.keys()) this.#drop(folder);
  }

  #add(folder: string): void {
    if (this.#isClosed) return;
    try {
      const watching = watch(join(this.root, folder), { persistent: false });
      watching.on('change', (event, name) => this.#changed(folder, event, name));
      watching.on('error', (error) => this.#failed(folder, error));
      this.#watches.set(folder, watching);
    } catch (error) {
      this.#failed(folder, error as NodeJS.ErrnoException);
    }
  }

  #changed(folder: string, event: string, name: string | Buffer | null): void {
    if (name === null) return this.onChange(folder, true);
    this.onChange(folder, false);
    if (event !== 'rename') return;
    // A folder was added, removed or replaced: the watch is on the earlier one.
    const path = pathIn(folder, `${name}`);
    for (const watched of this.#watches.keys())
      if (watched === path || watched.startsWith(`${path}/`)) this.#drop(watched);
    this.onChange(path, true);
  }

  #failed(folder: string, { code = '' }: NodeJS.ErrnoException): void {
    this.#drop(folder);
    // The folder was deleted: the watch of its parent reports that.
    if (['ENOENT', 'ENOTDIR', 'EPERM'].includes(code)) return;
    this.#poll ??= setInterval(() => this.onChange('.', true), pollMs).unref();
  }

  #drop(folder: string): void {
    this.#watches.get(folder)?.close();
    this.#watches.delete(folder);
  }
}
