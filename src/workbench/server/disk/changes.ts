import type { Diagnostic } from '#authoring';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiskEvent, DiskFile } from '../../api';
import { foldersOfKey, listFolder, type Listing, listKeys, schemas, shared } from './listFolder';
import { folderOf } from './paths';
import { readDiskFile, type Reading } from './readDiskFile';

/** A file as it was reported last. `state`: cheap to compare; `digest`: `null` for a file that cannot be read. */
interface Known {
  state: string;
  digest: string | null;
  problem?: Diagnostic;
}

/** A file that looks half-written. `since`: when it was first read in this state. */
interface Unsettled {
  state: string;
  since: number;
}

const missing = 'missing';

/** Milliseconds in which an editor writes the rest of a file, or puts it back. */
export const settleMs = 250;

/** Compares folders with what was reported of them, so that no change is reported twice. One call at a time. */
export class Changes {
  keys: string[] = [];
  readonly #known = new Map<string, Map<string, Known>>();
  /** By folder: its entries that nothing reads. */
  readonly #strays = new Map<string, Diagnostic[]>();
  readonly #unsettled = new Map<string, Unsettled>();

  /** `root` is a real path. */
  constructor(private readonly root: string) {}

  /** All folders that may contain files, existing or not. */
  get folders(): string[] {
    return ['.', schemas, shared, ...this.keys.flatMap(foldersOfKey)];
  }

  /** Why files cannot be edited. */
  get problems(): Diagnostic[] {
    const files = [...this.#known.values()].flatMap((folder) => [...folder.values()]);
    return [...[...this.#strays.values()].flat(), ...files.flatMap(({ problem }) => problem ?? [])];
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

  /** Records what is on disk as reported. */
  async begin(): Promise<void> {
    await this.list();
    for (const folder of this.folders) {
      const { paths, problems } = await this.#list(folder);
      this.#strays.set(folder, problems);
      for (const path of paths) {
        const state = await this.#stateOf(path);
        const reading = await readDiskFile(this.root, path);
        if (reading) this.#knownIn(folder).set(path, { state, ...knownOf(reading) });
      }
    }
  }

  /** What has changed in these folders, and those that have to be looked at again in {@link settleMs}. */
  async scan(folders: Iterable<string>): Promise<{ event: DiskEvent; unsettled: Set<string> }> {
    const event: DiskEvent = { changed: {}, problems: [], keys: this.keys };
    const unsettled = new Set<string>();
    for (const folder of folders) {
      const { paths, problems } = await this.#list(folder);
      this.#compareStrays(folder, problems, event);
      for (const path of new Set([...paths, ...this.#knownIn(folder).keys()]))
        if (!(await this.#compare(folder, path, event))) unsettled.add(folder);
    }
    return { event, unsettled };
  }

  /** Records what the workbench itself has written. `state` stays empty: another program may have written since. */
  note(digests: { [path: string]: string | null }): void {
    for (const [path, digest] of Object.entries(digests)) {
      if (digest === null) this.#knownIn(folderOf(path)).delete(path);
      else this.#knownIn(folderOf(path)).set(path, { state: '', digest });
      this.#unsettled.delete(path);
    }
  }

  async #list(folder: string): Promise<Listing> {
    if (folder !== schemas) return listFolder(this.root, folder);
    return { paths: [], problems: (await listKeys(this.root)).problems };
  }

  /** Adds the entries that nothing reads, where they are new, and those that are gone. */
  #compareStrays(folder: string, problems: Diagnostic[], event: DiskEvent): void {
    const before = this.#strays.get(folder) ?? [];
    this.#strays.set(folder, problems);
    const isIn = (list: Diagnostic[], one: Diagnostic) =>
      list.some(({ file, message }) => file === one.file && message === one.message);
    const added = problems.filter((one) => !isIn(before, one));
    const gone = before.filter((one) => !isIn(problems, one));
    for (const { file } of [...gone, ...added]) event.changed[file] = null;
    event.problems.push(...added);
  }

  /** Adds a change of the file to the event. False while the file is being written. */
  async #compare(folder: string, path: string, event: DiskEvent): Promise<boolean> {
    const known = this.#knownIn(folder).get(path);
    const state = await this.#stateOf(path);
    if (known?.state === state) return this.#settle(path);
    const reading = await readDiskFile(this.root, path);
    // Another program has written it meanwhile.
    if ((await this.#stateOf(path)) !== state) return false;
    const { digest, problem } = knownOf(reading);
    if (known && known.digest === digest && digest !== null) {
      known.state = state;
      return this.#settle(path);
    }
    if (!isComplete(reading) && !this.#isStable(path, state)) return false;
    if (reading === null) this.#knownIn(folder).delete(path);
    else this.#knownIn(folder).set(path, { state, digest, problem });
    if (known || reading !== null) addChange(event, path, reading);
    return this.#settle(path);
  }

  #settle(path: string): true {
    this.#unsettled.delete(path);
    return true;
  }

  #isStable(path: string, state: string): boolean {
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
      // Reading the file reports why it cannot be read.
      return missing;
    }
  }
}

const knownOf = (reading: Reading): Omit<Known, 'state'> =>
  reading && 'file' in reading ? { digest: reading.file.digest } : { digest: null, ...reading };

function addChange(event: DiskEvent, path: string, reading: Reading): void {
  const [file, problem]: [DiskFile | null, Diagnostic?] =
    reading === null ? [null] : 'file' in reading ? [reading.file] : [null, reading.problem];
  event.changed[path] = file;
  if (problem) event.problems.push(problem);
}

function isComplete(reading: Reading): boolean {
  if (reading === null || !('file' in reading)) return false;
  try {
    JSON.parse(reading.file.text.replace(/^\uFEFF/, ''));
    return true;
  } catch {
    return false;
  }
}
