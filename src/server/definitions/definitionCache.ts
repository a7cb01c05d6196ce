import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createHash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import { isMissing } from '../missingFile';
import type { Settings } from '../settings';

/** What was made of definitions, as JSON by name; names contain a digest of what it was made of. */
export interface DefinitionCache {
  get(name: string): Promise<unknown>;
  put(name: string, value: unknown): Promise<void>;
}

/** Keeps what was put last in memory: for a process whose own sources change. */
export class MemoryCache implements DefinitionCache {
  readonly #texts = new Map<string, string>();

  constructor(private readonly most = Infinity) {}

  async get(name: string): Promise<unknown> {
    const text = this.#texts.get(name);
    return text === undefined ? undefined : JSON.parse(text);
  }

  async put(name: string, value: unknown): Promise<void> {
    this.#texts.delete(name);
    this.#texts.set(name, JSON.stringify(value));
    if (this.#texts.size > this.most) this.#texts.delete(this.#texts.keys().next().value!);
  }
}

/** What could not be written is kept in memory, but not without limit. */
const mostUnwritten = 200;

const week = 7 * 24 * 60 * 60 * 1000;

/** Keeps everything in a folder of this version of the program, so that a restart checks and compiles nothing. */
export class DiskCache implements DefinitionCache {
  readonly #folder: string;
  readonly #unwritten = new MemoryCache(mostUnwritten);

  constructor(
    private readonly root: string,
    private readonly version: string,
    private readonly onFailure: (error: Error) => void,
  ) {
    this.#folder = join(root, version);
  }

  /** Creates the folder, and deletes those of versions that no process has used for a week. */
  async prepare(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.root)) {
      const other = join(this.root, name);
      const { mtimeMs } = await stat(other);
      if (name !== this.version && Date.now() - mtimeMs > week)
        await rm(other, { recursive: true, force: true });
    }
  }

  async get(name: string): Promise<unknown> {
    try {
      return JSON.parse(await readFile(this.#pathOf(name), 'utf8'));
    } catch (error) {
      // A text that is no JSON was cut short when the disk was full: it is made again.
      if (!isMissing(error) && !(error instanceof SyntaxError)) this.onFailure(error as Error);
      return this.#unwritten.get(name);
    }
  }

  async put(name: string, value: unknown): Promise<void> {
    const temporary = this.#pathOf(randomUUID());
    try {
      // Somebody may have emptied the data folder.
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await writeFile(temporary, JSON.stringify(value), { mode: 0o600 });
      await rename(temporary, this.#pathOf(name));
    } catch (error) {
      this.onFailure(error as Error);
      await this.#unwritten.put(name, value);
      await rm(temporary, { force: true }).catch(this.onFailure);
    }
  }

  #pathOf(name: string): string {
    return join(this.#folder, `${name}.json`);
  }
}

declare const __COMPILER__: string | undefined;

/** A digest of what checks and compiles, which the build defines. */
export const compiler = typeof __COMPILER__ === 'string' ? __COMPILER__ : undefined;

/** In the data folder, if this is a built server: its sources cannot change. */
export async function openDefinitionCache(
  { dataDir }: Pick<Settings, 'dataDir'>,
  log: FastifyBaseLogger,
): Promise<DefinitionCache> {
  if (compiler === undefined) return new MemoryCache();
  const onFailure = (error: Error) =>
    log.warn({ err: error }, 'compiled request types cannot be kept');
  const cache = new DiskCache(join(dataDir, 'definitions'), compiler, onFailure);
  await cache.prepare();
  return cache;
}

/** A digest of texts and of where each ends. */
export const digestOf = (texts: string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32);

/** The value of a name, made if it is not there yet. */
export async function cached<T>(
  cache: DefinitionCache,
  name: string,
  make: () => T | Promise<T>,
): Promise<T> {
  const known = (await cache.get(name)) as T | undefined;
  if (known !== undefined) return known;
  const made = await make();
  await cache.put(name, made);
  return made;
}
