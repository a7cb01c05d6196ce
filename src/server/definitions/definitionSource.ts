import type { CatalogueKeywords } from '#authoring';
import type { Catalogue } from '#engine';
import type { RequestType } from './compileRequestType';
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
  /**
   * The newest valid version of a request type, in the caller's language if it is translated; for a form that was opened
   * with an earlier `module`, that version, if it may still be used.
   */
  find(key: string, module?: string): Promise<FoundType | undefined>;
  /** Finds new, removed and changed request types, and a changed catalogue. Of many, most are checked later. */
  refresh(): Promise<void>;
  /** Resolves once all request types that have changed are checked. */
  refreshAll(): Promise<void>;
  close(): void;
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
