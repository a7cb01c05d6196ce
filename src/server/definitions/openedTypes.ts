import { baseLanguage, preferredLanguage } from '../language';
import { StorageError } from '../store/diskFiles';
import type { CheckedRequestType } from './checkRequestType';
import {
  compileRequestType,
  openRequestType,
  type RequestType,
  type RequestTypeCode,
} from './compileRequestType';
import { cached, type DefinitionCache } from './definitionCache';
import type { ValidVersion } from './knownTypes';

/** So many are in memory; the cache has the code of those that were forgotten. */
const most = 100;

/** The request types that were used last, each compiled when it is used first. */
export class OpenedTypes {
  readonly #opened = new Map<string, Promise<RequestType>>();

  constructor(private readonly cache: DefinitionCache) {}

  /**
   * Opens a version, in the caller's language if it is translated. Rejects if it cannot be compiled, and with
   * {@link NotCachedError} if it has to be checked again.
   */
  open(key: string, { digest, languages }: ValidVersion): Promise<RequestType> {
    const language = preferredLanguage((one) => languages.includes(one));
    const name = `${digest}.${language ?? 'base'}`;
    const known = this.#opened.get(name);
    this.#opened.delete(name);
    const opened = known ?? this.#open(key, digest, name, language);
    this.#opened.set(name, opened);
    if (!known) opened.catch(() => this.#opened.delete(name));
    if (this.#opened.size > most) this.#opened.delete(this.#opened.keys().next().value!);
    return opened;
  }

  async #open(
    key: string,
    digest: string,
    name: string,
    language: string | undefined,
  ): Promise<RequestType> {
    const known = (await this.cache.get(name)) as RequestTypeCode | undefined;
    if (known) return openRequestType(key, language ?? baseLanguage, known);
    const checked = (await this.cache.get(digest)) as CheckedRequestType | undefined;
    if (!checked) throw new NotCachedError('a request type is not in the cache');
    const definition = language === undefined ? checked.definition : checked.translations[language];
    return openRequestType(
      key,
      language ?? baseLanguage,
      await cached(this.cache, name, () => compileRequestType(definition!)),
    );
  }
}

/** A version was checked, but the cache no longer has it, or its files cannot be opened at the moment. */
export class NotCachedError extends StorageError {}
