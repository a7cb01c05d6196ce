import { type Files, type Keyword, keywordAt } from '#authoring';
import { getNodePath, type Node, parseTree } from 'jsonc-parser';
import { kindOf } from './fileKind';

/** In characters. */
const longest = 200;

/** The shortest use of a keyword in the files that are loaded, in another file where there is one. */
export function exampleOf(
  keyword: Keyword,
  files: Files,
  here: string,
): { text: string; file: string } | undefined {
  const name = keyword.path.at(-1)!;
  const found = Object.entries(files)
    .filter(([, text]) => text.includes(`"${name}"`))
    .flatMap(([file, text]) =>
      usesIn(file, text, name, keyword).map((use) => ({ text: use, file })),
    );
  const [shortest] = found.toSorted(
    (a, b) => Number(a.file === here) - Number(b.file === here) || a.text.length - b.text.length,
  );
  return shortest;
}

function usesIn(file: string, text: string, name: string, { description }: Keyword): string[] {
  const kind = kindOf(file);
  const tree = parseTree(text);
  if (!kind || !tree) return [];
  return propertiesIn(tree, name).flatMap((property) => {
    const use = text.slice(property.offset, property.offset + property.length);
    if (use.length > longest || use.includes('\n')) return [];
    const keyword = keywordAt(kind, getNodePath(property.children![1]!));
    return keyword?.description === description ? [use] : [];
  });
}

const propertiesIn = (node: Node, name: string): Node[] => [
  ...(node.type === 'property' && node.children![0]!.value === name && node.children![1]
    ? [node]
    : []),
  ...(node.children ?? []).flatMap((child) => propertiesIn(child, name)),
];
