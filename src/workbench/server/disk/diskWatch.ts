import type { DiskEvent } from '../../api';
import { Changes, settleMs } from './changes';
import { FolderWatches } from './folderWatches';
import type { TaskQueue } from './taskQueue';

/** Changes that follow each other sooner are sent as one event, at the latest after {@link longestWaitMs}. */
const gatherMs = 80;
const longestWaitMs = 1000;

/**
 * Reports what other programs write, from the first `start` on. It shares a queue with the saves of the workbench, so
 * that it never reads files of a save that is half done.
 */
export class DiskWatch {
  readonly #changes: Changes;
  readonly #watches: FolderWatches;
  readonly #dirty = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #dirtySince: number | undefined;
  #started: Promise<void> | undefined;
  #reportedKeys: string[] = [];
  #isClosed = false;

  constructor(
    root: string,
    private readonly queue: TaskQueue,
    private readonly onEvent: (event: DiskEvent) => void,
  ) {
    this.#changes = new Changes(root);
    this.#watches = new FolderWatches(root, (path, isDeep) => {
      const below = path === '.' ? '' : `${path}/`;
      const isAffected = (folder: string) =>
        folder === path || (isDeep && folder.startsWith(below));
      this.#mark(this.#changes.folders.filter(isAffected));
    });
  }

  /** Resolves once the state of the disk is known and later changes are reported. */
  start(): Promise<void> {
    this.#started ??= this.queue.run(() => this.#begin());
    return this.#started;
  }

  /** The first event of a stream. */
  state(): DiskEvent {
    const { problems, keys, digests } = this.#changes;
    return { changed: {}, problems, keys, digests };
  }

  /** To be called within the task of the save. Returns the request types as they are then. */
  async noteSaved(digests: { [path: string]: string | null }): Promise<string[]> {
    this.#changes.note(digests);
    const folders = await this.#changes.list();
    this.#reportedKeys = this.#changes.keys;
    if (this.#started) this.#watches.set(this.#changes.folders);
    // Another program may have written more files into a new folder.
    if (this.#started && folders.length > 0) this.#mark(folders);
    return this.#changes.keys;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#watches.close();
  }

  #mark(folders: Iterable<string>, inMs = gatherMs): void {
    for (const folder of folders) this.#dirty.add(folder);
    if (this.#isClosed || this.#dirty.size === 0) return;
    this.#dirtySince ??= Date.now();
    clearTimeout(this.#timer);
    const left = this.#dirtySince + longestWaitMs - Date.now();
    this.#timer = setTimeout(() => this.#scanDirty(), Math.max(0, Math.min(inMs, left)));
    this.#timer.unref();
  }

  #scanDirty(): void {
    const folders = [...this.#dirty];
    this.#dirty.clear();
    this.#dirtySince = undefined;
    this.queue
      .run(() => this.#scan(folders))
      .catch((error: unknown) => {
        console.error(error);
        this.#mark(folders, longestWaitMs);
      });
  }

  async #begin(): Promise<void> {
    await this.#changes.list();
    // Before reading, so that changes meanwhile are reported.
    this.#watches.set(this.#changes.folders);
    await this.#changes.begin();
    this.#reportedKeys = this.#changes.keys;
  }

  async #scan(marked: string[]): Promise<void> {
    if (this.#isClosed) return;
    const folders = new Set([...marked, ...(await this.#changes.list())]);
    this.#watches.set(this.#changes.folders);
    const { event, unsettled } = await this.#changes.scan(folders);
    if (unsettled.size > 0) this.#mark(unsettled, settleMs);
    const isSettled = unsettled.size === 0;
    const hasNewKeys = `${this.#reportedKeys}` !== `${event.keys}`;
    if (Object.keys(event.changed).length === 0 && !(isSettled && hasNewKeys)) return;
    this.#reportedKeys = event.keys;
    this.onEvent(event);
  }
}
