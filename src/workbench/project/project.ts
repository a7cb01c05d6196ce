import type { DiskEvent, DiskFile, FileChange, Project, SaveResult } from '../api';
import { setOrDelete, withDisk } from './diskChanges';
import { History, type Edit } from './history';
import type { ProjectServer } from './projectServer';
import { folderOf, isRemoved, isSameMap, keyOf, type ProjectState, sameAs } from './projectState';
import { UnsavedTexts } from './unsavedTexts';

/**
 * The files of a catalogue while they are edited: what is on disk, the unsaved texts, and the history of undo. All views
 * change texts with {@link ProjectFiles.edit}, so that undo covers every change.
 */
export class ProjectFiles {
  #state: ProjectState;
  readonly #watchers = new Set<() => void>();
  readonly #history = new History();
  readonly #unsavedTexts: UnsavedTexts;
  readonly #loaded = new Map<string, Promise<void>>();
  readonly #server: ProjectServer;
  #texts: Pick<ProjectState, 'disk' | 'unsaved'> & { texts: { [path: string]: string } };

  constructor(
    server: ProjectServer,
    storage: Storage,
    { root, files, problems, keys, portal, publicFiles = [] }: Project,
  ) {
    this.#server = server;
    this.#unsavedTexts = new UnsavedTexts(storage, root);
    this.#state = {
      disk: new Map(),
      unsaved: new Map(),
      conflicts: [],
      keys,
      keysOnDisk: keys,
      unread: problems,
      isPersisted: true,
      publicFiles,
      root,
      portal,
      live: undefined,
      canUndo: false,
      canRedo: false,
      saving: { kind: 'idle' },
    };
    this.#texts = { disk: this.#state.disk, unsaved: this.#state.unsaved, texts: {} };
    this.#addLoaded(files);
  }

  readonly get = (): ProjectState => this.#state;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  /** The text as it is edited; undefined where the file does not exist. */
  textOf(path: string): string | undefined {
    const { unsaved, disk } = this.#state;
    return unsaved.has(path) ? (unsaved.get(path) ?? undefined) : disk.get(path)?.text;
  }

  /** The texts of all files that are loaded, by path, as they are edited; the same object while none changes. */
  texts(): { readonly [path: string]: string } {
    const { disk, unsaved } = this.#state;
    if (this.#texts.disk !== disk || this.#texts.unsaved !== unsaved)
      this.#texts = { disk, unsaved, texts: this.#makeTexts() };
    return this.#texts.texts;
  }

  #makeTexts(): { [path: string]: string } {
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

  /** Loads the request types that an earlier page has left unsaved texts of, so that they count as unsaved. */
  async openUnsaved(): Promise<void> {
    const keys = new Set(this.#unsavedTexts.paths().flatMap((path) => folderOf(path) ?? []));
    await Promise.all([...keys].map((key) => this.open(key)));
  }

  async #load(key: string): Promise<void> {
    try {
      const isOnDisk = this.#state.keysOnDisk.includes(key);
      const { files, problems } = isOnDisk
        ? await this.#server.requestType(key)
        : { files: {}, problems: [] };
      const others = this.#state.unread.filter(({ file }) => !file.startsWith(`schemas/${key}/`));
      this.#set({ unread: [...others, ...problems] });
      this.#addLoaded(files, this.#unsavedTexts.pathsOf(key));
    } catch (error) {
      this.#loaded.delete(key);
      throw error;
    }
  }

  /**
   * Changes texts, as one step of undo; `null` removes a file. Edits with the same `typing` that follow each other
   * without a pause are one step.
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

  /** Undoes the last step; returns the paths that it changed. */
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

  /** Writes all unsaved texts. */
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
      this.applyDiskChanges(result.disk);
      // Merged texts are not on disk yet.
      return { kind: 'idle' };
    }
    const disk = new Map(this.#state.disk);
    const unsaved = new Map(this.#state.unsaved);
    for (const [path, text] of written) {
      const digest = result.digests[path];
      if (text === null || typeof digest !== 'string') disk.delete(path);
      else disk.set(path, { text, digest });
      // The text may have been edited again meanwhile.
      if (unsaved.get(path) === text) unsaved.delete(path);
    }
    const keys = sameAs(this.#state.keysOnDisk, result.keys);
    this.#set({ disk, unsaved, keysOnDisk: keys });
    return { kind: 'saved', left: result.left ?? [] };
  }

  /** Asks the portal for the release that is live. Without one, nothing is said of what is published. */
  async readLive(): Promise<void> {
    const read = await this.#server.live().catch(() => undefined);
    this.#set({ live: read && 'digests' in read ? read.digests : undefined });
  }

  /** Applies an event of the server. */
  async applyDiskEvent({ changed, problems, keys, digests }: DiskEvent): Promise<void> {
    const others = this.#state.unread.filter(({ file }) => !digests && !(file in changed));
    this.#set({
      keysOnDisk: sameAs(this.#state.keysOnDisk, keys),
      unread: [...others, ...problems],
    });
    // Other request types are read when they are opened.
    this.applyDiskChanges(
      Object.fromEntries(Object.entries(changed).filter(([path]) => this.#isLoaded(path))),
    );
    if (digests) await this.#catchUp(digests);
  }

  /** Reads files that have changed without an event: the server was stopped, or this machine slept. */
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
    this.applyDiskChanges(
      Object.fromEntries([...differing].map((path) => [path, files[path] ?? null])),
    );
  }

  #isLoaded(path: string): boolean {
    const folder = folderOf(path);
    return folder === undefined || this.#loaded.has(folder);
  }

  /** Merges what another program wrote into the unsaved texts. Changes of the same lines become a conflict. */
  applyDiskChanges(changed: { [path: string]: DiskFile | null }): void {
    for (const [path, theirs] of Object.entries(changed)) {
      const base = this.#state.disk.get(path);
      // A later undo must not revert what another program wrote.
      if (base && theirs) this.#history.rebase(path, base.text, theirs.text);
    }
    this.#set(withDisk(this.#state, changed));
  }

  /** Resolves a conflict with a text, which the next save writes; `null` removes the file. Undo restores the text here. */
  resolve(path: string, text: string | null): void {
    const conflict = this.#state.conflicts.find((one) => one.path === path);
    if (!conflict) return;
    const disk = new Map(this.#state.disk);
    setOrDelete(disk, path, conflict.theirs);
    const mine = this.textOf(path) ?? null;
    this.#set({ disk, conflicts: this.#state.conflicts.filter((one) => one !== conflict) });
    if (text === mine) this.#apply([[path, mine]]);
    else this.edit({ [path]: text });
  }

  #apply(texts: [path: string, text: string | null][]): void {
    const unsaved = new Map(this.#state.unsaved);
    for (const [path, text] of texts)
      if ((this.#state.disk.get(path)?.text ?? null) === text) unsaved.delete(path);
      else unsaved.set(path, text);
    const { saving } = this.#state;
    // The same object while it says the same: each key of a text comes here.
    this.#set({ unsaved, saving: saving.kind === 'idle' ? saving : { kind: 'idle' } });
  }

  /** Adds files that were loaded, and restores stored texts of them and of `paths`. */
  #addLoaded(files: { [path: string]: DiskFile }, paths: string[] = []): void {
    const unsaved = new Map(this.#state.unsaved);
    const disk = new Map([...this.#state.disk, ...Object.entries(files)]);
    const changed: { [path: string]: DiskFile | null } = {};
    const restored: Edit[] = [];
    for (const path of new Set([...Object.keys(files), ...paths])) {
      const stored = this.#unsavedTexts.restore(path);
      if (!stored || unsaved.has(path)) continue;
      const now = disk.get(path) ?? null;
      if ((now?.text ?? null) === stored.text) continue;
      unsaved.set(path, stored.text);
      // Undo discards what was restored.
      restored.push({ path, before: stored.base?.text ?? null, after: stored.text });
      if ((now?.digest ?? null) === (stored.base?.digest ?? null)) continue;
      // Another program has changed the file since: handled as a change that happens now.
      setOrDelete(disk, path, stored.base);
      changed[path] = now;
    }
    if (restored.length > 0) this.#history.add(restored);
    this.#set({ unsaved, disk });
    this.applyDiskChanges(changed);
  }

  #set(changed: Partial<ProjectState>): void {
    const before = this.#state;
    const { canUndo, canRedo } = this.#history;
    const state = { ...before, ...changed, canUndo, canRedo };
    // The same object while nothing is edited: what only loads is no edit.
    if (isSameMap(before.unsaved, state.unsaved)) state.unsaved = before.unsaved;
    if (changed.unsaved ?? changed.disk)
      state.isPersisted = this.#unsavedTexts.store(state.unsaved, state.disk);
    const paths = [...state.unsaved.keys(), ...this.#unsavedTexts.paths()];
    const keys = new Set([...state.keysOnDisk, ...paths.flatMap((path) => keyOf(path) ?? [])]);
    state.keys = sameAs(before.keys, [...keys].filter((key) => !isRemoved(key, state)).sort());
    this.#state = state;
    for (const watcher of this.#watchers) watcher();
  }
}
