import { today } from '../../today';
import type { Files } from '#authoring';
import { t } from '../../i18n';
import type { ProjectFiles } from '../../project/project';
import { filesOf } from '../filesOf';
import { withAdded } from './proposals';
import type { Progress, SearchKind, SearchMessage, SearchRequest, SearchResults } from './protocol';

export interface SearchState<Kind extends SearchKind = SearchKind> {
  status: 'running' | 'done' | 'stopped' | 'failed';
  progress?: Progress;
  /** What was found until now. */
  found?: SearchResults[Kind];
  /** Why it failed. */
  message?: string;
  /** The files that were searched. */
  files: Files;
}

/** Runs each search in a worker of its own, which is terminated at its end. */
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

  /** Searches the texts as they are now. */
  async start(key: string, kind: SearchKind): Promise<void> {
    const id = idOf(key, kind);
    this.#end(id);
    this.#set(id, { status: 'running', files: filesOf(key, this.#project.texts()) });
    const { keys, publicFiles } = this.#project.get();
    // Examples of other request types can cover shared pieces.
    await Promise.allSettled(keys.map((one) => this.#project.open(one)));
    if (this.#states[id]?.status !== 'running' || this.#workers.has(id)) return;
    const worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
    this.#workers.set(id, worker);
    worker.onmessage = ({ data }: MessageEvent<SearchMessage>) => this.#receive(id, data);
    worker.onerror = ({ message }) => {
      this.#receive(id, { type: 'failed', message: t('searches.failed', { message }) });
    };
    const files = this.#project.texts();
    this.#set(id, { files: filesOf(key, files) });
    worker.postMessage({
      kind,
      key,
      files,
      keys,
      publicFiles,
      today: today(),
    } satisfies SearchRequest);
  }

  stop(key: string, kind: SearchKind): void {
    const id = idOf(key, kind);
    if (this.#states[id]?.status !== 'running') return;
    this.#end(id);
    this.#set(id, { status: 'stopped' });
  }

  #receive(id: string, message: SearchMessage): void {
    if (message.type === 'progress') {
      const { type: _type, ...progress } = message;
      this.#set(id, { progress });
    } else if (message.type === 'found') {
      const { files, found } = this.#states[id]!;
      const textOf = (path: string) => this.#project.textOf(path);
      this.#set(id, {
        found: message.found,
        files: withAdded(files, found?.proposals ?? [], textOf),
      });
    } else {
      this.#end(id);
      this.#set(
        id,
        message.type === 'end'
          ? { status: 'done' }
          : { status: 'failed', message: message.message },
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
