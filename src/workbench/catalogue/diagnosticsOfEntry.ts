import { type Diagnostic, nodeInText } from '#authoring';
import type { Position } from '../address';
import { pointerToEntry } from './catalogueEdits';

/** What is wrong with the entry of a request type, of all that is wrong with the catalogue. */
export function diagnosticsOfEntry(
  catalogue: string,
  diagnostics: readonly Diagnostic[],
  key: string,
): Diagnostic[] {
  const pointer = pointerToEntry(catalogue, key);
  const entry = pointer === undefined ? undefined : nodeInText(catalogue, pointer);
  if (!entry) return [];
  const start = positionAt(catalogue, entry.offset);
  const end = positionAt(catalogue, entry.offset + entry.length);
  return diagnostics.filter(
    (one) => one.file === 'catalogue.json' && isBefore(one, end) && !isBefore(one, start),
  );
}

function positionAt(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

const isBefore = (one: Position, other: Position): boolean =>
  one.line === other.line ? one.column < other.column : one.line < other.line;
