import type { CatalogueKeywords } from '#authoring';
import type { Catalogue } from '#engine';
import type { ReleaseContent } from './releaseContent';
import type { Releases } from './releases';
import { coalesced } from '../definitions/coalesced';
import type { DefinitionCache } from '../definitions/definitionCache';
import type { DefinitionHooks, DefinitionSource, FoundType } from '../definitions/definitionSource';
import type { DefinitionModules } from '../definitions/definitionModules';
import type { ValidVersion } from '../definitions/knownTypes';
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

/** The definitions of the release that is live: nothing else is served, and all of it changes at one moment. */
export class ReleaseDefinitions implements DefinitionSource {
  readonly #load = coalesced(() => this.#loadNow());
  readonly #opened: OpenedTypes;
  #served = none;
  /** The replaced release that was used last. */
  #replaced: Pick<Served, 'number' | 'types'> | undefined;
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

  async find(key: string, module?: string): Promise<FoundType | undefined> {
    const { number, types } = (await this.#replacedBy(key, module)) ?? this.#served;
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

  /** The release that an open form is of, while it may be used although another one is live. */
  async #replacedBy(key: string, module: string | undefined) {
    if (module === undefined) return undefined;
    const release = await this.modules.releaseOf(module.replace(/^.*\//, ''));
    if (typeof release !== 'number' || release === this.#served.number) return undefined;
    if (!(await this.releases.isUsable(release))) return undefined;
    if (this.#replaced?.number !== release) {
      const types = new Map((await this.releases.content(release)).types);
      this.#replaced = { number: release, types };
    }
    return this.#replaced.types.has(key) ? this.#replaced : undefined;
  }

  // A release never changes, and the database announces that another one is live.
  async refresh(): Promise<void> {}
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
