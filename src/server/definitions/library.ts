import type { Catalogue } from '#engine';
import { join } from 'node:path';
import { languageAmong } from '../language';
import { isUnavailable } from '../store/failure';
import { readCatalogue } from './catalogue';
import { compile, type RequestType } from './compiled';
import { type Folder, isGone, keysIn, lookAt, fingerprintOf, read } from './files';
import { CachedDefinition } from './definitionCache';

export interface Report {
  /** Takes a request type up, or says why it cannot be. */
  found(key: string, type: RequestType): Promise<string[]>;
  diagnostics(key: string, lines: string[]): void;
}

/** How many modules of earlier versions stay readable, for pages that were opened before a change. */
const modulesKept = 200;

/**
 * The definitions of a folder. Every use looks whether a file changed and then reads it again, so that an analyst's
 * edit is live on the next open. What cannot be used is reported, and what was good last stays: a file that is half
 * written takes no form away, and none takes another one with it.
 */
export class Library {
  readonly #shelves = new Map<string, CachedDefinition>();
  readonly #marks = new Map<string, string>();
  readonly #modules = new Map<string, string>();
  #catalogue: Catalogue | undefined;
  #catalogueMark = '';
  #looking: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(
    private readonly root: string,
    private readonly hasCall: (call: string) => boolean,
    private readonly report: Report,
    private readonly compiler = compile,
  ) {}

  async types(): Promise<RequestType[]> {
    await this.#look();
    return [...this.#shelves.values()].map(({ type }) => type);
  }

  /** The same request type in the caller's language, where it has it. */
  localized(type: RequestType): RequestType {
    const { key } = type;
    const shelf = this.#shelves.get(key);
    const language = shelf && languageAmong((one) => shelf.isWrittenIn(one));
    if (!language) return type;
    return shelf.inLanguage(language, (lines) => this.report.diagnostics(key, lines));
  }

  /** The name under which the browser finds a request type's module from now on. */
  publish({ module: { name, text } }: RequestType): string {
    this.#modules.delete(name);
    this.#modules.set(name, text);
    const [oldest] = this.#modules.keys();
    if (this.#modules.size > modulesKept && oldest) this.#modules.delete(oldest);
    return name;
  }

  async catalogue(): Promise<Catalogue> {
    await this.#look();
    return this.#catalogue ?? { serviceTypes: [] };
  }

  module(name: string): string | undefined {
    return this.#modules.get(name);
  }

  /** One look at a time; all who ask during one share the look that begins after it. */
  #look(): Promise<void> {
    this.#next ??= this.#looking.then(() => {
      this.#next = undefined;
      return this.#lookNow();
    });
    this.#looking = this.#next.catch(() => undefined);
    return this.#next;
  }

  async #lookNow(): Promise<void> {
    const keys = await keysIn(this.root);
    await this.#lookAtCatalogue(keys);
    for (const key of this.#shelves.keys()) if (!keys.includes(key)) this.#shelves.delete(key);
    for (const key of this.#marks.keys()) if (!keys.includes(key)) this.#marks.delete(key);
    const shared = await lookAt(this.root, 'schemas/_shared');
    for (const key of keys) await this.#lookAtKey(key, shared);
  }

  async #lookAtKey(key: string, shared: Folder): Promise<void> {
    const own = await lookAt(this.root, `schemas/${key}`);
    const mark = `${shared.fingerprint}\n${own.fingerprint}`;
    if (this.#marks.get(key) === mark) return;
    try {
      const files = await read(this.root, [...shared.paths, ...own.paths]);
      const compiled = this.compiler(key, files, this.hasCall);
      const diagnostics =
        'diagnostics' in compiled ? compiled.diagnostics : await this.report.found(key, compiled);
      if (diagnostics.length > 0) this.report.diagnostics(key, diagnostics);
      else if (!('diagnostics' in compiled))
        this.#shelves.set(key, new CachedDefinition(compiled, files, this.hasCall, this.compiler));
    } catch (error) {
      // An editor is at work: the next look will see what became of it.
      if (isGone(error)) return;
      if (isUnavailable(error)) throw error;
      // What cannot be compiled for whatever reason is its author's to mend, as any other finding is.
      this.report.diagnostics(key, [`schemas/${key}: ${(error as Error).message}`]);
    }
    this.#marks.set(key, mark);
  }

  async #lookAtCatalogue(keys: string[]): Promise<void> {
    const name = 'catalogue.json';
    const mark = [await fingerprintOf(join(this.root, name)), ...keys].join('\n');
    if (mark === this.#catalogueMark) return;
    this.#catalogueMark = mark;
    const files = await read(this.root, [name]).catch((error: Error) => error);
    if (files instanceof Error) return this.report.diagnostics(name, [`${name}: ${files.message}`]);
    const { catalogue, isWhole, diagnostics } = readCatalogue(files[name]!, keys);
    if (diagnostics.length > 0) this.report.diagnostics(name, diagnostics);
    if (isWhole || !this.#catalogue) this.#catalogue = catalogue;
  }
}
