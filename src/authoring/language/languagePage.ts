import { computations, formats, transforms, widgets } from '#engine';
import type { Files } from '../read/readDefinition';
import type { FileKind } from '../read/validateShape';
import { exampleBelow, exampleInLine, shortest } from './examples';
import type { Shape } from './keywords';
import { usesOf } from './uses';
import { type Word, wordsOf } from './words';

/** What may be the value of a keyword, by the name of its list in the template. */
const values: { [list: string]: { of: string; all: { name: string; description: string }[] } } = {
  formats: {
    of: 'format',
    all: formats.map(({ name, description, example }) => ({
      name,
      description: `${description} (\`${example}\`).`,
    })),
  },
  transforms: { of: 'transform', all: named(transforms) },
  computations: {
    of: 'compute',
    all: computations.map(({ name, description }) => ({ name, description: `${description}.` })),
  },
  widgets: { of: 'ui:widget', all: named(widgets) },
};

function named(table: { [name: string]: { description: string } }) {
  return Object.entries(table).map(([name, { description }]) => ({ name, description }));
}

/**
 * The page of the language. In the template `<!-- words ui: ui:title ui:help -->` is replaced by these words and all
 * inside them, each with the shortest use in the files, and `<!-- formats -->` by the formats. Throws where a word
 * is on no list. `unused`: the words that no file uses.
 */
export function languagePage(template: string, files: Files): { page: string; unused: string[] } {
  const uses = usesOf(files);
  const shown = new Set<Shape>();
  const flaws: string[] = [];
  const unused: string[] = [];
  const page = template
    .replaceAll(/^<!-- (\w+) -->$/gm, (_comment, list: string) => valueLines(list))
    .replaceAll(
      /^<!-- words (\w+)(?:#(\w+))?: ([^>]+) -->$/gm,
      (_comment, kind: FileKind, definition: string | undefined, names: string) => {
        const all = wordsOf(kind, definition);
        return names
          .split(/\s+/)
          .flatMap((name) => {
            const found = all.filter((word) => name === '*' || word.name === name);
            if (found.length === 0) flaws.push(`${kind} has no word "${name}"`);
            return found.flatMap((word) => wordLines(word, ''));
          })
          .join('\n');
      },
    );
  const kinds: FileKind[] = ['schema', 'ui', 'request', 'catalogue', 'example'];
  flaws.push(...kinds.flatMap((kind) => notShown(wordsOf(kind))));
  if (flaws.length > 0) throw new Error(flaws.join('\n'));
  // A list of what is on no other list may be empty.
  return { page: page.replaceAll(/^### More .+\n\s*(?=^## )/gm, ''), unused };

  function wordLines(word: Word, indent: string): string[] {
    const { kind, name, shape, form, isNeeded, description, parts } = word;
    if (shown.has(shape)) return [];
    shown.add(shape);
    const use = shortest(uses.get(shape) ?? []);
    if (!use) unused.push(`${kind} ${name}`);
    const isSaid = description.toLowerCase().startsWith(form.toLowerCase());
    const facts = [...(isSaid ? [] : [form]), ...(isNeeded ? ['needed'] : [])].join(', ');
    const head = `${indent}- \`${name}\`${facts && ` (${facts})`}: ${description}`;
    const inner = `${indent}  `;
    return [
      use ? head + exampleBelow(use, inner) : head,
      ...parts.flatMap((part) => wordLines(part, inner)),
    ];
  }

  function notShown(words: Word[]): string[] {
    return words.flatMap(({ kind, name, shape, parts }) => [
      ...(shown.has(shape) || name === '$schema' ? [] : [`"${name}" of ${kind} is on no list`]),
      ...notShown(parts),
    ]);
  }

  function valueLines(list: string): string {
    const { of, all } = values[list]!;
    const candidates = [...uses.values()].flat().filter(({ name }) => name === of);
    return all
      .map(({ name, description }) => {
        const use = shortest(candidates.filter(({ value }) => [value].flat().includes(name)));
        return `- \`${name}\`: ${description}${use ? exampleInLine(use) : ''}`;
      })
      .join('\n');
  }
}
