import type { DiskEvent } from '../../api';
import { Changes, settleMs } from './changes';
import { FolderWatches } from './folderWatches';
import type { Serialised } from './serialised';

/** Events that come closer together than this are told as one, but not longer than {@link longestWaitMs}. */
const gatherMs = 80;
const longestWaitMs = 1000;

/**
 * Tells what other programs write, from the first `start` on. Its looks take turns with the saves of the workbench, so
 * that it never sees one half done.
 */
export class DiskWatch {
  readonly #changes: Changes;
  readonly #watches: FolderWatches;
  readonly #dirty = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #dirtySince: number | undefined;
  #started: Promise<void> | undefined;
  #toldKeys: string[] = [];
  #isClosed = false;

  constructor(
    root: string,
    private readonly turns: Serialised,
    private readonly onEvent: (event: DiskEvent) => void,
  ) {
    this.#changes = new Changes(root);
    this.#watches = new FolderWatches(root, (path, isDeep) => {
      const below = path === '.' ? '' : `${path}/`;
      const isMeant = (folder: string) => folder === path || (isDeep && folder.startsWith(below));
      this.#mark(this.#changes.folders.filter(isMeant));
    });
  }

  /** Resolves once the state of the disk is known and later changes are told. */
  start(): Promise<void> {
    this.#started ??= this.turns.run(() => this.#begin());
    return this.#started;
  }

  /** The line with which a stream begins. */
  state(): DiskEvent {
    return { changed: {}, problems: [], keys: this.#changes.keys, digests: this.#changes.digests };
  }

  /** To be called within the turn of the save. Returns the request types as they are then. */
  async noteSaved(digests: { [path: string]: string | null }): Promise<string[]> {
    this.#changes.note(digests);
    const folders = await this.#changes.list();
    this.#toldKeys = this.#changes.keys;
    if (this.#started) this.#watches.set(this.#changes.folders);
    // Somebody else may have put more into a new folder.
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
    this.#timer = setTimeout(() => this.#lookAtDirty(), Math.max(0, Math.min(inMs, left)));
    this.#timer.unref();
  }

  #lookAtDirty(): void {
    const folders = [...this.#dirty];
    this.#dirty.clear();
    this.#dirtySince = undefined;
    this.turns
      .run(() => this.#look(folders))
      .catch((error: unknown) => {
        console.error(error);
        this.#mark(folders, longestWaitMs);
      });
  }

  async #begin(): Promise<void> {
    await this.#changes.list();
    // Before reading, so that what changes meanwhile is told.
    this.#watches.set(this.#changes.folders);
    await this.#changes.begin();
    this.#toldKeys = this.#changes.keys;
  }

  async #look(marked: string[]): Promise<void> {
    if (this.#isClosed) return;
    const folders = new Set([...marked, ...(await this.#changes.list())]);
    this.#watches.set(this.#changes.folders);
    const { event, unsettled } = await this.#changes.scan(folders);
    if (unsettled.size > 0) this.#mark(unsettled, settleMs);
    const isSettled = unsettled.size === 0;
    const hasNewKeys = `${this.#toldKeys}` !== `${event.keys}`;
    if (Object.keys(event.changed).length === 0 && !(isSettled && hasNewKeys)) return;
    this.#toldKeys = event.keys;
    this.onEvent(event);
  }
}
