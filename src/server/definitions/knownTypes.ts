import type { RequestTypeMetadata } from './requestTypeMetadata';

/** What is known of the folder of a request type. */
export interface KnownType {
  /** Of its files when they were checked; empty while they have to be checked. */
  fingerprint: string;
  /** The last valid version: a digest of its files, and what they say. */
  valid?: ValidVersion;
  /** Whether something is wrong with its newest files. */
  isInvalid?: boolean;
}

export interface ValidVersion {
  digest: string;
  metadata: RequestTypeMetadata;
  /** Those of its translations. */
  languages: string[];
}

/** The request types of a folder, by key. */
export class KnownTypes {
  readonly #types = new Map<string, KnownType>();
  readonly #invalid = new Set<string>();
  #version = 0;
  #keysVersion = 0;

  /** Another number whenever something has changed. */
  get version(): number {
    return this.#version;
  }

  /** Another number whenever a request type was added or removed. */
  get keysVersion(): number {
    return this.#keysVersion;
  }

  get keys(): string[] {
    return [...this.#types.keys()];
  }

  /** Those whose newest files are invalid: their correction is waited for. */
  get invalid(): string[] {
    return [...this.#invalid];
  }

  get(key: string): KnownType | undefined {
    return this.#types.get(key);
  }

  set(key: string, known: KnownType): void {
    if (!this.#types.has(key)) this.#keysVersion++;
    this.#types.set(key, known);
    if (known.isInvalid) this.#invalid.add(key);
    else this.#invalid.delete(key);
    this.#version++;
  }

  /**
   * Has a request type checked again, because nothing is kept of it: what it says is known, unless its newest files are
   * invalid, which cannot give the last valid version.
   */
  uncheck(key: string): void {
    const known = this.#types.get(key);
    if (!known) return;
    this.set(key, { ...known, fingerprint: '', ...(known.isInvalid && { valid: undefined }) });
  }

  delete(key: string): void {
    if (!this.#types.delete(key)) return;
    this.#invalid.delete(key);
    this.#version++;
    this.#keysVersion++;
  }

  /** Of all valid request types, in the order of their keys: it decides between two that one call could mean. */
  *metadata(): Iterable<[key: string, metadata: RequestTypeMetadata]> {
    for (const key of this.keys.toSorted()) {
      const valid = this.#types.get(key)?.valid;
      if (valid) yield [key, valid.metadata];
    }
  }

  /** One that is not checked yet is believed to be valid. */
  isOffered(key: string): boolean {
    const known = this.#types.get(key);
    return known !== undefined && (known.valid !== undefined || !known.isInvalid);
  }

  /** For the next start, which checks again what is invalid, and reports it. */
  toSaved(): [key: string, known: KnownType][] {
    return [...this.#types]
      .filter(([, { valid }]) => valid)
      .map(([key, { fingerprint, valid, isInvalid }]) => [
        key,
        { fingerprint: isInvalid ? '' : fingerprint, valid },
      ]);
  }
}
