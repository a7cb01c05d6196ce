import { fillPlaceholders, partsOf, type Pointer, pointerOf } from '#engine';

/** A field that gets another name at its place: `/nominees/items/name` → `/nominees/items/full_name`. */
export interface FieldRename {
  from: Pointer;
  to: Pointer;
}

/** A place in a file that contains the name: the name of a property, or a text. */
export interface Occurrence {
  file: string;
  /** Pointer into the file. */
  at: Pointer;
  target: 'name' | 'value';
  /** What is written there afterwards. */
  text: string;
}

/** The last part of a pointer. */
export const nameOf = (at: Pointer): string => partsOf(at).at(-1) ?? '';

/**
 * A pointer with the new name in it, if it leads to the field or through it. Entries of a list may be named by `items`
 * or by an index. `within`: what the answers are called in front of it, such as `/answers`.
 */
export function renamedPointer(
  pointer: string,
  { from, to }: FieldRename,
  within: Pointer = '',
): string | undefined {
  if (!pointer.startsWith('/')) return undefined;
  const parts = partsOf(pointer);
  const wanted = partsOf(within + from);
  const isSame = (part: string, i: number) =>
    parts[i] === part || (part === 'items' && /^\d+$/.test(parts[i] ?? ''));
  if (parts.length < wanted.length || !wanted.every(isSame)) return undefined;
  return pointerOf(...parts.with(wanted.length - 1, nameOf(to)));
}

/** A text with the new name in the values that it names, such as `{/answers/amount}`; undefined without any. */
export function renamedText(text: string, rename: FieldRename): string | undefined {
  const renamed = fillPlaceholders(text, ({ written, pointer }) => {
    const changed = pointer && renamedPointer(pointer, rename, '/answers');
    return changed && written.replace(pointer, () => changed);
  });
  return renamed === text ? undefined : renamed;
}
