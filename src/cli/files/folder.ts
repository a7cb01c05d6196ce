import { type Diagnostic, didYouMean, type Files, formatDiagnostic } from '#authoring';
import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CommandError } from '../commandError';
import { t } from '../i18n';
import { readText } from './readText';
import { unexpectedFiles } from './unexpectedFiles';

/** Files that were read, and why others were not. */
export interface ReadFiles {
  files: Files;
  diagnostics: Diagnostic[];
  /** The files below `public/` by their address; absent where there is no such folder. */
  publicFiles?: string[];
  /** The text of catalogue.json, of a request type; absent where it cannot be read. */
  catalogue?: string;
}

/** A folder with `catalogue.json` and `schemas/`. Files are read when they are first needed. */
export class Folder {
  readonly keys: string[];
  #shared: ReadFiles | undefined;
  #publicFiles: string[] | undefined;

  constructor(readonly root: string) {
    const schemas = join(root, 'schemas');
    if (!existsSync(schemas)) throw new CommandError(t('noSchemas', { root }));
    this.keys = entriesIn(schemas)
      .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name))
      .map(({ name }) => name);
  }

  /** The keys that were given, each once, or all. Throws a `CommandError` for a key without a folder. */
  select(keys: string[]): string[] {
    const unknown = keys.find((key) => !this.keys.includes(key));
    if (unknown === undefined) return keys.length > 0 ? [...new Set(keys)] : this.keys;
    const hint = didYouMean(unknown, this.keys);
    throw new CommandError(t('unknownKey', { key: unknown, hint }));
  }

  /** The text of catalogue.json, or why it cannot be read. */
  catalogue(): string | Diagnostic {
    return readText(join(this.root, 'catalogue.json'), 'catalogue.json');
  }

  /** The text of a file, or undefined if there is none. */
  textOf(file: string): string | undefined {
    const path = join(this.root, file);
    if (!existsSync(path)) return undefined;
    const text = readText(path, file);
    if (typeof text !== 'string') throw new CommandError(formatDiagnostic(text));
    return text;
  }

  /** The overlays of catalogue.json. */
  catalogueOverlays(): ReadFiles {
    const read: ReadFiles = { files: {}, diagnostics: [] };
    for (const { name } of entriesIn(this.root))
      if (/^catalogue\..+\.json$/.test(name)) this.#readInto(read, name);
    return read;
  }

  /** All files of one request type: its folder, its examples and the shared ones. */
  requestType(key: string): ReadFiles {
    this.#shared ??= this.#read('schemas/_shared', false);
    this.#publicFiles ??= addressesIn(join(this.root, 'public'));
    const own = this.#read(`schemas/${key}`, true);
    const catalogue = this.catalogue();
    return {
      files: { ...this.#shared.files, ...own.files },
      diagnostics: [...this.#shared.diagnostics, ...own.diagnostics],
      ...(this.#publicFiles && { publicFiles: this.#publicFiles }),
      ...(typeof catalogue === 'string' && { catalogue }),
    };
  }

  #read(folder: string, isRequestType: boolean): ReadFiles {
    const read: ReadFiles = { files: {}, diagnostics: [] };
    const path = join(this.root, folder);
    const entries = existsSync(path) ? entriesIn(path) : [];
    if (isRequestType) read.diagnostics.push(...unexpectedFiles(folder, entries));
    for (const entry of entries) {
      const below = `${folder}/${entry.name}`;
      if (isRequestType && entry.isDirectory() && entry.name === 'examples') {
        const examples = this.#read(below, false);
        Object.assign(read.files, examples.files);
        read.diagnostics.push(...examples.diagnostics);
      } else if (/^[^.].*\.json$/.test(entry.name)) this.#readInto(read, below);
    }
    return read;
  }

  #readInto(read: ReadFiles, file: string): void {
    const text = readText(join(this.root, file), file);
    if (typeof text === 'string') read.files[file] = text;
    else read.diagnostics.push(text);
  }
}

/** Sorted by code unit: the order does not depend on the machine. */
function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : a.name > b.name ? 1 : 0,
    );
  } catch (error) {
    throw new CommandError(t('noFolder', { folder, code: (error as NodeJS.ErrnoException).code }));
  }
}

/** The addresses of the files below a folder that is served. */
function addressesIn(folder: string): string[] | undefined {
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .sort();
}
