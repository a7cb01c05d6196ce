import type { Files } from '../read/readDefinition';
import type { ExampleKind } from '../examples/example';

/** Names and sentences of new examples that no other example of the request type has. */
export class DistinctNames {
  readonly #abouts = new Set<string>();
  readonly #paths = new Set<string>();

  /** `files`: those that are there already. */
  constructor(
    private readonly key: string,
    private readonly files: Files,
  ) {}

  /** Remembers the sentence of an example that is there. */
  know(about: string): void {
    this.#abouts.add(about.trim().toLowerCase());
  }

  about(wanted: string): string {
    for (let i = 1; ; i++) {
      const text = i === 1 ? wanted : wanted.replace(/\.$/, ` (${i}).`);
      if (this.#abouts.has(text.toLowerCase())) continue;
      this.know(text);
      return text;
    }
  }

  path(kind: ExampleKind, name: string): string {
    const first = `schemas/${this.key}/examples/${kind}-${name}`;
    let path = `${first}.json`;
    for (let i = 2; path in this.files || this.#paths.has(path); i++) path = `${first}-${i}.json`;
    this.#paths.add(path);
    return path;
  }
}
