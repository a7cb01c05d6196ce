import type { CatalogueKeywords } from '#authoring';
import type { Catalogue } from '#engine';
import type { ReleaseContent } from './releaseContent';
import type { Releases } from './releases';
import { coalesced } from '../definitions/coalesced';
import type { DefinitionCache } from '../definitions/definitionCache';
import type {
  DefinitionHooks,
  DefinitionSource,
  EarlierRelease,
  FoundType,
} from '../definitions/definitionSource';
import type { DefinitionModules } from '../definitions/definitionModules';
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

const retryMs = 1000;

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
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    private readonly releases: Releases,
    private readonly modules: DefinitionModules,
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

  async start(): Promise<void> {
    await this.#load();
    this.hooks.onLive(this.#served.number);
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

  async earlier(module: string): Promise<EarlierRelease | undefined> {
    const live = this.#served.number;
    const release = await this.modules.releaseOf(module.replace(/^.*\//, ''), live);
    if (typeof release !== 'number' || release === live) return undefined;
    if (!(await this.releases.isUsable(release))) return undefined;
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

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
  }

  /** Serves the release that is live now. If that fails, the earlier one stays in use, and it is tried again. */
  async reload(): Promise<void> {
    clearTimeout(this.#retry);
    const before = this.#served.number;
    try {
      await this.#load();
      if (this.#served.number !== before) this.hooks.onLive(this.#served.number);
    } catch (error) {
      if (this.#isClosed) return;
      this.hooks.report('release', [(error as Error).message]);
      this.#retry = setTimeout(() => void this.reload(), retryMs).unref();
    }
  }

  async #loadNow(): Promise<void> {
    const number = await this.releases.live();
    if (number === null || number === this.#served.number) return;
    const content = await this.releases.content(number);
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
