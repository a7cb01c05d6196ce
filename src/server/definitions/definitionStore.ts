import type { CatalogueKeywords } from '#authoring';
import type { Catalogue } from '#engine';
import { join } from 'node:path';
import { preferredLanguage } from '../language';
import { isMissing } from '../missingFile';
import { isUnavailable } from '../store/databaseErrors';
import { readCatalogue } from './catalogue';
import { compileRequestType, type RequestType } from './compileRequestType';
import {
  type DefinitionFolder,
  listKeys,
  listFolder,
  listCatalogueOverlays,
  fileFingerprint,
  readFiles,
} from './definitionFiles';
import { CachedDefinition } from './cachedDefinition';

export interface DefinitionHooks {
  /** Registers a compiled request type; returns diagnostics if that is impossible. */
  register(key: string, type: RequestType): Promise<string[]>;
  report(key: string, lines: string[]): void;
}

/**
 * The definitions of a folder. Every use checks whether files have changed, so that an analyst's edit is live the next
 * time a form is opened. An invalid definition is reported and its last valid version stays in use; a half-written
 * file removes no form, and does not affect other forms.
 */
export class DefinitionStore {
  readonly #definitions = new Map<string, CachedDefinition>();
  readonly #fingerprints = new Map<string, string>();
  #catalogue: Catalogue | undefined;
  #catalogueTranslations = new Map<string, Catalogue>();
  #catalogueKeywords: CatalogueKeywords | undefined;
  #catalogueFingerprint = '';
  #refreshing: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #lookedAt = -Infinity;

  constructor(
    private readonly root: string,
    private readonly hooks: DefinitionHooks,
    private readonly compiler = compileRequestType,
  ) {}

  /** The number of request types that are in use, without a look at the files. */
  get size(): number {
    return this.#definitions.size;
  }

  async types(): Promise<RequestType[]> {
    await this.#refresh();
    return this.knownTypes();
  }

  /** Those that the last look at the files found. */
  knownTypes(): RequestType[] {
    return [...this.#definitions.values()].map(({ type }) => type);
  }

  /** Looks at the files, unless that was done less than a second ago. */
  async refreshSometimes(): Promise<void> {
    if (performance.now() - this.#lookedAt > 1000) await this.#refresh();
  }

  /** The request type in the caller's language, if it is translated. */
  localized(type: RequestType): RequestType {
    const { key } = type;
    const cached = this.#definitions.get(key);
    const language = cached && preferredLanguage((one) => cached.isTranslated(one));
    if (!language) return type;
    return cached.inLanguage(language, (lines) => this.hooks.report(key, lines));
  }

  async catalogue(): Promise<Catalogue> {
    await this.#refresh();
    return this.knownCatalogue;
  }

  /** Without a look at the files. */
  get knownCatalogue(): Catalogue {
    const language = preferredLanguage((one) => this.#catalogueTranslations.has(one));
    const translated = this.#catalogueTranslations.get(language ?? '');
    return translated ?? this.#catalogue ?? { serviceTypes: [] };
  }

  /** What finds the parts of the catalogue, in all languages; without a look at the files. */
  get knownKeywords(): CatalogueKeywords {
    return (
      this.#catalogueKeywords ?? { serviceTypes: {}, requestTypes: {}, screens: {}, notices: {} }
    );
  }

  /** Refreshes one at a time; all callers during a refresh share the next one. */
  #refresh(): Promise<void> {
    this.#next ??= this.#refreshing.then(() => {
      this.#next = undefined;
      return this.#refreshNow();
    });
    this.#refreshing = this.#next.catch(() => undefined);
    return this.#next;
  }

  async #refreshNow(): Promise<void> {
    this.#lookedAt = performance.now();
    const keys = await listKeys(this.root);
    await this.#refreshCatalogue(keys);
    for (const key of this.#definitions.keys())
      if (!keys.includes(key)) this.#definitions.delete(key);
    for (const key of this.#fingerprints.keys())
      if (!keys.includes(key)) this.#fingerprints.delete(key);
    const shared = await listFolder(this.root, 'schemas/_shared');
    for (const key of keys) await this.#refreshDefinition(key, shared);
  }

  async #refreshDefinition(key: string, shared: DefinitionFolder): Promise<void> {
    const own = await listFolder(this.root, `schemas/${key}`);
    const fingerprint = `${shared.fingerprint}\n${own.fingerprint}`;
    if (this.#fingerprints.get(key) === fingerprint) return;
    try {
      const files = await readFiles(this.root, [...shared.paths, ...own.paths]);
      const compiled = this.compiler(key, files);
      const diagnostics =
        'diagnostics' in compiled ? compiled.diagnostics : await this.hooks.register(key, compiled);
      if (diagnostics.length > 0) this.hooks.report(key, diagnostics);
      else if (!('diagnostics' in compiled))
        this.#definitions.set(key, new CachedDefinition(compiled, files, this.compiler));
    } catch (error) {
      // An editor is replacing the file: the next refresh reads it.
      if (isMissing(error)) return;
      if (isUnavailable(error)) throw error;
      // Any failure to compile is the author's to correct, like any other diagnostic.
      this.hooks.report(key, [`schemas/${key}: ${(error as Error).message}`]);
    }
    this.#fingerprints.set(key, fingerprint);
  }

  async #refreshCatalogue(keys: string[]): Promise<void> {
    const name = 'catalogue.json';
    const overlays = await listCatalogueOverlays(this.root);
    const fingerprint = [
      await fileFingerprint(join(this.root, name)),
      overlays.fingerprint,
      ...keys,
    ].join('\n');
    if (fingerprint === this.#catalogueFingerprint) return;
    this.#catalogueFingerprint = fingerprint;
    const files = await readFiles(this.root, [name, ...overlays.paths]).catch(
      (error: Error) => error,
    );
    if (files instanceof Error) return this.hooks.report(name, [`${name}: ${files.message}`]);
    const { [name]: text, ...texts } = files;
    const read = readCatalogue(text!, texts, keys);
    const { catalogue, translations, keywords, isValid, diagnostics } = read;
    if (diagnostics.length > 0) this.hooks.report(name, diagnostics);
    if (!isValid && this.#catalogue) return;
    this.#catalogue = catalogue;
    this.#catalogueTranslations = translations;
    this.#catalogueKeywords = keywords;
  }
}
