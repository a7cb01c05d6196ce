import type { FileKind } from '#authoring';
import calls from '../../../docs/calls.md?raw';
import guide from '../../../docs/authoring.md?raw';
import language from '../../../docs/language.md?raw';
import { readDocument, type ReferenceDocument, type Row, type Section } from './document';

const languagePath = 'docs/language.md';

/** The documents that say what the words of a definition mean. */
const documents: { [path: string]: string } = {
  [languagePath]: language,
  'docs/calls.md': calls,
  'docs/authoring.md': guide,
};

const read = new Map<string, ReferenceDocument>();

function documentAt(path: string): ReferenceDocument {
  const known = read.get(path) ?? readDocument(path, documents[path]!);
  read.set(path, known);
  return known;
}

/** How the chapter of each kind of file ends its heading. */
const chapterEnds: { [kind in FileKind]: string } = {
  catalogue: 'catalogue.json',
  example: 'examples/',
  schema: 'schema.json',
  ui: 'ui.json',
  request: 'request.json',
};

/** The chapter about a kind of file. */
export const chapterOf = (kind: FileKind): Section =>
  documentAt(languagePath).sections.find(
    ({ level, title }) => level === 2 && title.endsWith(chapterEnds[kind]),
  )!;

/** The section that lists a keyword, or what it stands in; the words of every file have a section of their own. */
export function sectionOfKeyword(kind: FileKind, path: string[]): Section | undefined {
  const { sections } = documentAt(languagePath);
  const chapter = chapterOf(kind);
  const own = sections.filter(({ chapter: of }) => of === chapter.title);
  for (const name of path.toReversed()) {
    const found = own.find(({ words }) => words.includes(name));
    if (found) return found;
  }
  return sections.find(({ words }) => words.includes(path.at(-1)!));
}

/** What is said of a pointer into the document of request.json: the row that names most of it. */
export function rowOfPointer(pointer: string): Row | undefined {
  const lengthOf = (name: string) =>
    name.endsWith('…') && pointer.startsWith(name.slice(0, -1))
      ? name.length - 1
      : name === pointer
        ? name.length + 1
        : 0;
  const most = ({ cells: [first] }: Row) => Math.max(0, ...first!.code.map(lengthOf));
  const [found] = documentAt(languagePath).rows.toSorted((a, b) => most(b) - most(a));
  return found && most(found) > 1 ? found : undefined;
}

/** The section about a call, by its method and path. */
export const sectionOfCall = (call: string): Section | undefined =>
  documentAt('docs/calls.md').sections.find(({ title }) => title === call);

/** The section at an address; that of its document where it has no such section. */
export function sectionAt(address: string): Section | undefined {
  const [path = ''] = address.split('#');
  if (!(path in documents)) return undefined;
  const { sections } = documentAt(path);
  return sections.find((section) => section.address === address) ?? sections[0];
}
