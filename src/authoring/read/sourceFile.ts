import { partsOf } from '#engine';
import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { Diagnostic } from '../lint/diagnostic';
import { barredNames, excessOf } from './limits';

/** The text of one JSON file, with the way from a pointer to its line. */
export interface SourceFile {
  path: string;
  value: any;
  diagnostics: Diagnostic[];
  /** Line and column (from 1) of the value at a pointer; of its name with `name`; of the nearest parent that is there. */
  placeOf(pointer: string, which?: 'value' | 'name'): { line: number; column: number };
}

/** Reads JSON as RFC 8259 has it (no comments, no trailing commas) and reports names that stand twice. */
export function readSourceFile(path: string, text: string): SourceFile {
  const excess = excessOf(text);
  const errors: ParseError[] = [];
  const tree = excess
    ? undefined
    : parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const placeAt = (offset: number) => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length, column: before.at(-1)!.length + 1 };
  };
  const diagnostics: Diagnostic[] = errors.slice(0, 1).map(({ error, offset }) => ({
    file: path,
    ...placeAt(offset),
    severity: 'error',
    rule: 'json-syntax',
    message: `This is not JSON (${printParseErrorCode(error)}). Look for a missing comma, quote or bracket here or just before.`,
  }));
  if (excess) {
    const { offset, ...words } = excess;
    diagnostics.push({ file: path, ...placeAt(offset), severity: 'error', ...words });
  }
  if (tree) {
    for (const { offset, value } of namesIn(tree, barredNames))
      diagnostics.push({
        file: path,
        ...placeAt(offset),
        severity: 'error',
        rule: 'json-name',
        message: `"${value}" cannot be a name. Choose another one.`,
      });
    for (const twin of twins(tree))
      diagnostics.push({
        file: path,
        ...placeAt(twin.offset),
        severity: 'error',
        rule: 'json-duplicate-key',
        message: `"${twin.value}" stands twice in the same object; only the last would count. Remove one.`,
      });
  }
  return {
    path,
    value: tree && diagnostics.length === 0 ? JSON.parse(text) : undefined,
    diagnostics,
    placeOf(pointer, which = 'value') {
      const parts = partsOf(pointer);
      for (let length = parts.length; tree && length >= 0; length--) {
        const node = nodeAt(tree, parts.slice(0, length));
        const named = which === 'name' && node?.parent?.type === 'property';
        if (node) return placeAt(named ? node.parent!.offset : node.offset);
      }
      return { line: 1, column: 1 };
    },
  };
}

/** In a pointer `1` may be an index or a name; in jsonc-parser's paths an index is a number. */
function nodeAt(tree: Node, parts: string[]): Node | undefined {
  let node: Node | undefined = tree;
  for (const part of parts)
    node = node && findNodeAtLocation(node, [node.type === 'array' ? Number(part) : part]);
  return node;
}

function* namesIn(node: Node, barred: string[]): Generator<Node> {
  for (const child of node.children ?? []) {
    const name = node.type === 'object' ? child.children?.[0] : undefined;
    if (name && barred.includes(name.value)) yield name;
    yield* namesIn(child, barred);
  }
}

function* twins(node: Node): Generator<Node> {
  const seen = new Set<unknown>();
  for (const child of node.children ?? []) {
    const name = node.type === 'object' ? child.children?.[0] : undefined;
    if (name && seen.has(name.value)) yield name;
    if (name) seen.add(name.value);
    yield* twins(child);
  }
}
