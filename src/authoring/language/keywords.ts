import { type FileKind, metaschemas } from '../read/validateShape';

/** The parts of a metaschema that say which names are allowed. */
export interface Shape {
  $ref?: string;
  title?: string;
  pattern?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  required?: string[];
  minimum?: number;
  maximum?: number;
  type?: string | string[];
  properties?: { [name: string]: Shape | boolean };
  patternProperties?: { [pattern: string]: Shape | boolean };
  additionalProperties?: Shape | boolean;
  items?: Shape | boolean | Shape[];
  definitions?: { [name: string]: Shape };
  then?: Shape;
  else?: Shape;
  allOf?: Shape[];
  anyOf?: Shape[];
  oneOf?: Shape[];
}

/** A word of the language, which its metaschema names. Other names are for the author to choose. */
export interface Keyword {
  /** A condition in another file is of the kind `schema`. */
  kind: FileKind;
  /** The names that lead to it in a file of this kind. */
  path: string[];
  /** The values that it may have, where they are listed. */
  values: unknown[];
  /** What it means, in one or two sentences, with code in backticks. */
  description: string;
}

/**
 * The keyword at a path of names and indices in a file; undefined for any other name. `beside`: the names in its object,
 * which tell apart what is called the same.
 */
export function keywordAt(
  kind: FileKind,
  path: (string | number)[],
  beside: string[] = [],
): Keyword | undefined {
  const root = shapeOf(kind);
  let shapes = expanded([root], root);
  let isKeyword = false;
  for (const [i, part] of path.entries()) {
    if (kind !== 'schema' && kind !== 'example' && shapes.some(isAnySchema))
      return keywordAt('schema', path.slice(i), beside);
    const likely = shapes.toSorted((a, b) => missing(a) - missing(b));
    const { named, others } = childrenOf(i === path.length - 1 ? likely : shapes, part);
    isKeyword = named.length > 0;
    shapes = expanded([...named, ...others], root);
  }
  if (!isKeyword) return undefined;
  const names = path.filter((part) => typeof part === 'string');
  const description = shapes.find((shape) => shape.description)?.description ?? '';
  return { kind, path: names, values: valuesOf(shapes), description };

  function missing({ required = [] }: Shape): number {
    return required.filter((name) => !beside.includes(name)).length;
  }
}

/** An object of which nothing is said: elsewhere than in examples it is a JSON Schema, the rule of a condition. */
export const isAnySchema = ({ type, properties, additionalProperties, patternProperties }: Shape) =>
  type === 'object' && !properties && !patternProperties && additionalProperties === undefined;

export const shapeOf = (kind: FileKind): Shape => metaschemas[kind] as Shape;

function childrenOf(shapes: Shape[], part: string | number): { named: Shape[]; others: Shape[] } {
  const named: Shape[] = [];
  const others: Shape[] = [];
  const add = (to: Shape[], child: Shape | boolean | undefined) => {
    if (child !== undefined) to.push(typeof child === 'object' ? child : {});
  };
  for (const { items, properties, patternProperties, additionalProperties } of shapes)
    if (typeof part === 'number') for (const child of [items ?? []].flat()) add(others, child);
    else if (properties && Object.hasOwn(properties, part)) add(named, properties[part]);
    else {
      const patterns = Object.entries(patternProperties ?? {});
      const [, matching] = patterns.find(([pattern]) => new RegExp(pattern).test(part)) ?? [];
      if (matching ?? additionalProperties) add(others, matching ?? additionalProperties);
    }
  return { named, others };
}

/** These shapes and all that they refer to, with the branches of which one or another may count. */
export function expanded(shapes: Shape[], root: Shape): Shape[] {
  const found = new Set<Shape>();
  const add = (shape: Shape | undefined): void => {
    if (!shape || found.has(shape)) return;
    found.add(shape);
    if (shape.$ref === '#') add(root);
    else if (shape.$ref !== undefined) add(root.definitions?.[shape.$ref.split('/').at(-1)!]);
    for (const branch of [shape.allOf, shape.anyOf, shape.oneOf]) branch?.forEach(add);
    add(shape.then);
    add(shape.else);
  };
  shapes.forEach(add);
  return [...found];
}

/** The values that are allowed, where no other ones are. */
export function valuesOf(shapes: Shape[]): unknown[] {
  const leaves = shapes.filter(
    ({ $ref, allOf, anyOf, oneOf }) => $ref === undefined && !allOf && !anyOf && !oneOf,
  );
  const values = leaves.map((shape) => shape.enum ?? ('const' in shape ? [shape.const] : []));
  return values.every((own) => own.length > 0) ? [...new Set(values.flat())] : [];
}
