import { partsOf } from '#engine';
import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';

type Path = (string | number)[];

/** Sets one value of a JSON text, or removes it where the value is undefined, and keeps the formatting of the rest. */
export function setIn(text: string, path: Path, value: unknown): string {
  return applyEdits(text, modify(text, path, value, { formattingOptions: layoutOf(text) }));
}

/** Inserts an entry into an array of a JSON text at an index, and keeps the formatting of the rest. */
export function insertIn(text: string, list: Path, index: number, value: unknown): string {
  const formattingOptions = layoutOf(text);
  const edit = modify(text, [...list, index], value, { formattingOptions, isArrayInsertion: true });
  return applyEdits(text, edit);
}

/** The path of a pointer into a JSON text: in a pointer `1` may be an index or a name. */
export function pathOf(text: string, pointer: string): Path {
  const path: Path = [];
  let node = parseTree(text);
  for (const part of partsOf(pointer)) {
    path.push(node?.type === 'array' ? Number(part) : part);
    node = node && findNodeAtLocation(node, path.slice(-1));
  }
  return path;
}

/** How a text is indented. */
function layoutOf(text: string) {
  const [, indent = '  '] = /\n([ \t]+)\S/.exec(text) ?? [];
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return { insertSpaces: !indent.startsWith('\t'), tabSize: indent.length, eol };
}
