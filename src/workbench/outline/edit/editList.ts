import { insertInText, moveInText, nodeInText, overlayOf, removeFromText } from '#authoring';
import { getAt, isObject, type Pointer } from '#engine';
import { valueOf } from '../model/values';

type ListEdit =
  { insert: number; value: unknown } | { remove: number } | { from: number; to: number };

/** Edits a list, and in overlays those of its lists whose entries stand for its own by their index. */
export function editList(
  texts: { [path: string]: string },
  file: string,
  list: Pointer,
  edit: ListEdit,
): void {
  const before = texts[file]!;
  texts[file] = editedList(before, list, edit);
  for (const path of Object.keys(texts)) {
    const entries: unknown =
      overlayOf(path)?.base === file && getAt(valueOf(path, texts[path]!), list);
    if (!Array.isArray(entries)) continue;
    const isByIndex = entries.every(
      (entry) => !(isObject(entry) && ('id' in entry || 'key' in entry)),
    );
    if (isByIndex)
      texts[path] = editedList(
        texts[path]!,
        list,
        'insert' in edit ? { ...edit, value: null } : edit,
      );
    else if ('remove' in edit) {
      const named = identityIn(getAt(valueOf(file, before), `${list}/${edit.remove}`));
      const index = entries.findIndex(
        (entry) => named !== undefined && identityIn(entry) === named,
      );
      if (index >= 0) texts[path] = editedList(texts[path]!, list, { remove: index });
    }
  }
}

const identityIn = (entry: unknown): unknown =>
  isObject(entry) ? (entry.id ?? entry.key) : undefined;

function editedList(text: string, list: Pointer, edit: ListEdit): string {
  if (nodeInText(text, list)?.type !== 'array') return text;
  if ('insert' in edit) return insertInText(text, list, edit.insert, edit.value);
  if ('remove' in edit) return removeFromText(text, `${list}/${edit.remove}`);
  return moveInText(text, list, edit.from, edit.to);
}
