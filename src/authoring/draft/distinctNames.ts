import type { Files } from '../read/readDefinition';
import type { ExampleKind } from '../examples/example';

/** Names and sentences of new examples that no other example of the request type has. */
export class DistinctNames {
  readonly #abouts = new Set<string>();
  readonly #paths = new Set<string>();

  readonly #folder: string;

  /** `files`: those that are there already. */
  constructor(
    key: string,
    private readonly files: Files,
  ) {
    this.#folder = `schemas/${key}/examples/`;
    for (const [path, text] of Object.entries(files))
      if (path.startsWith(this.#folder)) this.#know(aboutOf(text));
  }

  #know(about: string): void {
    this.#abouts.add(about.trim().toLowerCase());
  }

  /** `otherwise`: what to say where another example says what is wanted. */
  about(wanted: string, otherwise?: string): string {
    if (otherwise !== undefined && this.#abouts.has(wanted.toLowerCase()))
      return this.about(otherwise);
    for (let i = 1; ; i++) {
      const text = i === 1 ? wanted : wanted.replace(/\.$/, ` (${i}).`);
      if (this.#abouts.has(text.toLowerCase())) continue;
      this.#know(text);
      return text;
    }
  }

  path(kind: ExampleKind, name: string): string {
    const first = `${this.#folder}${kind}-${name}`;
    let path = `${first}.json`;
    for (let i = 2; path in this.files || this.#paths.has(path); i++) path = `${first}-${i}.json`;
    this.#paths.add(path);
    return path;
  }
}

/** What an example says of itself; of one that cannot be read `check` says more. */
function aboutOf(text: string): string {
  try {
    return String((JSON.parse(text) as { about?: unknown }).about);
  } catch {
    return '';
  }
}
