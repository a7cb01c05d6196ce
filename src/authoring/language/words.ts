import { describePattern, describeType } from '../read/shapeBranches';
import type { FileKind } from '../read/validateShape';
import { expanded, type Shape, shapeOf } from './keywords';

/** A word of the language. */
export interface Word {
  kind: FileKind;
  name: string;
  /** What its metaschema says of it: two words of one name have two of these. */
  shape: Shape;
  /** In a sentence or two. */
  description: string;
  /** What may be its value: `a whole number, 1 to 80`. */
  form: string;
  /** The object around it requires it. */
  isNeeded: boolean;
  /** The words inside its value. */
  parts: Word[];
}

/** Definitions whose words are used in many places, and explained in one. */
const everywhere = new Set(
  ['map', 'payload', 'source', 'choose', 'each', 'const'].map((name) => `#/definitions/${name}`),
);

/** The words at the top of a kind of file, or of one definition of its metaschema. */
export function wordsOf(kind: FileKind, definition?: string): Word[] {
  const root = shapeOf(kind);
  return wordsIn(definition === undefined ? root : root.definitions![definition]!, root, kind, []);
}

function wordsIn(shape: Shape, root: Shape, kind: FileKind, above: Shape[]): Word[] {
  return within(shape, root).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties as { [name: string]: Shape }).map(([name, own]) => {
      const parts = above.includes(own) ? [] : wordsIn(own, root, kind, [...above, own]);
      const isNeeded = required.includes(name);
      return { kind, name, shape: own, ...saidOf(own, root), isNeeded, parts };
    }),
  );

  /** A shape, or those of its entries, with the alternatives that it has. */
  function within(one: Shape, whole: Shape, depth = 0): Shape[] {
    if (depth > 4 || (one.$ref !== undefined && everywhere.has(one.$ref))) return [];
    const { $ref, anyOf = [], oneOf = [], allOf = [], items, additionalProperties } = one;
    const name = $ref?.split('/').at(-1);
    const target = $ref === '#' ? undefined : whole.definitions?.[name ?? ''];
    const entries = [items, additionalProperties, ...Object.values(one.patternProperties ?? {})];
    // The fields of ui.json are ui.json again.
    const inner = [target, ...anyOf, ...oneOf, ...allOf, ...(one === whole ? [] : entries)];
    return [
      ...(one.properties ? [one] : []),
      ...inner
        .flat()
        .flatMap((part) => (typeof part === 'object' ? within(part, whole, depth + 1) : [])),
    ];
  }
}

function saidOf(shape: Shape, root: Shape): { description: string; form: string } {
  const shapes = expanded([shape], root);
  return {
    description: shapes.find((one) => one.description)?.description ?? '',
    form: formOf(shape, root),
  };
}

const anyValue = 'any value';

function formsOf(branches: Shape[], root: Shape): string {
  const forms = [...new Set(branches.map((one) => formOf(one, root)))];
  return forms.filter((form) => forms.length === 1 || form !== anyValue).join(' or ');
}

/** What a value may be, in words. */
function formOf(shape: Shape, root: Shape): string {
  const { $ref, title, anyOf, oneOf, allOf, type, items, minimum, maximum } = shape;
  if (title !== undefined && shape !== root) return title;
  if (shape.const !== undefined) return `\`${JSON.stringify(shape.const)}\``;
  if (shape.enum) return shape.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
  const target = root.definitions?.[$ref?.split('/').at(-1) ?? ''];
  if (target) return formOf(target, root);
  const branches = anyOf ?? oneOf ?? allOf;
  if (branches && type === undefined) return formsOf(branches, root);
  if (type === undefined) return $ref === '#' ? 'an object' : anyValue;
  if (shape.pattern !== undefined && describePattern(shape)) return describePattern(shape)!;
  const words = [type].flat().map(describeType).join(' or ');
  if (type === 'array' && typeof items === 'object' && !Array.isArray(items))
    return `a list, each ${formOf(items, root)}`;
  if (minimum === undefined || typeof type !== 'string') return words;
  return `${words}, ${minimum}${maximum === undefined ? ' or more' : ` to ${maximum}`}`;
}
