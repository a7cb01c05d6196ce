import type { Diagnostic } from '#authoring';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiskEvent, DiskFile } from '../../api';
import { foldersOfKey, listFolder, listKeys, schemas, shared } from './listFolder';
import { folderOf } from './paths';
import { readDiskFile, type Reading } from './readDiskFile';

/** A file as it was told last. `state`: cheap to compare; the digest is `null` for one that cannot be read. */
interface Known {
  state: string;
  digest: string | null;
}

/** A file that looks half-written, as it was first seen in this state. */
interface Unsettled {
  state: string;
  since: number;
}

const missing = 'missing';

/** An editor has written the rest, or put the file back, by then. */
export const settleMs = 250;

/** Compares folders with what is known of them, so that nothing is told twice. One call at a time. */
export class Changes {
  keys: string[] = [];
  readonly #known = new Map<string, Map<string, Known>>();
  readonly #unsettled = new Map<string, Unsettled>();

  /** `root` is a real path. */
  constructor(private readonly root: string) {}

  /** All folders that may hold files, existing or not. */
  get folders(): string[] {
    return ['.', schemas, shared, ...this.keys.flatMap(foldersOfKey)];
  }

  get digests(): { [path: string]: string } {
    const files = [...this.#known.values()].flatMap((folder) => [...folder]);
    return Object.fromEntries(
      files.flatMap(([path, { digest }]) => (digest === null ? [] : [[path, digest]])),
    );
  }

  /** Lists the request types again; returns the folders of those that are new or gone. */
  async list(): Promise<string[]> {
    const before = this.keys;
    this.keys = (await listKeys(this.root)).keys;
    const changed = [
      ...this.keys.filter((key) => !before.includes(key)),
      ...before.filter((key) => !this.keys.includes(key)),
    ];
    return changed.flatMap(foldersOfKey);
  }

  /** Takes what is on disk for known. */
  async begin(): Promise<void> {
    await this.list();
    for (const folder of this.folders)
      for (const path of await this.#pathsOf(folder)) {
        const state = await this.#stateOf(path);
        const reading = await readDiskFile(this.root, path);
        if (reading) this.#knownIn(folder).set(path, { state, digest: digestOfReading(reading) });
      }
  }

  /** What has changed in these folders, and those that have to be looked at again in {@link settleMs}. */
  async scan(folders: Iterable<string>): Promise<{ event: DiskEvent; unsettled: Set<string> }> {
    const event: DiskEvent = { changed: {}, problems: [], keys: this.keys };
    const unsettled = new Set<string>();
    for (const folder of folders)
      for (const path of await this.#pathsOf(folder))
        if (!(await this.#compare(folder, path, event))) unsettled.add(folder);
    return { event, unsettled };
  }

  /** What the workbench itself has written needs no telling. Its state stays open: somebody may have written since. */
  note(digests: { [path: string]: string | null }): void {
    for (const [path, digest] of Object.entries(digests)) {
      if (digest === null) this.#knownIn(folderOf(path)).delete(path);
      else this.#knownIn(folderOf(path)).set(path, { state: '', digest });
      this.#unsettled.delete(path);
    }
  }

  async #pathsOf(folder: string): Promise<Set<string>> {
    if (folder === schemas) return new Set();
    const { paths } = await listFolder(this.root, folder);
    return new Set([...paths, ...this.#knownIn(folder).keys()]);
  }

  /** Whether the file is settled; if it has changed, it is in the event. */
  async #compare(folder: string, path: string, event: DiskEvent): Promise<boolean> {
    const known = this.#knownIn(folder).get(path);
    const state = await this.#stateOf(path);
    if (known?.state === state) return this.#settle(path);
    const reading = await readDiskFile(this.root, path);
    // It was written while it was read.
    if ((await this.#stateOf(path)) !== state) return false;
    const digest = digestOfReading(reading);
    if (known && known.digest === digest && digest !== null) {
      known.state = state;
      return this.#settle(path);
    }
    if (!looksWhole(reading) && !this.#hasStayed(path, state)) return false;
    if (reading === null) this.#knownIn(folder).delete(path);
    else this.#knownIn(folder).set(path, { state, digest });
    if (known || reading !== null) tell(event, path, reading);
    return this.#settle(path);
  }

  #settle(path: string): true {
    this.#unsettled.delete(path);
    return true;
  }

  #hasStayed(path: string, state: string): boolean {
    const seen = this.#unsettled.get(path);
    if (seen?.state === state) return Date.now() - seen.since >= settleMs;
    this.#unsettled.set(path, { state, since: Date.now() });
    return false;
  }

  #knownIn(folder: string): Map<string, Known> {
    const known = this.#known.get(folder) ?? new Map<string, Known>();
    this.#known.set(folder, known);
    return known;
  }

  async #stateOf(path: string): Promise<string> {
    try {
      const { ino, size, mtimeMs, ctimeMs } = await lstat(join(this.root, path));
      return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
    } catch {
      // Why it cannot be read is found out by reading it.
      return missing;
    }
  }
}

const digestOfReading = (reading: Reading): string | null =>
  reading && 'file' in reading ? reading.file.digest : null;

function tell(event: DiskEvent, path: string, reading: Reading): void {
  const [file, problem]: [DiskFile | null, Diagnostic?] =
    reading === null ? [null] : 'file' in reading ? [reading.file] : [null, reading.problem];
  event.changed[path] = file;
  if (problem) event.problems.push(problem);
}

function looksWhole(reading: Reading): boolean {
  if (reading === null || !('file' in reading)) return false;
  try {
    JSON.parse(reading.file.text.replace(/^\uFEFF/, ''));
    return true;
  } catch {
    return false;
  }
}
