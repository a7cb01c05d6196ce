import { type Pointer, parentOf, partsOf } from '#engine';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { printed } from './printed';

/**
 * Changes of JSON texts that touch nothing else: what stays keeps its line breaks, so that adding and then removing a
 * thing gives the same bytes again, and moving it changes only its lines.
 */

export function nodeAt(text: string, pointer: Pointer): Node | undefined {
  const tree = parseTree(text);
  return tree && nodeIn(tree, pointer);
}

/** In a pointer `1` may be an index or a name. */
export function nodeIn(tree: Node, pointer: Pointer): Node | undefined {
  let node: Node | undefined = tree;
  for (const part of partsOf(pointer))
    node = node && findNodeAtLocation(node, [node.type === 'array' ? Number(part) : part]);
  return node;
}

/** What stands in an object or a list: properties, or values. */
export const entriesOf = (container: Node | undefined): Node[] => container?.children ?? [];

/** The names of the properties of an object, in the order of the text. */
export const namesIn = (object: Node | undefined): string[] =>
  object?.type === 'object' ? entriesOf(object).map((entry) => entry.children![0]!.value) : [];

/** The node that is an entry of its container: of a property the whole property. */
const entryOf = (node: Node): Node => (node.parent?.type === 'property' ? node.parent : node);

const endOf = ({ offset, length }: Node): number => offset + length;

const replaced = (text: string, from: number, to: number, by: string): string =>
  text.slice(0, from) + by + text.slice(to);

/** Removes what is at a pointer, with its comma. */
export const removeAt = (text: string, pointer: Pointer): string => removeAll(text, [pointer]);

/** Removes what is at several pointers, of which none is inside of another. */
export function removeAll(text: string, pointers: Iterable<Pointer>): string {
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
export function insertAt(
  text: string,
  container: Pointer,
  index: number,
  value: unknown,
  name?: string,
): string {
  const node = nodeAt(text, container);
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

/** The texts of the entries of a list or object in another order; what is between them stays. */
export function reordered(text: string, container: Pointer, from: number, to: number): string {
  const entries = entriesOf(nodeAt(text, container));
  const texts = entries.map(({ offset, length }) => text.slice(offset, offset + length));
  if (texts[from] === undefined || texts[to] === undefined) return text;
  const moved = texts.toSpliced(from, 1).toSpliced(to, 0, texts[from]);
  return entries.reduceRight(
    (edited, entry, i) => replaced(edited, entry.offset, endOf(entry), moved[i]!),
    text,
  );
}

/** Sets a value, or removes it where it is undefined. Objects on the way are made; a new property is the last one. */
export function setAt(text: string, pointer: Pointer, value: unknown): string {
  const node = nodeAt(text, pointer);
  if (value === undefined) return removeAt(text, pointer);
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
  const holder = nodeAt(text, parent);
  if (holder?.type === 'object') return insertAt(text, parent, Infinity, value, name);
  if (holder?.type === 'array') return insertAt(text, parent, Infinity, value);
  return pointer === '' ? printed(value, '', '  ') : setAt(text, parent, { [name]: value });
}

/** Sets a value, and removes the objects and lists that are empty without it. */
export function setOrPrune(text: string, pointer: Pointer, value: unknown, until: Pointer): string {
  let edited = setAt(text, pointer, value);
  if (value !== undefined) return edited;
  for (let at = parentOf(pointer); at.length > until.length; at = parentOf(at)) {
    if (entriesOf(nodeAt(edited, at)).length > 0) break;
    edited = removeAt(edited, at);
  }
  return edited;
}

/** What the line of a place begins with. */
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))![0];
}

/** One step of indentation in a text. */
const indentOf = (text: string): string => /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
