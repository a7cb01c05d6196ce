import { overlayOf } from '#authoring';
import { createContext, use, useSyncExternalStore } from 'react';
import type { ProjectFiles } from '../project/project';
import { sameAs } from '../project/projectState';
import { type CheckedType, type CheckerState, nothingChecked, unchecked } from './checked';
import { PendingQueries } from './pendingQueries';
import type { CheckerMessage, CheckerQuery, CheckerRequest, QueryResults } from './protocol';
import { Searches } from './search/searches';

/** Milliseconds without an edit, after which the texts are sent. */
const sendDelay = 80;

/** Milliseconds without an edit, after which the next of the other request types is checked. */
const stateDelay = 1500;

/** Sends each edit to the checker, which runs in a worker, and holds the newest results. */
export class CheckerClient {
  #state = nothingChecked;
  #revision = 0;
  #sent = new Map<string, string>();
  readonly #languages = new Set<string>();
  #sendTimer: ReturnType<typeof setTimeout> | undefined;
  #stateTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #staleKeys = new Set<string>();
  /** The one of them that the checker has. */
  #counted: string | undefined;
  readonly #onCounted = new Map<string, () => void>();
  #unsaved: ReadonlyMap<string, string | null>;
  #editedAt = -Infinity;
  #opened: { key: string; language?: string } | undefined;
  readonly #watchers = new Set<() => void>();
  readonly #worker = new Worker(new URL('./checker.worker.ts', import.meta.url), {
    type: 'module',
  });
  readonly #project: ProjectFiles;
  readonly #queries = new PendingQueries();
  readonly searches: Searches;

  constructor(project: ProjectFiles) {
    this.#project = project;
    this.#unsaved = project.get().unsaved;
    this.searches = new Searches(project);
    this.#worker.onmessage = ({ data }: MessageEvent<CheckerMessage>) => this.#receive(data);
    this.#post({ type: 'files', texts: {}, publicFiles: project.get().publicFiles });
    project.watch(() => this.#scheduleSend());
    this.#sendTexts();
  }

  readonly get = (): CheckerState => this.#state;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  /** Checks a request type now and after each edit. `language`: of its form; undefined for the first one. */
  open(key: string, language?: string): void {
    // Its files have been loaded only now: a check without them would find errors that it does not have.
    this.#flushTexts();
    this.#opened = { key, ...(language !== undefined && { language }) };
    this.#check();
  }

  /** Loads a request type; resolves once its errors and warnings are counted. */
  async loadState(key: string): Promise<void> {
    try {
      await this.#project.open(key);
    } catch (error) {
      return this.#setFailed(key, (error as Error).message);
    }
    this.#sendTexts();
    const counted = new Promise<void>((resolve) => this.#onCounted.set(key, resolve));
    this.#staleKeys.add(key);
    this.#countNext();
    return counted;
  }

  /** Queries the texts as they are now. Rejects where the checker throws an error. */
  query<Type extends CheckerQuery['type']>(
    query: Extract<CheckerQuery, { type: Type }>,
  ): Promise<QueryResults[Type]> {
    this.#flushTexts();
    const { id, result } = this.#queries.add<Type>();
    this.#post({ type: 'query', id, query });
    return result;
  }

  #scheduleSend(): void {
    const { unsaved } = this.#project.get();
    if (unsaved !== this.#unsaved) this.#editedAt = performance.now();
    this.#unsaved = unsaved;
    clearTimeout(this.#sendTimer);
    this.#sendTimer = setTimeout(() => this.#sendTexts(), sendDelay);
  }

  #flushTexts(): void {
    clearTimeout(this.#sendTimer);
    this.#sendTexts();
  }

  /** Sends the texts that changed, and requests new results for them. */
  #sendTexts(): void {
    const texts: { [path: string]: string | null } = {};
    const now = this.#project.texts();
    for (const [path, text] of Object.entries(now))
      if (this.#sent.get(path) !== text) texts[path] = text;
    for (const path of this.#sent.keys()) if (!Object.hasOwn(now, path)) texts[path] = null;
    const changed = Object.keys(texts);
    if (changed.length === 0) return;
    // A request type that gets a language changes what the catalogue is to have.
    const languages = changed.flatMap((path) => overlayOf(path)?.language ?? []);
    const isNew = languages.some((one) => !this.#languages.has(one));
    for (const one of languages) this.#languages.add(one);
    this.#sent = new Map(Object.entries(now));
    this.#post({ type: 'files', texts });
    const concerns = (start: string) => changed.some((path) => path.startsWith(start));
    const key = this.#opened?.key;
    if (key !== undefined && (concerns(`schemas/${key}/`) || concerns('schemas/_shared/')))
      this.#check();
    if (isNew || concerns('catalogue.'))
      this.#post({ type: 'catalogue', keys: this.#project.get().keys });
    this.#scheduleStates((one) => concerns('schemas/_shared/') || concerns(`schemas/${one}/`));
  }

  /** Checks the request types that are not open and whose files have changed. */
  #scheduleStates(isConcerned: (key: string) => boolean): void {
    const { states, types } = this.#state;
    // One that was opened counts although its result may still be on its way.
    const checked = [...Object.keys(states), ...Object.keys(types), this.#counted ?? []].flat();
    for (const key of checked)
      if (key !== this.#opened?.key && isConcerned(key)) this.#staleKeys.add(key);
    this.#countNext();
  }

  /** One after the other, and while the user does not type: the checker is to have time for what is open. */
  #countNext(): void {
    const [key] = this.#staleKeys;
    if (key === undefined || this.#counted !== undefined) return;
    clearTimeout(this.#stateTimer);
    const wait = this.#editedAt + stateDelay - performance.now();
    if (wait > 0) {
      this.#stateTimer = setTimeout(() => this.#countNext(), wait);
      return;
    }
    this.#staleKeys.delete(key);
    this.#counted = key;
    this.#post({ type: 'state', key });
  }

  #setCounted(key: string): void {
    this.#onCounted.get(key)?.();
    this.#onCounted.delete(key);
    if (key !== this.#counted) return;
    this.#counted = undefined;
    this.#countNext();
  }

  #check(): void {
    if (!this.#opened) return;
    const { key } = this.#opened;
    this.#revision += 1;
    this.#setType(key, { isChecking: true });
    this.#post({ type: 'check', ...this.#opened, revision: this.#revision });
  }

  #post(request: CheckerRequest): void {
    this.#worker.postMessage(request);
  }

  #receive(message: CheckerMessage): void {
    const { type } = message;
    if (type === 'result') this.#queries.settle(message);
    else if (type === 'failed') this.#setFailed(message.key, message.message);
    else if (type === 'catalogue') this.#set({ catalogue: message });
    else if (type === 'state') this.#setCounts(message.key, message);
    else if (message.revision === this.#revision) this.#setType(message.key, this.#partOf(message));
    if (type !== 'result' && type !== 'failed' && type !== 'catalogue')
      this.#setFailed(message.key, undefined);
    if (type === 'state' || type === 'failed') this.#setCounted(message.key);
  }

  #setFailed(key: string, message: string | undefined): void {
    const { [key]: before, ...failed } = this.#state.failed;
    if (before === message) return;
    this.#set({ failed: message === undefined ? failed : { ...failed, [key]: message } });
    if (message !== undefined && key in this.#state.types)
      this.#setType(key, { isChecking: false });
  }

  #partOf(message: Extract<CheckerMessage, { revision: number }>): Partial<CheckedType> {
    if (message.type === 'module') {
      const { language = '', module } = message;
      const { modules, languages } = this.#state.types[message.key] ?? unchecked;
      return {
        languages: sameAs(languages, message.languages),
        isDrawn: module !== undefined,
        ...(module !== undefined && { modules: { ...modules, [language]: module } }),
      };
    }
    if (message.type === 'diagnostics')
      return { lint: message.diagnostics, coveredLanguages: message.languages };
    const { examples, coverage, coveredLines, coveredParts, diagnostics } = message;
    return {
      examples,
      coverage,
      // Examples do not run where there is an error: the editor keeps the earlier marks.
      ...(coveredLines && { coveredLines, coveredParts }),
      exampleDiagnostics: diagnostics,
      isChecking: false,
    };
  }

  #setCounts(key: string, { errors, warnings }: { errors: number; warnings: number }): void {
    this.#set({ states: { ...this.#state.states, [key]: { errors, warnings } } });
  }

  #setType(key: string, part: Partial<CheckedType>): void {
    const { types } = this.#state;
    this.#set({ types: { ...types, [key]: { ...(types[key] ?? unchecked), ...part } } });
  }

  #set(part: Partial<CheckerState>): void {
    this.#state = { ...this.#state, ...part };
    for (const watcher of this.#watchers) watcher();
  }
}

export const CheckerContext = createContext<CheckerClient | undefined>(undefined);

export const useChecker = (): CheckerClient => use(CheckerContext)!;

export function useCheckerState<T>(select: (state: CheckerState) => T): T {
  const checker = useChecker();
  return useSyncExternalStore(checker.watch, () => select(checker.get()));
}

/** A part of what is known of a request type. */
export const useCheckedType = <T>(key: string, select: (checked: CheckedType) => T): T =>
  useCheckerState(({ types }) => select(types[key] ?? unchecked));
