import { parentOf, type Pointer } from '#engine';

/** What to write so that a field is compared with another one, both in the entries of a list or in none. */
export function waysToName(at: Pointer, other: Pointer): string {
  if (!other.includes('/items/')) return `Write "${other}".`;
  const beside = fromBeside(at, other);
  if (beside !== undefined) return `For that of the same entry, write "${beside}".`;
  const back = fromBeside(other, at);
  return back === undefined
    ? '"./" leads into the same group only. Move both fields into one group, or out of their groups.'
    : `"./" leads into the same group only. Give "${other}" the opposite rule, which names this field as "${back}", or move both fields into one group.`;
}

/** The field that `./name` means where only an object further out, in the same entry, has that name. */
export function furtherOut(
  at: Pointer,
  pointer: Pointer,
  known: readonly Pointer[],
): Pointer | undefined {
  if (!pointer.startsWith('./')) return undefined;
  for (let object = parentOf(at); object !== '' && !object.endsWith('/items');) {
    object = parentOf(object);
    const found = object + pointer.slice(1);
    if (known.includes(found)) return found;
  }
  return undefined;
}

/** The relative pointer by which one field names another: only what is in the object around it, at any depth. */
function fromBeside(at: Pointer, other: Pointer): string | undefined {
  const around = parentOf(at);
  return other.startsWith(`${around}/`) ? `.${other.slice(around.length)}` : undefined;
}
