import { type Example, exampleText, type Files, withStatements } from '#authoring';
import { setIn } from '../files/editJson';
import type { FoundKiller } from './job';

/** An example to write: a new file, or one that is there and states more. */
export interface AddedExample {
  path: string;
  isNew: boolean;
  example: Example;
  text: string;
}

/** The files of the examples that would notice mutants. */
export class KillerFiles {
  readonly #known = new Map<string, { all: Example; kept: Set<string>; added: AddedExample }>();

  constructor(private readonly filesOf: (key: string) => Files) {}

  /** The same file for the same example, with what all its mutants need. */
  add(key: string, { kind, path, name, all, kept }: FoundKiller): AddedExample {
    const id = path ?? JSON.stringify([key, kind, all]);
    let known = this.#known.get(id);
    if (!known) {
      const added = {
        path: path ?? this.#freePath(key, `${kind}-${name}`),
        isNew: path === undefined,
      };
      const said = added.isNew ? { ...all, about: this.#freeSentence(key, all.about) } : all;
      known = { all: said, kept: new Set(), added: { ...added, example: said, text: '' } };
      this.#known.set(id, known);
    }
    for (const statement of kept) known.kept.add(statement);
    known.added.example = withStatements(known.all, known.kept);
    const { example } = known.added;
    known.added.text =
      path === undefined ? exampleText(example) : withStated(this.filesOf(key)[path]!, example);
    return known.added;
  }

  /** What no other example of the request type says of itself. */
  #freeSentence(key: string, about: string): string {
    const folder = `schemas/${key}/examples/`;
    const there = Object.entries(this.filesOf(key)).filter(([path]) => path.startsWith(folder));
    const ofNew = [...this.#known.values()].filter(({ added }) => added.path.startsWith(folder));
    const taken = new Set(
      [
        ...there.map(([, text]) => (JSON.parse(text) as Example).about),
        ...ofNew.map(({ all }) => all.about),
      ].map((one) => one.trim().toLowerCase()),
    );
    for (let i = 1; ; i++) {
      const sentence = i === 1 ? about : about.replace(/\.$/, ` (${i}).`);
      if (!taken.has(sentence.toLowerCase())) return sentence;
    }
  }

  #freePath(key: string, name: string): string {
    const taken = new Set([
      ...Object.keys(this.filesOf(key)),
      ...[...this.#known.values()].map(({ added }) => added.path),
    ]);
    for (let i = 1; ; i++) {
      const path = `schemas/${key}/examples/${name}${i === 1 ? '' : `-${i}`}.json`;
      if (!taken.has(path)) return path;
    }
  }
}

/** The text of an example with what it states of the form; the rest stays as it was written. */
function withStated(text: string, { opens, shows, calls, done }: Example): string {
  const stated = { opens, shows, calls, done };
  const without = Object.keys(stated)
    .reduce((rest, name) => setIn(rest, [name], undefined), text)
    .trimEnd()
    .replace(/\s*\}$/, '');
  const lines = exampleText(stated).replace(/^\{\n|\n\}\n$/g, '');
  const written = `${without.replaceAll('\r\n', '\n')},\n${lines}\n}\n`;
  return text.includes('\r\n') ? written.replaceAll('\n', '\r\n') : written;
}
