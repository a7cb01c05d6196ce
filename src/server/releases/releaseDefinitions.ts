import type { CatalogueKeywords } from '#authoring';
import type { Catalogue } from '#engine';
import type { ReleaseContent } from './releaseContent';
import { ReleaseError } from './releaseError';
import type { Releases } from './releases';
import { coalesced } from '../definitions/coalesced';
import type { DefinitionCache } from '../definitions/definitionCache';
import type {
  DefinitionHooks,
  DefinitionSource,
  EarlierRelease,
  FoundType,
} from '../definitions/definitionSource';
import type { ValidVersion } from '../definitions/knownTypes';
import type { SubType } from '../definitions/registeredSubTypes';
import { NotCachedError, OpenedTypes } from '../definitions/openedTypes';
import type { RequestTypeMetadata } from '../definitions/requestTypeMetadata';

/** A release as it is served. */
interface Served {
  number: number | null;
  /** Of those whose sub-types are registered. */
  types: Map<string, ValidVersion>;
  catalogue: ReleaseContent['catalogue'];
}

const none: Served = {
  number: null,
  types: new Map(),
  catalogue: {
    catalogue: { serviceTypes: [] },
    translations: {},
    keywords: { serviceTypes: {}, requestTypes: {}, screens: {}, notices: {} },
  },
};

/** What is live is looked up this often: a connection that hangs brings no notification. */
const pollMs = 2000;

/** After failures it is looked up ever more rarely, at last about once a minute. */
const mostDoublings = 5;

/** So many earlier releases are in memory; hardly ever are there forms of more. */
const mostEarlier = 4;

/** The definitions of the release that is live: nothing else is served, and all of it changes at one moment. */
export class ReleaseDefinitions implements DefinitionSource {
  readonly #load = coalesced(() => this.#loadNow());
  readonly #opened: OpenedTypes;
  #served = none;
  /** The earlier releases whose forms are still open, by number. */
  readonly #earlier = new Map<number, EarlierRelease>();
  #version = 0;
  #failures = 0;
  #next: NodeJS.Timeout | undefined;
  /** What was looked up last. */
  #running: Promise<void> | undefined;
  #isClosed = false;

  constructor(
    private readonly releases: Releases,
    cache: DefinitionCache,
    private readonly hooks: DefinitionHooks & {
      /** Wraps the registration of many request types. */
      registerAll(work: () => Promise<void>): Promise<void>;
      /** The sub-types of request types that were registered earlier. */
      subTypesOf(types: [key: string, version: ValidVersion][]): Promise<Map<string, SubType>>;
      /** Called with the release that is served; null before the first. */
      onLive(number: number | null): void;
    },
  ) {
    this.#opened = new OpenedTypes(cache);
  }

  get version(): number {
    return this.#version;
  }
  get catalogue(): Catalogue {
    return this.#served.catalogue.catalogue;
  }
  get translations(): { [language: string]: Catalogue } {
    return this.#served.catalogue.translations;
  }
  get keywords(): CatalogueKeywords {
    return this.#served.catalogue.keywords;
  }

  *metadata(): Iterable<[key: string, metadata: RequestTypeMetadata]> {
    for (const [key, { metadata }] of this.#served.types) yield [key, metadata];
  }

  isOffered(key: string): boolean {
    return this.#served.types.has(key);
  }

  /** A release that cannot be served keeps no server from starting: it takes the next one. */
  async start(): Promise<void> {
    try {
      await this.#load();
      this.hooks.onLive(this.#served.number);
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      this.#failed(error);
    }
    this.#lookSoon();
  }

  async find(key: string, earlier?: EarlierRelease): Promise<FoundType | undefined> {
    const { number, types } = earlier ?? this.#served;
    const version = types.get(key);
    if (!version) return undefined;
    const open = async () => ({ type: await this.#opened.open(key, version), release: number });
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof NotCachedError)) throw error;
      await this.releases.check(number!, key);
      return open();
    }
  }

  async earlier(release: number): Promise<EarlierRelease | undefined> {
    if (release === this.#served.number) return undefined;
    if (await this.releases.isUsable(release)) return this.#earlierOf(release);
    // Another process gave it out, and this one may not know yet that it is live.
    if ((await this.releases.live()) !== this.#served.number) await this.reload();
    return undefined;
  }

  async opened(release: number): Promise<EarlierRelease | undefined> {
    if (release === this.#served.number) return undefined;
    try {
      return await this.#earlierOf(release);
    } catch (error) {
      // Another version of the portal served it.
      if (error instanceof ReleaseError) return undefined;
      throw error;
    }
  }

  async #earlierOf(release: number): Promise<EarlierRelease> {
    const known = this.#earlier.get(release) ?? (await this.#loadEarlier(release));
    this.#earlier.delete(release);
    this.#earlier.set(release, known);
    if (this.#earlier.size > mostEarlier) this.#earlier.delete(this.#earlier.keys().next().value!);
    return known;
  }

  async #loadEarlier(number: number): Promise<EarlierRelease> {
    const { types, catalogue } = await this.releases.content(number);
    const subTypes = await this.hooks.subTypesOf(types);
    return { number, types: new Map(types), subTypes, catalogue: catalogue.catalogue };
  }

  // A release never changes, and the database announces that another one is live.
  async refresh(): Promise<void> {}
  async refreshCatalogue(): Promise<void> {}
  async refreshAll(): Promise<void> {}

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#next);
    await this.#running;
  }

  /** Serves the release that is live now. If that fails, the earlier one stays in use, and it is tried again. */
  reload(): Promise<void> {
    this.#running = this.#reload();
    return this.#running;
  }

  async #reload(): Promise<void> {
    const before = this.#served.number;
    try {
      await this.#load();
      this.#failures = 0;
      if (this.#served.number !== before) this.hooks.onLive(this.#served.number);
    } catch (error) {
      if (!this.#isClosed) this.#failed(error as Error);
    }
    this.#lookSoon();
  }

  #failed({ message }: Error): void {
    this.#failures++;
    this.hooks.report('release', [message]);
  }

  #lookSoon(): void {
    clearTimeout(this.#next);
    if (this.#isClosed) return;
    const ms = pollMs * 2 ** Math.min(this.#failures, mostDoublings);
    this.#next = setTimeout(() => void this.reload(), ms).unref();
  }

  async #loadNow(): Promise<void> {
    const number = await this.releases.live();
    if (number === null || number === this.#served.number) return;
    const content = await this.releases.content(number);
    if (content.diagnostics.length > 0)
      this.hooks.report('release', [
        `This version of the portal cannot serve all of release ${number}. Correct the folder and publish it.`,
        ...content.diagnostics,
      ]);
    const types: Served['types'] = new Map();
    await this.hooks.registerAll(async () => {
      for (const [key, version] of content.types) {
        const refused = await this.hooks.register(key, version.metadata);
        if (refused.length > 0) this.hooks.report(key, refused);
        else types.set(key, version);
      }
    });
    this.#served = { number, types, catalogue: content.catalogue };
    this.#version++;
  }
}
