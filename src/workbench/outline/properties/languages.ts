import { overlayEdit, overlayPath } from '#authoring';
import { getAt, identityOf, isObject, parentOf, partsOf, type Pointer, pointerOf } from '#engine';
import { entriesOf, insertAt, nodeAt, removeAt, setAt } from '../edit/jsonText';
import type { Changes, Texts } from '../edit/texts';

type Values = { [path: string]: any };

/** Where an overlay holds what stands at a pointer of its file: entries with an id are found by it. */
function placeIn(base: unknown, overlay: unknown, pointer: Pointer): Pointer {
  let [inBase, inOverlay]: any[] = [base, overlay];
  let place = '';
  for (const part of partsOf(pointer)) {
    inBase = inBase?.[part];
    const identity = isObject(inBase) ? identityOf(inBase) : undefined;
    const found =
      Array.isArray(inOverlay) && identity !== undefined
        ? inOverlay.findIndex((entry) => isObject(entry) && identityOf(entry) === identity)
        : -1;
    const name = found >= 0 ? String(found) : part;
    inOverlay = inOverlay?.[name];
    place += pointerOf(name);
  }
  return place;
}

/** The words of a language for what stands at a pointer of a file. */
export function wordsIn(values: Values, file: string, pointer: Pointer, language: string): unknown {
  const overlay = values[overlayPath(file, language)];
  return getAt(overlay, placeIn(values[file], overlay, pointer));
}

/** Writes words into the overlay of a language; undefined removes them. */
export function writeWords(
  texts: Texts,
  values: Values,
  file: string,
  pointer: Pointer,
  language: string,
  words: unknown,
): Changes {
  const path = overlayPath(file, language);
  const text = texts[path] ?? '{}\n';
  const overlay = values[path] ?? {};
  const place = placeIn(values[file], overlay, pointer);
  if (words === undefined) return { [path]: withoutWords(text, place) };
  if (typeof words !== 'string') return { [path]: setAt(text, place, words) };
  const edit = overlayEdit(values[file], overlay, pointer, words);
  if (!edit) return { [path]: setAt(text, place, words) };
  const at = pointerOf(...edit.path);
  const list = pointerOf(...edit.path.slice(0, -1));
  return {
    [path]: edit.isInsertion
      ? insertAt(text, list, Number(edit.path.at(-1)), edit.value)
      : setAt(text, at, edit.value),
  };
}

/** What is empty then goes, too; of a list by index an entry becomes `null`, so that the others keep their places. */
function withoutWords(text: string, place: Pointer): string {
  let edited = text;
  for (let at = place; at !== ''; at = parentOf(at)) {
    const list = nodeAt(edited, parentOf(at));
    const isInList = list?.type === 'array';
    edited = isInList ? setAt(edited, at, null) : removeAt(edited, at);
    const left = entriesOf(nodeAt(edited, parentOf(at)));
    if (left.some(({ type }) => !isInList || type !== 'null')) break;
  }
  return edited;
}
