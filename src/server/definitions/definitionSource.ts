import type { CatalogueKeywords } from '#authoring';
import type { Catalogue } from '#engine';
import type { RequestType } from './compileRequestType';
import type { ValidVersion } from './knownTypes';
import type { SubType } from './registeredSubTypes';
import type { RequestTypeMetadata } from './requestTypeMetadata';

/** Where the request types of a server come from. What it knows of them costs nothing to ask. */
export interface DefinitionSource {
  /** Another number whenever the metadata, or what is offered, has changed. */
  readonly version: number;
  readonly catalogue: Catalogue;
  /** The catalogue in other languages. */
  readonly translations: { readonly [language: string]: Catalogue };
  /** What finds the parts of the catalogue, in all languages. */
  readonly keywords: CatalogueKeywords;
  /** Of all valid request types. */
  metadata(): Iterable<[key: string, metadata: RequestTypeMetadata]>;
  isOffered(key: string): boolean;
  /** Resolves once calls can be answered. */
  start(): Promise<void>;
  /** The newest valid version of a request type, in the caller's language if it is translated; or an `earlier` one. */
  find(key: string, earlier?: EarlierRelease): Promise<FoundType | undefined>;
  /** The release with this number, if another one is live and forms that were opened under it may still be sent. */
  earlier(release: number): Promise<EarlierRelease | undefined>;
  /** The same, also if its forms may be sent no more. */
  opened(release: number): Promise<EarlierRelease | undefined>;
  /** Finds a changed catalogue, which says to whom request types are offered. */
  refreshCatalogue(): Promise<void>;
  /** Finds new, removed and changed request types, and a changed catalogue. Of many, most are checked later. */
  refresh(): Promise<void>;
  /** Resolves once all request types that have changed are checked. */
  refreshAll(): Promise<void>;
  /** Resolves once nothing runs in the background. */
  close(): Promise<void>;
}

/** A release that is live no more, by which open forms are judged. */
export interface EarlierRelease {
  number: number;
  types: Map<string, ValidVersion>;
  subTypes: Map<string, SubType>;
  catalogue: Catalogue;
}

export interface FoundType {
  type: RequestType;
  /** The release that it is of; null where saved files are live at once. */
  release: number | null;
}

export interface DefinitionHooks {
  /** Registers a request type; returns diagnostics if that is impossible. */
  register(key: string, metadata: RequestTypeMetadata): Promise<string[]>;
  report(key: string, lines: string[]): void;
}
