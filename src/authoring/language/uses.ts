import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import type { Files } from '../read/readDefinition';
import type { FileKind } from '../read/validateShape';
import { expanded, isAnySchema, type Shape, shapeOf } from './keywords';

/** A property of a file that uses a word. */
export interface Use {
  file: string;
  name: string;
  value: unknown;
  /** The object around it. */
  holder: unknown;
}

const kinds: [pattern: RegExp, kind: FileKind][] = [
  [/(^|\/)catalogue\.json$/, 'catalogue'],
  [/\/examples\/[^/]+\.json$/, 'example'],
  [/\/schema\.json$/, 'schema'],
  [/\/ui\.json$/, 'ui'],
  [/\/request\.json$/, 'request'],
];

/** Every use of every word in definitions, their examples and the catalogue, by what its metaschema says of the word. */
export function usesOf(files: Files): Map<Shape, Use[]> {
  const found = new Map<Shape, Use[]>();
  for (const [file, text] of Object.entries(files)) {
    const [, kind] = kinds.find(([pattern]) => pattern.test(file)) ?? [];
    if (kind) findUses(kind, file, text, found);
  }
  return found;
}

function findUses(kind: FileKind, file: string, text: string, found: Map<Shape, Use[]>): void {
  const tree = parseTree(text);
  if (tree) visit(tree, [shapeOf(kind)], shapeOf(kind));

  function visit(node: Node, shapes: Shape[], root: Shape): void {
    const all = expanded(shapes, root).filter((shape) => fits(shape, node));
    if (kind !== 'schema' && kind !== 'example' && node.type === 'object' && all.some(isAnySchema))
      return visit(node, [shapeOf('schema')], shapeOf('schema'));
    for (const child of node.children ?? [])
      if (node.type === 'array') visit(child, all.flatMap(itemsOf), root);
      else if (child.children?.[1]) property(child, node, all, root);
  }

  function property({ children }: Node, holder: Node, shapes: Shape[], root: Shape): void {
    const [{ value: name }, node] = children as [Node, Node];
    const named = shapes.flatMap(({ properties = {} }) =>
      Object.hasOwn(properties, name) ? [properties[name] as Shape] : [],
    );
    const use = { file, name, value: getNodeValue(node), holder: getNodeValue(holder) };
    for (const word of new Set(named)) found.set(word, [...(found.get(word) ?? []), use]);
    const others = shapes.flatMap(({ patternProperties = {}, additionalProperties }) => [
      ...Object.values(patternProperties),
      additionalProperties,
    ]);
    visit(node, named.length > 0 ? named : others.filter(isShape), root);
  }
}

const isShape = (shape: unknown): shape is Shape => typeof shape === 'object' && shape !== null;

const itemsOf = ({ items }: Shape): Shape[] => [items ?? []].flat().filter(isShape);

/** Whether an object has the names that an alternative needs, and no others where it allows none. */
function fits({ required = [], properties = {}, ...shape }: Shape, node: Node): boolean {
  if (node.type !== 'object') return true;
  const names = (node.children ?? []).map(({ children }) => String(children![0]!.value));
  const isClosed = shape.additionalProperties === false && shape.patternProperties === undefined;
  return (
    required.every((name) => names.includes(name)) &&
    !(isClosed && names.some((name) => !Object.hasOwn(properties, name)))
  );
}
