import { pointerOf } from '#engine';
import { DistinctNames } from '../draft/distinctNames';
import { exampleText } from '../draft/exampleText';
import { removeFromText } from '../edit/jsonText';
import type { Example } from '../examples/example';
import type { Files } from '../read/readDefinition';
import type { Killer } from './killer';
import { withStatements } from './statements';

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

  readonly #names = new Map<string, DistinctNames>();

  constructor(private readonly filesOf: (key: string) => Files) {}

  /** The same file for the same example, with what all its mutants need. */
  add(key: string, { kind, path, name, all, kept, proves }: Killer): AddedExample {
    const id = path ?? JSON.stringify([key, kind, all]);
    let known = this.#known.get(id);
    if (!known) {
      const names = this.#namesOf(key);
      const added = { path: path ?? names.path(kind, name), isNew: path === undefined };
      const said = added.isNew ? { ...all, about: names.about(all.about, proves) } : all;
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

  #namesOf(key: string): DistinctNames {
    const names = this.#names.get(key) ?? new DistinctNames(key, this.filesOf(key));
    this.#names.set(key, names);
    return names;
  }
}

/** The text of an example with what it states of the form; the rest stays as it was written. */
function withStated(text: string, { opens, shows, calls, done }: Example): string {
  const stated = { opens, shows, calls, done };
  const places = Object.keys(stated).map((name) => pointerOf(name));
  const without = removeFromText(text, ...places)
    .trimEnd()
    .replace(/\s*\}$/, '');
  const lines = exampleText(stated).replace(/^\{\n|\n\}\n$/g, '');
  const written = `${without.replaceAll('\r\n', '\n')},\n${lines}\n}\n`;
  return text.includes('\r\n') ? written.replaceAll('\n', '\r\n') : written;
}
