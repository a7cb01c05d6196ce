import { join } from 'node:path';
import type { Catalogue } from '../../engine';
import { compile, type RequestType } from './compiled';
import { keysIn, lookAt, markOf, read } from './files';

interface Shelf {
  mark: string;
  type: RequestType | undefined;
}

export interface Report {
  found(key: string, type: RequestType): Promise<void>;
  findings(key: string, lines: string[]): void;
}

/** How many modules of earlier versions stay readable, for pages that were opened before a change. */
const modulesKept = 200;

/**
 * The definitions of a folder. Every use looks whether a file changed and then reads it again, so that an analyst's
 * edit is live on the next open. What cannot be read is reported and not offered; the rest goes on.
 */
export class Library {
  #shelves = new Map<string, Shelf>();
  #modules = new Map<string, string>();
  #catalogue: { mark: string; value: Catalogue } = { mark: '', value: { serviceTypes: [] } };
  #looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly root: string,
    private readonly hasCall: (call: string) => boolean,
    private readonly report: Report,
  ) {}

  async types(): Promise<RequestType[]> {
    await this.#look();
    return [...this.#shelves.values()].flatMap(({ type }) => type ?? []);
  }

  async catalogue(): Promise<Catalogue> {
    await this.#look();
    return this.#catalogue.value;
  }

  module(name: string): string | undefined {
    return this.#modules.get(name);
  }

  /** One look at a time; a caller during one waits for a look that began after it asked. */
  #look(): Promise<void> {
    const next = this.#looking.then(() => this.#lookNow());
    this.#looking = next.catch(() => undefined);
    return next;
  }

  async #lookNow(): Promise<void> {
    await this.#lookAtCatalogue();
    const keys = await keysIn(this.root);
    for (const key of this.#shelves.keys()) if (!keys.includes(key)) this.#shelves.delete(key);
    const shared = await lookAt(this.root, 'schemas/_shared');
    for (const key of keys) {
      const own = await lookAt(this.root, `schemas/${key}`);
      const mark = `${shared.mark}\n${own.mark}`;
      if (this.#shelves.get(key)?.mark === mark) continue;
      const files = await read(this.root, [...shared.paths, ...own.paths]);
      const compiled = compile(key, files, this.hasCall);
      if ('findings' in compiled) {
        this.#shelves.set(key, { mark, type: undefined });
        this.report.findings(key, compiled.findings);
      } else {
        this.#keepModule(compiled);
        await this.report.found(key, compiled);
        this.#shelves.set(key, { mark, type: compiled });
      }
    }
  }

  async #lookAtCatalogue(): Promise<void> {
    const mark = await markOf(join(this.root, 'catalogue.json'));
    if (mark === this.#catalogue.mark) return;
    try {
      const files = await read(this.root, ['catalogue.json']);
      this.#catalogue = { mark, value: JSON.parse(files['catalogue.json']!) };
    } catch (error) {
      // The last one that could be read stays on offer.
      this.#catalogue.mark = mark;
      this.report.findings('catalogue', [`catalogue.json: ${(error as Error).message}`]);
    }
  }

  #keepModule({ module: { name, text } }: RequestType): void {
    this.#modules.delete(name);
    this.#modules.set(name, text);
    const [oldest] = this.#modules.keys();
    if (this.#modules.size > modulesKept && oldest) this.#modules.delete(oldest);
  }
}
