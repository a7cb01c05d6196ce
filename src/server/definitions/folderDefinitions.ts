import { isKey } from '#engine';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkCached } from './checkRequestType';
import { coalesced } from './coalesced';
import { type DefinitionCache, digestOf } from './definitionCache';
import type { DefinitionHooks, DefinitionSource, FoundType } from './definitionSource';
import type { RequestTypeMetadata } from './requestTypeMetadata';
import { FolderCatalogue } from './folderCatalogue';
import { type ChangedFiles, FolderChanges, schemas } from './folderChanges';
import { type KnownType, KnownTypes } from './knownTypes';
import { NotCachedError, OpenedTypes } from './openedTypes';

/** So many changed request types are checked while somebody waits: all of a small catalogue. More are checked later. */
const mostChecked = 32;

/** Files that are saved together are checked together. */
const quietMs = 200;
const retryMs = 5000;

/**
 * The definitions of a folder, where a saved file is live at once. A request type is compared with its files when it is
 * used; the file system reports which others have changed. An invalid definition is reported and its last valid version
 * stays in use; a half-written file removes no form, and does not affect other forms.
 */
export class FolderDefinitions implements DefinitionSource {
  readonly #known = new KnownTypes();
  readonly #changes: FolderChanges;
  readonly #checks = new Map<string, () => Promise<void>>();
  /** The checks that are running, by key. */
  readonly #checking = new Map<string, Promise<void>>();
  readonly refreshCatalogue = coalesced(() => this.#catalogue.refresh(this.#known.keysVersion));
  readonly #checkPending = coalesced(() => this.#checkPendingNow());
  readonly #catalogue: FolderCatalogue;
  readonly #opened: OpenedTypes;
  readonly #savedName: string;
  #timer: NodeJS.Timeout | undefined;
  /** What runs in the background. */
  #running: Promise<void> | undefined;
  #isClosed = false;

  constructor(
    root: string,
    private readonly cache: DefinitionCache,
    private readonly hooks: DefinitionHooks,
  ) {
    this.#savedName = `index.${digestOf([root])}`;
    this.#catalogue = new FolderCatalogue(root, cache, hooks.report);
    this.#opened = new OpenedTypes(cache);
    this.#changes = new FolderChanges(
      root,
      this.#known,
      () => this.#refreshSoon(),
      (line) => hooks.report(schemas, [line]),
    );
  }

  get version() {
    return this.#known.version;
  }
  get catalogue() {
    return this.#catalogue.catalogue;
  }
  get translations() {
    return this.#catalogue.translations;
  }
  get keywords() {
    return this.#catalogue.keywords;
  }

  metadata(): Iterable<[key: string, metadata: RequestTypeMetadata]> {
    return this.#known.metadata();
  }

  isOffered(key: string): boolean {
    return this.#known.isOffered(key);
  }

  /** Starts with what an earlier start has checked; what has changed since is found while calls are answered. */
  async start(): Promise<void> {
    const saved = (await this.cache.get(this.#savedName)) as [string, KnownType][] | undefined;
    for (const [key, known] of saved ?? []) {
      const isRefused = (await this.hooks.register(key, known.valid!.metadata)).length > 0;
      this.#known.set(key, isRefused ? { fingerprint: '' } : known);
    }
    if (saved) await this.refreshCatalogue();
    else await this.refresh();
    this.#refreshSoon();
  }

  async find(key: string): Promise<FoundType | undefined> {
    if (!this.#known.get(key) && isKey(key)) await this.#scan();
    if (!this.#known.get(key)) return undefined;
    await this.#check(key);
    try {
      return await this.#open(key);
    } catch (error) {
      if (!(error instanceof NotCachedError)) throw error;
      this.#known.uncheck(key);
      await this.#check(key);
      return this.#open(key);
    }
  }

  /** What is saved is live at once, for open forms too. */
  async earlier(): Promise<undefined> {}
  async opened(): Promise<undefined> {}

  async #open(key: string): Promise<FoundType | undefined> {
    const valid = this.#known.get(key)?.valid;
    return valid && { type: await this.#opened.open(key, valid), release: null };
  }

  async refresh(): Promise<void> {
    await this.#scan();
    const pending = [...this.#changes.pending];
    // What is offered has to be registered.
    await Promise.allSettled(this.#checking.values());
    const keys = [...new Set([...pending, ...this.#changes.pending, ...this.#known.invalid])];
    if (keys.length <= mostChecked) for (const key of keys) await this.#check(key);
    else if (!this.#timer) this.#refreshSoon();
    await this.refreshCatalogue();
  }

  async refreshAll(): Promise<void> {
    await this.#scan();
    await this.#checkPending();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#changes.close();
    await this.#running;
  }

  /** What is known stays in use while the folder cannot be read. */
  async #scan(): Promise<void> {
    await this.#changes.scan().catch((error: Error) => {
      this.hooks.report(schemas, [`schemas/: ${error.message}`]);
    });
  }

  /** In the background, once the changes pause. */
  #refreshSoon(ms = quietMs): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#running = Promise.all([this.#running, this.#refreshNow()]).then(() => undefined);
    }, ms).unref();
  }

  async #refreshNow(): Promise<void> {
    try {
      await this.refreshAll();
      await this.cache.put(this.#savedName, this.#known.toSaved());
    } catch (error) {
      if (this.#isClosed) return;
      this.hooks.report(schemas, [`schemas/: ${(error as Error).message}`]);
      this.#refreshSoon(retryMs);
    }
  }

  async #checkPendingNow(): Promise<void> {
    // Changes during this run are checked by the next one.
    const keys = [...this.#changes.pending];
    for (const key of keys) {
      if (this.#isClosed) return;
      await this.#check(key);
      // Calls are answered in between.
      await nextTurn();
    }
  }

  /** Checks a request type if its files have changed. */
  async #check(key: string): Promise<void> {
    const check = this.#checks.get(key) ?? coalesced(() => this.#checkNow(key));
    this.#checks.set(key, check);
    await check();
    if (!this.#known.get(key)) this.#checks.delete(key);
  }

  async #checkNow(key: string): Promise<void> {
    const checking = this.#checkChanged(key).finally(() => this.#checking.delete(key));
    this.#checking.set(key, checking);
    await checking;
  }

  async #checkChanged(key: string): Promise<void> {
    const changed = await this.#changes.read(key).catch((error: Error) => {
      this.hooks.report(key, [`schemas/${key}: ${error.message}`]);
      return undefined;
    });
    if (!changed) return;
    try {
      await this.#checkFiles(key, changed);
    } catch (error) {
      this.#changes.pending.add(key);
      throw error;
    }
  }

  async #checkFiles(key: string, { fingerprint, files, ...read }: ChangedFiles): Promise<void> {
    const { digest, checked } = await checkCached(key, files, this.cache);
    const isChecked = 'metadata' in checked;
    const refused = isChecked ? await this.hooks.register(key, checked.metadata) : [];
    // Without a file that is not UTF-8 the checks find others that follow from it.
    const isDueToReading = !isChecked && read.diagnostics.length > 0;
    const found = isDueToReading ? [] : checked.diagnostics;
    const diagnostics = [...read.diagnostics, ...found, ...refused];
    if (diagnostics.length > 0) this.hooks.report(key, diagnostics);
    const known = this.#known.get(key);
    if (!known) return;
    const valid =
      isChecked && refused.length === 0
        ? { digest, metadata: checked.metadata, languages: Object.keys(checked.translations) }
        : known.valid;
    this.#known.set(key, { fingerprint, valid, isInvalid: diagnostics.length > 0 });
  }
}
