import { getAt, identityOf, isObject, parentOf, partsOf, type Pointer, pointerOf } from '#engine';
import { translationOf } from '../translation';

/**
 * One change of a JSON file: sets the value at a pointer, which may be the end of a list; undefined removes it. The
 * parent exists.
 */
export interface OverlayEdit {
  at: Pointer;
  value: unknown;
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
  if (value !== undefined || isNull) {
    const isFitting = isNull || typeof value === 'string';
    return isFitting ? { at, value: added } : undefined;
  }
  const parent: unknown = getAt(overlay, at);
  const name = partsOf(lacks).at(-1)!;
  if (isObject(parent)) return { at: at + pointerOf(name), value: added };
  const isIdentified = isObject(added) && identityOf(added) !== undefined;
  return Array.isArray(parent) && isIdentified
    ? { at: at + pointerOf(parent.length), value: added }
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
  const found = translationOf(base, overlay, pointer);
  if (found.value === undefined) return undefined;
  let { at } = found;
  while (partsOf(at).length > 1 && isOnly(getAt(overlay, parentOf(at)))) at = parentOf(at);
  // The other entries of a list keep their places.
  const isEntry = Array.isArray(getAt(overlay, parentOf(at)));
  return { at, value: isEntry ? null : undefined };
}

const isOnly = (parent: unknown): boolean => isObject(parent) && Object.keys(parent).length === 1;

/** The value at the first `depth` parts of a pointer, with nothing in it but a text at the whole pointer. */
function valueFor(base: unknown, parts: readonly string[], depth: number, text: string): unknown {
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
