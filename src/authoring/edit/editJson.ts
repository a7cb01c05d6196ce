import { partsOf } from '#engine';
import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';

type Path = (string | number)[];

/** Sets one value of a JSON text, or removes it where the value is undefined, and keeps the formatting of the rest. */
export function setIn(text: string, path: Path, value: unknown): string {
  if (value === undefined) return without(text, path);
  return applyEdits(text, modify(text, path, value, { formattingOptions: layoutOf(text) }));
}

/** Removes a value with the comma that belongs to it (`modify` loses the end of the last entry of a list on one line). */
function without(text: string, path: Path): string {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, path);
  const entry = node?.parent?.type === 'property' ? node.parent : node;
  const holder = entry?.parent;
  if (!entry || !holder?.children) return text;
  const { children } = holder;
  const at = children.indexOf(entry);
  const endOf = ({ offset, length }: Node) => offset + length;
  const [from, to] =
    children.length === 1
      ? [holder.offset + 1, endOf(holder) - 1]
      : at === children.length - 1
        ? [endOf(children[at - 1]!), endOf(entry)]
        : [entry.offset, children[at + 1]!.offset];
  return text.slice(0, from) + text.slice(to);
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
