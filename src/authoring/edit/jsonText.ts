import { isObject, type Pointer, parentOf, partsOf, pointerOf } from '#engine';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { printed } from './printed';

/**
 * Changes of JSON texts that touch nothing else: what stays keeps its line breaks, so that adding and then removing a
 * thing gives the same bytes again, and moving it changes only its lines.
 */

/** The node at a pointer into a JSON text. */
export function nodeInText(text: string, pointer: Pointer): Node | undefined {
  const tree = parseTree(text);
  return tree && nodeIn(tree, pointer);
}

/** In a pointer `1` may be an index or a name. */
function nodeIn(tree: Node, pointer: Pointer): Node | undefined {
  let node: Node | undefined = tree;
  for (const part of partsOf(pointer))
    node = node && findNodeAtLocation(node, [node.type === 'array' ? Number(part) : part]);
  return node;
}

const entriesOf = (container: Node | undefined): Node[] => container?.children ?? [];

/** What stands in an object or a list: properties, or values. */
export const entriesInText = (text: string, container: Pointer): Node[] =>
  entriesOf(nodeInText(text, container));

/** The names of the properties of an object, in the order of the text. */
export function namesInText(text: string, object: Pointer): string[] {
  const node = nodeInText(text, object);
  return node?.type === 'object' ? entriesOf(node).map((entry) => entry.children![0]!.value) : [];
}

/** The node that is an entry of its container: of a property the whole property. */
const entryOf = (node: Node): Node => (node.parent?.type === 'property' ? node.parent : node);

const endOf = ({ offset, length }: Node): number => offset + length;

const replaced = (text: string, from: number, to: number, by: string): string =>
  text.slice(0, from) + by + text.slice(to);

/** Removes what is at pointers, with its commas; none of them may be inside of another. */
export function removeFromText(text: string, ...pointers: Pointer[]): string {
  const tree = parseTree(text);
  const removed = new Set<Node>();
  for (const pointer of pointers) {
    const node = tree && pointer !== '' ? nodeIn(tree, pointer) : undefined;
    if (node) removed.add(entryOf(node));
  }
  const containers = new Set([...removed].map((entry) => entry.parent!));
  return [...containers]
    .flatMap((container) => cutsIn(container, removed))
    .sort(([a], [b]) => b - a)
    .reduce((edited, [from, to]) => replaced(edited, from, to, ''), text);
}

/** From where to where a container loses text, so that what stays has the commas and lines that it had. */
function cutsIn(container: Node, removed: Set<Node>): [from: number, to: number][] {
  const entries = entriesOf(container);
  const kept = entries.filter((entry) => !removed.has(entry));
  if (kept.length === 0) return [[container.offset + 1, endOf(container) - 1]];
  const last = entries.indexOf(kept.at(-1)!);
  const cuts = entries.flatMap((entry, i): [number, number][] =>
    removed.has(entry) && i < last ? [[entry.offset, entries[i + 1]!.offset]] : [],
  );
  return last < entries.length - 1
    ? [...cuts, [endOf(kept.at(-1)!), endOf(entries.at(-1)!)]]
    : cuts;
}

/** Inserts a value into a list, or a property with its name into an object, at an index. */
export function insertInText(
  text: string,
  container: Pointer,
  index: number,
  value: unknown,
  name?: string,
): string {
  const node = nodeInText(text, container);
  const label = name === undefined ? '' : `${JSON.stringify(name)}: `;
  if (node?.type !== (name === undefined ? 'array' : 'object')) return text;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const siblings = entriesOf(node);
  const first = siblings[0];
  if (!first) {
    const outer = indentAt(text, node.offset);
    const isInline = name === undefined && typeof value !== 'object';
    const inner = outer + indentOf(text);
    const entry = label + printed(value, inner, indentOf(text), eol);
    const filled = isInline ? entry : eol + inner + entry + eol + outer;
    return replaced(text, node.offset + 1, endOf(node) - 1, filled);
  }
  const gap = text.slice(node.offset + 1, first.offset);
  const between = gap.includes('\n') ? gap : ' ';
  const entry =
    label + printed(value, indentAt(text, first.offset), indentOf(text), eol, !gap.includes('\n'));
  const at = siblings[index];
  if (at) return replaced(text, at.offset, at.offset, `${entry},${between}`);
  const last = endOf(siblings.at(-1)!);
  return replaced(text, last, last, `,${between}${entry}`);
}

/** Adds a value at the end of a list, which is made where it is missing. */
export const appendInText = (text: string, list: Pointer, value: unknown): string =>
  nodeInText(text, list)
    ? insertInText(text, list, Infinity, value)
    : setInText(text, list, [value]);

/** Moves an entry of a list or object to another index; what is between the entries stays. */
export function moveInText(text: string, container: Pointer, from: number, to: number): string {
  const entries = entriesInText(text, container);
  const texts = entries.map(({ offset, length }) => text.slice(offset, offset + length));
  if (texts[from] === undefined || texts[to] === undefined) return text;
  const moved = texts.toSpliced(from, 1).toSpliced(to, 0, texts[from]);
  return entries.reduceRight(
    (edited, entry, i) => replaced(edited, entry.offset, endOf(entry), moved[i]!),
    text,
  );
}

/**
 * Sets a value, or removes it where it is undefined. Objects on the way are made; a new property is the last one, and so
 * is the entry of a list at an index that it does not have.
 */
export function setInText(text: string, pointer: Pointer, value: unknown): string {
  const node = nodeInText(text, pointer);
  if (value === undefined) return removeFromText(text, pointer);
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  if (node) {
    const line = indentAt(text, entryOf(node).offset);
    const isFlat =
      !text.slice(node.offset, endOf(node)).includes('\n') && typeof value !== 'object';
    return replaced(
      text,
      node.offset,
      endOf(node),
      printed(value, line, indentOf(text), eol, isFlat),
    );
  }
  const parent = parentOf(pointer);
  const name = partsOf(pointer).at(-1)!;
  const holder = nodeInText(text, parent);
  if (holder?.type === 'object') return insertInText(text, parent, Infinity, value, name);
  if (holder?.type === 'array') return insertInText(text, parent, Infinity, value);
  return pointer === '' ? printed(value, '', '  ') : setInText(text, parent, { [name]: value });
}

/** Sets a value, and removes the objects and lists that are empty without it. */
export function setOrPruneInText(
  text: string,
  pointer: Pointer,
  value: unknown,
  until: Pointer,
): string {
  let edited = setInText(text, pointer, value);
  if (value !== undefined) return edited;
  for (let at = parentOf(pointer); at.length > until.length; at = parentOf(at)) {
    if (entriesInText(edited, at).length > 0) break;
    edited = removeFromText(edited, at);
  }
  return edited;
}

/** Sets a value where another one was: of an object only the properties that differ, however deep. */
export function setChangedInText(
  text: string,
  pointer: Pointer,
  before: unknown,
  after: unknown,
): string {
  if (!isObject(before) || !isObject(after))
    return JSON.stringify(before) === JSON.stringify(after)
      ? text
      : setInText(text, pointer, after);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.reduce(
    (edited, name) =>
      setChangedInText(edited, pointer + pointerOf(name), before[name], after[name]),
    text,
  );
}

/** What the line of a place begins with. */
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))![0];
}

/** One step of indentation in a text. */
const indentOf = (text: string): string => /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
