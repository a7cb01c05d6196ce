import { getAt, identityOf, isObject, partsOf, type Pointer, pointerOf } from '#engine';
import { translationOf } from '../translation';

/** One change of a JSON file: sets the value at a path, or inserts it as the last entry of a list; undefined removes. */
export interface OverlayEdit {
  path: (string | number)[];
  value: unknown;
  isInsertion: boolean;
}

/**
 * The smallest change of an overlay that translates the text at a pointer of its base. Undefined where the overlay does
 * not have the parts of its base, so that it must be corrected first.
 */
export function overlayEdit(
  base: unknown,
  overlay: unknown,
  pointer: Pointer,
  text: string,
): OverlayEdit | undefined {
  const { value, at, lacks, isNull } = translationOf(base, overlay, pointer);
  const parts = partsOf(pointer);
  const added = valueFor(base, parts, partsOf(lacks).length, text);
  const path = typedPath(overlay, at);
  if (value !== undefined || isNull) {
    const isFitting = isNull || typeof value === 'string';
    return isFitting ? { path, value: added, isInsertion: false } : undefined;
  }
  const parent: unknown = getAt(overlay, at);
  const name = partsOf(lacks).at(-1)!;
  if (isObject(parent)) return { path: [...path, name], value: added, isInsertion: false };
  const isIdentified = isObject(added) && identityOf(added) !== undefined;
  return Array.isArray(parent) && isIdentified
    ? { path: [...path, parent.length], value: added, isInsertion: true }
    : undefined;
}

/**
 * The smallest change of an overlay that takes the translation at a pointer of its base away, with the objects that would
 * be left empty. Undefined where there is none.
 */
export function overlayRemoval(
  base: unknown,
  overlay: unknown,
  pointer: Pointer,
): OverlayEdit | undefined {
  const { value, at } = translationOf(base, overlay, pointer);
  if (value === undefined) return undefined;
  const path = typedPath(overlay, at);
  while (path.length > 1 && isOnly(getAt(overlay, pointerOf(...path.slice(0, -1))))) path.pop();
  // The other entries of a list keep their places.
  const isEntry = typeof path.at(-1) === 'number';
  return { path, value: isEntry ? null : undefined, isInsertion: false };
}

const isOnly = (parent: unknown): boolean => isObject(parent) && Object.keys(parent).length === 1;

/** The value at the first `depth` parts of a pointer, with nothing in it but a text at the whole pointer. */
function valueFor(base: unknown, parts: string[], depth: number, text: string): unknown {
  if (parts.length === depth) return text;
  const container: any = parts.slice(0, depth).reduce((value: any, name) => value?.[name], base);
  const name = parts[depth]!;
  const inner = valueFor(base, parts, depth + 1, text);
  if (!Array.isArray(container)) return withIdentity(container, { [name]: inner });
  if (isObject(inner) && identityOf(inner) !== undefined) return [inner];
  return container.map((_, i) => (i === Number(name) ? inner : null));
}

/** An entry of a list names its key or id, so that it is found when the order changes. */
function withIdentity(entry: unknown, texts: object): object {
  for (const name of ['key', 'id'])
    if (isObject(entry) && typeof entry[name] === 'string')
      return { [name]: entry[name], ...texts };
  return texts;
}

function typedPath(whole: unknown, pointer: Pointer): (string | number)[] {
  let value: any = whole;
  return partsOf(pointer).map((name) => {
    const part = Array.isArray(value) ? Number(name) : name;
    value = value?.[part];
    return part;
  });
}
