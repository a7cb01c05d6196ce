import type { Coverage, Diagnostic, LanguageCoverage } from '#authoring';
import { createContext, use, useSyncExternalStore } from 'react';
import type { ProjectFiles } from '../project/project';
import type { CoveredLine } from './coveredLines';
import type { Asked, AnswerTo, ExampleResult, Question, Told } from './protocol';
import { Questions } from './questions';
import { Searches } from './search/searches';

/** What is known of the opened request type. */
export interface CheckedType {
  languages: string[];
  /** The newest that could be made, by language; the first language has no name. */
  modules: { [language: string]: string };
  /** The files, as they are now, make a form. */
  isDrawn: boolean;
  lint: Diagnostic[];
  coveredLanguages: LanguageCoverage[];
  examples: ExampleResult[] | undefined;
  exampleDiagnostics: Diagnostic[];
  coverage: Coverage | undefined;
  /** Those of the newest texts that could be run; undefined before. */
  coveredLines: CoveredLine[] | undefined;
  /** Not all parts are of the newest texts yet. */
  isChecking: boolean;
}

export interface CheckingState {
  types: { [key: string]: CheckedType };
  /** The number of findings, by request type. */
  states: { [key: string]: { errors: number; warnings: number } };
  catalogue: Diagnostic[];
  /** Why the checker itself failed, by request type. */
  failed: { [key: string]: string };
}

/** In milliseconds: a person who types does not wait for each key. */
const pause = 120;

/** In milliseconds: nobody types. */
const idle = 1500;

const unchecked: CheckedType = {
  languages: [],
  modules: {},
  isDrawn: false,
  lint: [],
  coveredLanguages: [],
  examples: undefined,
  exampleDiagnostics: [],
  coverage: undefined,
  coveredLines: undefined,
  isChecking: true,
};

/** Has everything checked that is edited, in a thread of its own, and keeps what it told. */
export class Checking {
  #state: CheckingState = { types: {}, states: {}, catalogue: [], failed: {} };
  #revision = 0;
  #sent = new Map<string, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;
  readonly #unsure = new Set<string>();
  #opened: { key: string; language?: string } | undefined;
  readonly #watchers = new Set<() => void>();
  readonly #worker = new Worker(new URL('./checker.worker.ts', import.meta.url), {
    type: 'module',
  });
  readonly #project: ProjectFiles;
  readonly #questions = new Questions();
  readonly searches: Searches;

  constructor(project: ProjectFiles) {
    this.#project = project;
    this.searches = new Searches(project);
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => this.#take(data);
    this.#ask({ ask: 'files', texts: {}, publicFiles: project.get().publicFiles });
    project.watch(() => this.#soon());
    this.#send();
  }

  readonly get = (): CheckingState => this.#state;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  /** The request type to check first, and the language in which its form is drawn. */
  open(key: string, language?: string): void {
    this.#opened = { key, ...(language !== undefined && { language }) };
    this.#check();
  }

  /** Loads a request type and looks what is wrong with it. */
  async look(key: string): Promise<void> {
    try {
      await this.#project.open(key);
      this.#send();
      this.#ask({ ask: 'state', key });
    } catch (error) {
      this.#setFailed(key, (error as Error).message);
    }
  }

  /** Asks about the texts as they are now. Rejects where the checker fails on it. */
  ask<About extends Question['about']>(
    question: Extract<Question, { about: About }>,
  ): Promise<AnswerTo[About]> {
    clearTimeout(this.#timer);
    this.#send();
    const { id, answer } = this.#questions.add<About>();
    this.#ask({ ask: 'question', id, question });
    return answer;
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#send(), pause);
  }

  /** Sends the texts that changed; what is open is checked again. */
  #send(): void {
    const texts: { [path: string]: string | null } = {};
    const now = this.#project.texts();
    for (const [path, text] of Object.entries(now))
      if (this.#sent.get(path) !== text) texts[path] = text;
    for (const path of this.#sent.keys()) if (!Object.hasOwn(now, path)) texts[path] = null;
    const changed = Object.keys(texts);
    if (changed.length === 0) return;
    this.#sent = new Map(Object.entries(now));
    this.#ask({ ask: 'files', texts });
    const concerns = (start: string) => changed.some((path) => path.startsWith(start));
    const key = this.#opened?.key;
    if (key !== undefined && (concerns(`schemas/${key}/`) || concerns('schemas/_shared/')))
      this.#check();
    if (concerns('catalogue.')) this.#ask({ ask: 'catalogue', keys: this.#project.get().keys });
    this.#askStates((one) => concerns('schemas/_shared/') || concerns(`schemas/${one}/`));
  }

  /** Looks again at the request types whose files have changed and that are not open, once nobody types. */
  #askStates(isConcerned: (key: string) => boolean): void {
    for (const key of Object.keys(this.#state.states))
      if (key !== this.#opened?.key && isConcerned(key)) this.#unsure.add(key);
    clearTimeout(this.#later);
    this.#later = setTimeout(() => {
      for (const key of this.#unsure) this.#ask({ ask: 'state', key });
      this.#unsure.clear();
    }, idle);
  }

  #check(): void {
    if (!this.#opened) return;
    const { key } = this.#opened;
    this.#revision += 1;
    this.#setType(key, { isChecking: true });
    this.#ask({ ask: 'check', ...this.#opened, revision: this.#revision });
  }

  #ask(asked: Asked): void {
    this.#worker.postMessage(asked);
  }

  #take(told: Told): void {
    if (told.tell === 'answer') this.#questions.take(told);
    else if (told.tell === 'failed') this.#setFailed(told.key, told.message);
    else if (told.tell === 'catalogue') this.#set({ catalogue: told.diagnostics });
    else if (told.tell === 'state') this.#setCounts(told.key, told);
    else if (told.revision === this.#revision) this.#setType(told.key, this.#partOf(told));
    if (told.tell !== 'answer' && told.tell !== 'failed' && told.tell !== 'catalogue')
      this.#setFailed(told.key, undefined);
  }

  #setFailed(key: string, message: string | undefined): void {
    const { [key]: before, ...failed } = this.#state.failed;
    if (before === message) return;
    this.#set({ failed: message === undefined ? failed : { ...failed, [key]: message } });
    if (message !== undefined && key in this.#state.types)
      this.#setType(key, { isChecking: false });
  }

  #partOf(told: Extract<Told, { revision: number }>): Partial<CheckedType> {
    if (told.tell === 'module') {
      const { languages, language = '', module } = told;
      const { modules } = this.#state.types[told.key] ?? unchecked;
      return {
        languages,
        isDrawn: module !== undefined,
        ...(module !== undefined && { modules: { ...modules, [language]: module } }),
      };
    }
    if (told.tell === 'diagnostics') {
      const errors = told.diagnostics.filter(({ severity }) => severity === 'error').length;
      this.#setCounts(told.key, { errors, warnings: told.diagnostics.length - errors });
      return { lint: told.diagnostics, coveredLanguages: told.languages };
    }
    const { examples, coverage, coveredLines, diagnostics } = told;
    return {
      examples,
      coverage,
      // With an error no example runs: the marks of before move with the lines.
      ...(coveredLines && { coveredLines }),
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

  #set(part: Partial<CheckingState>): void {
    this.#state = { ...this.#state, ...part };
    for (const watcher of this.#watchers) watcher();
  }
}

export const CheckingContext = createContext<Checking | undefined>(undefined);

export const useChecking = (): Checking => use(CheckingContext)!;

export function useCheckingState<T>(select: (state: CheckingState) => T): T {
  const checking = useChecking();
  return useSyncExternalStore(checking.watch, () => select(checking.get()));
}

export const useCheckedType = (key: string): CheckedType =>
  useCheckingState(({ types }) => types[key] ?? unchecked);
