import { type Files, type Diagnostic, closest } from '#authoring';
import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from '../cannotRun';
import { t } from '../i18n';
import { readText } from './readText';
import { strays } from './strays';

/** Files that were read, and what kept others from being read. */
export interface Read {
  files: Files;
  diagnostics: Diagnostic[];
}

/** A folder with `catalogue.json` and `schemas/`. Nothing is read before it is asked for. */
export class Folder {
  readonly keys: string[];
  #shared: Read | undefined;

  constructor(readonly root: string) {
    const schemas = join(root, 'schemas');
    if (!existsSync(schemas)) throw new CannotRun(t('noSchemas', { root }));
    this.keys = entriesIn(schemas)
      .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name))
      .map(({ name }) => name);
  }

  /** The request types that were named, or all. */
  chosen(names: string[]): string[] {
    const unknown = names.find((name) => !this.keys.includes(name));
    if (unknown === undefined) return names.length > 0 ? [...new Set(names)] : this.keys;
    const close = closest(unknown, this.keys);
    const hint = close ? t('didYouMean', { close }) : t('thereAre', { names: this.keys });
    throw new CannotRun(t('noSuchKey', { key: unknown, hint }));
  }

  catalogue(): string | Diagnostic {
    return readText(join(this.root, 'catalogue.json'), 'catalogue.json');
  }

  /** Everything that makes one request type: its folder, its examples and the shared pieces. */
  requestType(key: string): Read {
    this.#shared ??= this.#read('schemas/_shared', false);
    const own = this.#read(`schemas/${key}`, true);
    return {
      files: { ...this.#shared.files, ...own.files },
      diagnostics: [...this.#shared.diagnostics, ...own.diagnostics],
    };
  }

  #read(folder: string, isRequestType: boolean): Read {
    const read: Read = { files: {}, diagnostics: [] };
    const path = join(this.root, folder);
    const entries = existsSync(path) ? entriesIn(path) : [];
    if (isRequestType) read.diagnostics.push(...strays(folder, entries));
    for (const entry of entries) {
      const below = `${folder}/${entry.name}`;
      if (isRequestType && entry.isDirectory() && entry.name === 'examples')
        merge(read, this.#read(below, false));
      else if (entry.name.endsWith('.json')) {
        const text = readText(join(this.root, below), below);
        if (typeof text === 'string') read.files[below] = text;
        else read.diagnostics.push(text);
      }
    }
    return read;
  }
}

function merge(read: Read, more: Read): void {
  Object.assign(read.files, more.files);
  read.diagnostics.push(...more.diagnostics);
}

function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : a.name > b.name ? 1 : 0,
    );
  } catch (error) {
    throw new CannotRun(t('noFolder', { folder, code: (error as NodeJS.ErrnoException).code }));
  }
}
