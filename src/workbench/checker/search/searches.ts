import type { Files } from '#authoring';
import { t } from '../../i18n';
import type { ProjectFiles } from '../../project/project';
import { filesOf } from '../filesOf';
import { withTaken } from './proposals';
import type { FoundBy, Progress, SearchAsked, SearchKind, SearchTold } from './protocol';

export interface SearchState<Kind extends SearchKind = SearchKind> {
  status: 'running' | 'done' | 'stopped' | 'failed';
  progress?: Progress;
  /** What was found so far. */
  found?: FoundBy[Kind];
  /** Why it failed. */
  message?: string;
  /** The files that it was about. */
  files: Files;
}

/** Searches that take long: each in a thread of its own, which ends with it. */
export class Searches {
  #states: { [id: string]: SearchState } = {};
  readonly #workers = new Map<string, Worker>();
  readonly #watchers = new Set<() => void>();
  readonly #project: ProjectFiles;

  constructor(project: ProjectFiles) {
    this.#project = project;
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  get<Kind extends SearchKind>(key: string, kind: Kind): SearchState<Kind> | undefined {
    return this.#states[idOf(key, kind)] as SearchState<Kind> | undefined;
  }

  /** Searches with the texts as they are now. */
  async start(key: string, kind: SearchKind): Promise<void> {
    const id = idOf(key, kind);
    this.#end(id);
    this.#set(id, { status: 'running', files: filesOf(key, this.#project.texts()) });
    const { keys, publicFiles } = this.#project.get();
    // What other request types show of shared pieces counts, too.
    await Promise.allSettled(keys.map((one) => this.#project.open(one)));
    if (this.#states[id]?.status !== 'running' || this.#workers.has(id)) return;
    const worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
    this.#workers.set(id, worker);
    worker.onmessage = ({ data }: MessageEvent<SearchTold>) => this.#take(id, data);
    worker.onerror = ({ message }) => {
      this.#take(id, { tell: 'failed', message: t('searches.failed', { message }) });
    };
    const files = this.#project.texts();
    const today = new Date().toISOString().slice(0, 10);
    this.#set(id, { files: filesOf(key, files) });
    worker.postMessage({ kind, key, files, keys, publicFiles, today } satisfies SearchAsked);
  }

  stop(key: string, kind: SearchKind): void {
    const id = idOf(key, kind);
    if (this.#states[id]?.status !== 'running') return;
    this.#end(id);
    this.#set(id, { status: 'stopped' });
  }

  #take(id: string, told: SearchTold): void {
    if (told.tell === 'progress') {
      const { tell: _tell, ...progress } = told;
      this.#set(id, { progress });
    } else if (told.tell === 'found') {
      const { files, found } = this.#states[id]!;
      const textOf = (path: string) => this.#project.textOf(path);
      this.#set(id, {
        found: told.found,
        files: withTaken(files, found?.proposals ?? [], textOf),
      });
    } else {
      this.#end(id);
      this.#set(
        id,
        told.tell === 'end' ? { status: 'done' } : { status: 'failed', message: told.message },
      );
    }
  }

  #end(id: string): void {
    this.#workers.get(id)?.terminate();
    this.#workers.delete(id);
  }

  #set(id: string, part: Partial<SearchState>): void {
    const before = part.status === 'running' ? undefined : this.#states[id];
    this.#states = { ...this.#states, [id]: { ...before, ...part } as SearchState };
    for (const watcher of this.#watchers) watcher();
  }
}

const idOf = (key: string, kind: SearchKind) => `${kind} ${key}`;
