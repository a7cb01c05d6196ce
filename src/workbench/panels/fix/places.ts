import { findNodeAtOffset, type Node, parseTree } from 'jsonc-parser';

/** Where a diagnostic is: the value, or the property whose name it is about. */
export interface FixPlace {
  /** What is at the place: a name, or a value. */
  node: Node;
  /** The property that it is the name or the value of. */
  property: Node | undefined;
}

/** What is at a line and column, from 1; undefined where nothing can be read. */
export function placeAt(
  text: string,
  { line, column }: { line: number; column: number },
): FixPlace | undefined {
  const tree = parseTree(text);
  if (!tree) return undefined;
  const start = text.split('\n', line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const node = findNodeAtOffset(tree, start + column - 1, true);
  if (!node) return undefined;
  if (node.type === 'property') return { node: node.children![0]!, property: node };
  return { node, property: node.parent?.type === 'property' ? node.parent : undefined };
}

export const isName = ({ node, property }: FixPlace): boolean => property?.children?.[0] === node;
