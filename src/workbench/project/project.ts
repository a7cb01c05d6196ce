import type { DiskEvent, DiskFile, FileChange, Project, SaveResult } from '../api';
import { setOrDelete, withDisk } from './diskChanges';
import { History, type Edit } from './history';
import type { ProjectServer } from './projectServer';
import { isRemoved, keyOf, type ProjectState, sameAs } from './projectState';
import { UnsavedTexts } from './unsavedTexts';

/**
 * The files of a catalogue while they are edited: what is on disk, what is typed over it, and the way back. Every change
 * of any view is a change of texts and goes through {@link Project.edit}, so that undo knows them all.
 */
export class ProjectFiles {
  #state: ProjectState;
  readonly #watchers = new Set<() => void>();
  readonly #history = new History();
  readonly #kept: UnsavedTexts;
  readonly #loaded = new Map<string, Promise<void>>();
  readonly #server: ProjectServer;

  constructor(
    server: ProjectServer,
    storage: Storage,
    { root, files, problems, keys, publicFiles = [] }: Project,
  ) {
    this.#server = server;
    this.#kept = new UnsavedTexts(storage, root);
    this.#state = {
      disk: new Map(),
      unsaved: new Map(),
      conflicts: [],
      keys,
      keysOnDisk: keys,
      unread: problems,
      isKept: true,
      publicFiles,
      root,
      canUndo: false,
      canRedo: false,
      saving: { kind: 'idle' },
    };
    this.#take(files);
  }

  readonly get = (): ProjectState => this.#state;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  /** The text as it is edited; undefined where there is no such file. */
  textOf(path: string): string | undefined {
    const { unsaved, disk } = this.#state;
    return unsaved.has(path) ? (unsaved.get(path) ?? undefined) : disk.get(path)?.text;
  }

  /** The texts of all files that are loaded, by path, as they are edited. */
  texts(): { [path: string]: string } {
    const { disk, unsaved } = this.#state;
    const texts = Object.fromEntries([...disk].map(([path, { text }]) => [path, text]));
    for (const [path, text] of unsaved)
      if (text === null) delete texts[path];
      else texts[path] = text;
    return texts;
  }

  /** Loads the files of a request type, once. */
  open(key: string): Promise<void> {
    const loading = this.#loaded.get(key) ?? this.#load(key);
    this.#loaded.set(key, loading);
    return loading;
  }

  async #load(key: string): Promise<void> {
    try {
      const isOnDisk = this.#state.keysOnDisk.includes(key);
      const { files, problems } = isOnDisk
        ? await this.#server.requestType(key)
        : { files: {}, problems: [] };
      this.#set({ unread: [...this.#state.unread, ...problems] });
      this.#take(files, this.#kept.pathsOf(key));
    } catch (error) {
      this.#loaded.delete(key);
      throw error;
    }
  }

  /**
   * Changes texts, as one step of undo; `null` removes a file. Edits with the same `typing` that follow each other soon
   * are one step: what was typed without a pause.
   */
  edit(texts: { [path: string]: string | null }, typing?: string): void {
    const edits = Object.entries(texts).flatMap(([path, after]): Edit[] => {
      const before = this.textOf(path) ?? null;
      return before === after ? [] : [{ path, before, after }];
    });
    if (edits.length === 0) return;
    this.#history.add(edits, typing);
    this.#apply(edits.map(({ path, after }) => [path, after]));
  }

  /** Takes the last step back; returns the paths that it changed. */
  undo(): string[] {
    const edits = this.#history.undo();
    this.#apply(edits.map(({ path, before }) => [path, before]));
    return edits.map(({ path }) => path);
  }

  redo(): string[] {
    const edits = this.#history.redo();
    this.#apply(edits.map(({ path, after }) => [path, after]));
    return edits.map(({ path }) => path);
  }

  /** Writes everything that is not saved. */
  async save(): Promise<void> {
    const { unsaved, disk, saving, conflicts } = this.#state;
    if (unsaved.size === 0 || saving.kind === 'saving' || conflicts.length > 0) return;
    const written = new Map(unsaved);
    const changes = [...written].map(([path, text]): FileChange => ({
      path,
      text,
      base: disk.get(path)?.digest ?? null,
    }));
    this.#set({ saving: { kind: 'saving' } });
    const result = await this.#server.save(changes);
    this.#set({ saving: this.#saved(result, written) });
  }

  #saved(result: SaveResult, written: Map<string, string | null>): ProjectState['saving'] {
    if (result.status === 'refused') return { kind: 'refused', message: result.message };
    if (result.status === 'conflict') {
      this.takeDisk(result.disk);
      // What could be merged is not on disk yet.
      return { kind: 'idle' };
    }
    const disk = new Map(this.#state.disk);
    const unsaved = new Map(this.#state.unsaved);
    for (const [path, text] of written) {
      const digest = result.digests[path];
      if (text === null || typeof digest !== 'string') disk.delete(path);
      else disk.set(path, { text, digest });
      // It may have been edited again meanwhile.
      if (unsaved.get(path) === text) unsaved.delete(path);
    }
    const keys = sameAs(this.#state.keysOnDisk, result.keys);
    this.#set({ disk, unsaved, keysOnDisk: keys });
    return { kind: 'saved' };
  }

  /** Takes what the server tells of the disk. */
  async takeEvent({ changed, problems, keys, digests }: DiskEvent): Promise<void> {
    this.#set({
      keysOnDisk: sameAs(this.#state.keysOnDisk, keys),
      unread: [...this.#state.unread.filter(({ file }) => !(file in changed)), ...problems],
    });
    // The other files are read when they are opened.
    this.takeDisk(
      Object.fromEntries(Object.entries(changed).filter(([path]) => this.#isLoaded(path))),
    );
    if (digests) await this.#catchUp(digests);
  }

  /** Reads again what has changed while nobody told: the server was away, or this machine slept. */
  async #catchUp(digests: { [path: string]: string }): Promise<void> {
    const known = this.#state.disk;
    const differing = new Set([
      ...Object.keys(digests).filter(
        (path) => this.#isLoaded(path) && known.get(path)?.digest !== digests[path],
      ),
      ...[...known.keys()].filter((path) => !Object.hasOwn(digests, path)),
    ]);
    if (differing.size === 0) return;
    const keys = [...this.#loaded.keys()].filter((key) =>
      [...differing].some((path) => path.startsWith(`schemas/${key}/`)),
    );
    const onDisk = keys.filter((key) => this.#state.keysOnDisk.includes(key));
    const read = await Promise.all([
      this.#server.project(),
      ...onDisk.map((key) => this.#server.requestType(key)),
    ]);
    const files = Object.assign({}, ...read.map((one) => one.files));
    this.takeDisk(Object.fromEntries([...differing].map((path) => [path, files[path] ?? null])));
  }

  #isLoaded(path: string): boolean {
    const [, folder] = /^schemas\/([^/]+)\//.exec(path) ?? [];
    return folder === undefined || folder === '_shared' || this.#loaded.has(folder);
  }

  /** Takes what another program wrote: merged into what is edited here, or a conflict where both changed the same. */
  takeDisk(changed: { [path: string]: DiskFile | null }): void {
    for (const [path, theirs] of Object.entries(changed)) {
      const base = this.#state.disk.get(path);
      // What is undone later must not take back what others wrote.
      if (base && theirs) this.#history.rebase(path, base.text, theirs.text);
    }
    this.#set(withDisk(this.#state, changed));
  }

  /** Ends a conflict: with what is edited here, which the next save writes, or with what is on disk. */
  resolve(path: string, keep: 'mine' | 'theirs'): void {
    const conflict = this.#state.conflicts.find((one) => one.path === path);
    if (!conflict) return;
    const disk = new Map(this.#state.disk);
    setOrDelete(disk, path, conflict.theirs);
    const mine = this.textOf(path) ?? null;
    this.#set({ disk, conflicts: this.#state.conflicts.filter((one) => one !== conflict) });
    // Undo brings back what was typed here.
    if (keep === 'theirs') this.edit({ [path]: conflict.theirs?.text ?? null });
    else this.#apply([[path, mine]]);
  }

  #apply(texts: [path: string, text: string | null][]): void {
    const unsaved = new Map(this.#state.unsaved);
    for (const [path, text] of texts)
      if ((this.#state.disk.get(path)?.text ?? null) === text) unsaved.delete(path);
      else unsaved.set(path, text);
    this.#set({ unsaved, saving: { kind: 'idle' } });
  }

  /** Takes files that were read first, and what an earlier visit left unsaved of them and of these paths. */
  #take(files: { [path: string]: DiskFile }, paths: string[] = []): void {
    const unsaved = new Map(this.#state.unsaved);
    const disk = new Map([...this.#state.disk, ...Object.entries(files)]);
    const changed: { [path: string]: DiskFile | null } = {};
    for (const path of new Set([...Object.keys(files), ...paths])) {
      const kept = this.#kept.take(path);
      if (!kept || unsaved.has(path)) continue;
      const now = disk.get(path) ?? null;
      if ((now?.text ?? null) === kept.text) continue;
      unsaved.set(path, kept.text);
      if ((now?.digest ?? null) === (kept.base?.digest ?? null)) continue;
      // The file was changed since: as if that happened now.
      setOrDelete(disk, path, kept.base);
      changed[path] = now;
    }
    this.#set({ unsaved, disk });
    this.takeDisk(changed);
  }

  #set(changed: Partial<ProjectState>): void {
    const before = this.#state;
    const { canUndo, canRedo } = this.#history;
    const state = { ...before, ...changed, canUndo, canRedo };
    if (changed.unsaved ?? changed.disk) state.isKept = this.#kept.keep(state.unsaved, state.disk);
    const paths = [...state.unsaved.keys(), ...this.#kept.paths()];
    const keys = new Set([...state.keysOnDisk, ...paths.flatMap((path) => keyOf(path) ?? [])]);
    state.keys = sameAs(before.keys, [...keys].filter((key) => !isRemoved(key, state)).sort());
    this.#state = state;
    for (const watcher of this.#watchers) watcher();
  }
}
