import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { pathIn } from './paths';

/** Where a system has no more watches, or reports nothing, all is looked at this often. */
const pollMs = 3000;

/**
 * Says which folders may have changed. One watch for each folder: a recursive one watches every file on Linux, and
 * loses those that an editor replaces.
 */
export class FolderWatches {
  readonly #watches = new Map<string, FSWatcher>();
  #poll: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** `onChange` gets a path below the root; `isDeep` where all that is below it may have changed, too. */
  constructor(
    private readonly root: string,
    private readonly onChange: (folder: string, isDeep: boolean) => void,
  ) {}

  /** Watches exactly these folders; those that are not there come with the change of their parent. */
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
    // A folder came, went, or was replaced: the watch is on the earlier one.
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
