import { type FSWatcher, watch } from 'node:fs';

/** Reports changes in some folders. One watch for each: a recursive one watches every file on Linux. */
export class FolderWatches {
  readonly #watches = new Map<string, FSWatcher>();
  #failed = false;

  /** `onFailure` is called once: where a system has no more watches, what changes is found when it is used. */
  constructor(private readonly onFailure: (error: Error) => void) {}

  /**
   * Calls `onChange` with the name of the file or folder that has changed, if the system knows it. A folder that is
   * watched already stays so: a deleted one has to be taken away first.
   */
  add(folder: string, onChange: (name: string | null) => void): void {
    if (this.#watches.has(folder) || this.#failed) return;
    try {
      const watching = watch(folder, { persistent: false }, (_event, name) => onChange(name));
      watching.on('error', (error) => this.#fail(folder, error));
      this.#watches.set(folder, watching);
    } catch (error) {
      this.#fail(folder, error as NodeJS.ErrnoException);
    }
  }

  delete(folder: string): void {
    this.#watches.get(folder)?.close();
    this.#watches.delete(folder);
  }

  close(): void {
    for (const folder of this.#watches.keys()) this.delete(folder);
  }

  #fail(folder: string, error: NodeJS.ErrnoException): void {
    this.delete(folder);
    // The folder was deleted: the watch of its parent reports that.
    if (['ENOENT', 'ENOTDIR', 'EPERM'].includes(error.code ?? '') || this.#failed) return;
    this.#failed = true;
    this.onFailure(error);
  }
}
