import { computations, formats, transforms, widgets } from '#engine';
import type { Files, Keyword } from '#authoring';
import { findNodeAtLocation, getLocation, parseTree } from 'jsonc-parser';
import { tokensOf } from './document';
import { exampleOf } from './exampleOf';
import { kindOf, keywordIn } from './fileKind';
import type { Meaning } from './meaning';
import { pieceAt } from './pieceAt';
import { chapterOf, rowOfPointer, sectionOfCall, sectionOfKeyword } from './reference';

/** What the word at an offset of a text means, and where the word begins and ends. */
export function meaningAt(
  file: string,
  text: string,
  offset: number,
  files: Files,
): { from: number; to: number; meaning: Meaning } | undefined {
  const { path, isAtPropertyKey, previousNode: node } = getLocation(text, offset);
  if (!node || offset < node.offset || offset > node.offset + node.length) return undefined;
  const found = isAtPropertyKey
    ? meaningOfName(file, text, path, files)
    : meaningOfValue(file, text, path, node.value, files);
  return found && { from: node.offset, to: node.offset + node.length, meaning: found };
}

/** The keyword at a path. */
function keywordOf(file: string, text: string, path: (string | number)[]): Keyword | undefined {
  const tree = parseTree(text);
  const object = tree && findNodeAtLocation(tree, path.slice(0, -1));
  const siblings = (object?.children ?? []).map(({ children }) => children?.[0]?.value);
  return keywordIn(file, path, siblings);
}

/** What is said of a keyword, and where more is said. */
const saidOf = ({ kind, path, description }: Keyword): Pick<Meaning, 'tokens' | 'section'> => {
  const section = sectionOfKeyword(kind, path)?.address;
  return { tokens: tokensOf(description), ...(section !== undefined && { section }) };
};

function meaningOfName(
  file: string,
  text: string,
  path: (string | number)[],
  files: Files,
): Meaning | undefined {
  const keyword = keywordOf(file, text, path);
  if (!keyword) return undefined;
  const example = exampleOf(keyword, { ...files, [file]: text }, file);
  const values = keyword.values.map((value) => JSON.stringify(value));
  return {
    title: keyword.path.at(-1)!,
    ...saidOf(keyword),
    ...(values.length > 0 && { values }),
    ...(example && { example }),
  };
}

/** The values that have a meaning of their own, by their keyword. */
const described: { [keyword: string]: { name: string; description: string; example?: string }[] } =
  {
    format: formats,
    compute: computations,
    transform: Object.entries(transforms).map(([name, one]) => ({ name, ...one })),
    'ui:widget': Object.entries(widgets).map(([name, one]) => ({ name, ...one })),
  };

function meaningOfValue(
  file: string,
  text: string,
  path: (string | number)[],
  value: unknown,
  files: Files,
): Meaning | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const at = path.slice(0, path.findLastIndex((part) => typeof part === 'string') + 1);
  const keyword = keywordOf(file, text, at);
  if (!keyword) return pointer(file, value);
  const name = keyword.path.at(-1)!;
  if (name === '$ref') return pieceAt(value, file, files);
  const call = name === 'call' ? sectionOfCall(value) : undefined;
  if (call) return { title: value, tokens: call.tokens, section: call.address };
  const one = described[name]?.find((each) => each.name === value);
  const said = saidOf(keyword);
  if (one)
    return {
      ...said,
      title: value,
      tokens: tokensOf(one.description),
      ...(one.example !== undefined && { example: { text: one.example } }),
    };
  if (name === 'call' || keyword.values.includes(value)) return { title: value, ...said };
  return pointer(file, value);
}

/** A pointer into the document of request.json. */
function pointer(file: string, value: string): Meaning | undefined {
  const isMap = kindOf(file) === 'request' || kindOf(file) === undefined;
  const row = isMap && value.startsWith('/') ? rowOfPointer(value) : undefined;
  return row && { title: value, tokens: row.cells.at(-1)!.tokens, section: row.section };
}

/** Where nothing is at the cursor, the reference begins with the kind of file. */
export const sectionOfFile = (file: string): string => chapterOf(kindOf(file) ?? 'request').address;
