import { type FileKind, type Keyword, keywordAt } from '#authoring';

type Path = (string | number)[];

const kinds: [pattern: RegExp, kind: FileKind][] = [
  [/^catalogue(\.[^.]+)?\.json$/, 'catalogue'],
  [/\/examples\/[^/]+\.json$/, 'example'],
  [/\/schema\.json$/, 'schema'],
  [/\/ui(\.[^.]+)?\.json$/, 'ui'],
  [/\/request(\.[^.]+)?\.json$/, 'request'],
];

/** The kind of a file, which its overlays have, too; undefined for shared pieces. */
export const kindOf = (file: string): FileKind | undefined =>
  kinds.find(([pattern]) => pattern.test(file))?.[1];

/** What a shared piece may be: the file, and the place in it, that refer to it. */
const uses: [kind: FileKind, above: Path][] = [
  ['schema', []],
  ['ui', []],
  ['request', ['policies']],
  ['request', ['load', 0]],
  ['request', ['prefill', '/field']],
  ['request', ['signatures', 0]],
];

/** The keyword at a path of a file; `siblings`: all names of its object. */
export function keywordIn(file: string, path: Path, siblings: string[]): Keyword | undefined {
  const kind = kindOf(file);
  if (kind) return keywordAt(kind, path, siblings);
  const [defs, , ...inPiece] = path;
  if (defs !== '$defs' || inPiece.length === 0) return undefined;
  const above = inPiece.slice(0, -1);
  // A piece is what most of the names beside the word belong to.
  const fits = ([of, start]: (typeof uses)[number]) =>
    siblings.filter((name) => keywordAt(of, [...start, ...above, name])).length;
  const [best] = uses.toSorted((a, b) => fits(b) - fits(a));
  return keywordAt(best![0], [...best![1], ...inPiece], siblings);
}
