import { isReadable, partsOf, unsafeNames } from '#engine';
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Diagnostic } from '../diagnostic';
import { exceededLimit } from './limits';
import { readTree } from './readTree';

/** Which part of a property a position points at; the value where nothing is said. */
export type PropertyPart = 'name' | 'value';

/** One JSON file: its value, and the line and column of each part of it. */
export interface SourceFile {
  path: string;
  value: unknown;
  diagnostics: Diagnostic[];
  /** Line and column, from 1, of what is at a pointer; of the nearest parent that exists otherwise. */
  positionOf(pointer: string, target?: PropertyPart): { line: number; column: number };
  /** Where a part is written that a definition has here, and that stands elsewhere in its files. */
  writtenAt?: (pointer: string) => { file: string; pointer: string };
}

/** Reads JSON; reports duplicate and unsafe names, what is no text, and numbers that would be changed. */
export function readSourceFile(path: string, text: string): SourceFile {
  const diagnostics: Diagnostic[] = [];
  const report = (offset: number, rule: string, message: string) =>
    diagnostics.push({ file: path, ...positionAt(offset), severity: 'error', rule, message });
  const positionAt = (offset: number) => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length, column: before.at(-1)!.length + 1 };
  };
  const exceeded = exceededLimit(text);
  const { tree, flaw } = exceeded ? {} : readTree(text);
  if (flaw) report(flaw.offset, 'json-syntax', flaw.message);
  if (exceeded) report(exceeded.offset, exceeded.rule, exceeded.message);
  if (tree) {
    for (const { offset, length, value } of valuesIn(tree, 'number')) {
      const advice = changedNumber(text.slice(offset, offset + length), value);
      if (advice) report(offset, 'json-number', advice);
    }
    for (const { offset, value } of valuesIn(tree, 'string'))
      if (!isReadable(value))
        report(
          offset,
          'json-character',
          `${JSON.stringify(value.slice(0, 40))} has a character that is no text: no screen shows it, and no database stores it. Remove it.`,
        );
    for (const { offset, value } of namesIn(tree, (name) => unsafeNames.has(name)))
      report(offset, 'json-name', `The name "${value}" is not allowed. Choose another one.`);
    for (const { offset, value } of duplicateNames(tree))
      report(
        offset,
        'json-duplicate-key',
        `The key "${value}" is duplicated in this object; only the last one would be used. Remove one.`,
      );
  }
  return {
    path,
    value: tree && diagnostics.length === 0 ? JSON.parse(text) : undefined,
    diagnostics,
    positionOf(pointer, target = 'value') {
      const parts = partsOf(pointer);
      for (let length = parts.length; tree && length >= 0; length--) {
        const node = nodeAt(tree, parts.slice(0, length));
        const isName = target === 'name' && node?.parent?.type === 'property';
        if (node) return positionAt(isName ? node.parent!.offset : node.offset);
      }
      return { line: 1, column: 1 };
    },
  };
}

/** How many digits of a number are kept whatever they are (IEEE 754). */
const digitsKept = 15;

/** What is wrong with a number that is read as another one than is written. */
function changedNumber(written: string, value: number): string | undefined {
  if (!Number.isFinite(value))
    return 'This number is too large for a computer: the largest has 309 digits. Write a smaller one.';
  const digits = written
    .replace(/e.*/i, '')
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '');
  if (value === 0 && digits !== '')
    return 'This number is too small for a computer, which takes it for 0. Write 0 or a larger one.';
  if (digits.length <= digitsKept) return undefined;
  return `This number has ${digits.length} digits, of which a computer keeps ${digitsKept}. Write fewer, or put it into quotes as a text.`;
}

/** In a pointer `1` may be an index or a name; in jsonc-parser's paths an index is a number. */
function nodeAt(tree: Node, parts: string[]): Node | undefined {
  let node: Node | undefined = tree;
  for (const part of parts)
    node = node && findNodeAtLocation(node, [node.type === 'array' ? Number(part) : part]);
  return node;
}

/** The values of a type in a file; names are texts. */
function* valuesIn(node: Node, type: Node['type']): Generator<Node> {
  if (node.type === type) yield node;
  for (const child of node.children ?? []) yield* valuesIn(child, type);
}

function* namesIn(node: Node, isWanted: (name: string) => boolean): Generator<Node> {
  for (const child of node.children ?? []) {
    const name = node.type === 'object' ? child.children?.[0] : undefined;
    if (name && isWanted(name.value)) yield name;
    yield* namesIn(child, isWanted);
  }
}

function* duplicateNames(node: Node): Generator<Node> {
  const seen = new Set<unknown>();
  for (const child of node.children ?? []) {
    const name = node.type === 'object' ? child.children?.[0] : undefined;
    if (name && seen.has(name.value)) yield name;
    if (name) seen.add(name.value);
    yield* duplicateNames(child);
  }
}
