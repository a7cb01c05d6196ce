import {
  entriesInText,
  nodeInText,
  overlayEdit,
  overlayPath,
  removeFromText,
  setInText,
  translationOf,
} from '#authoring';
import { parentOf, partsOf, type Pointer, pointerOf } from '#engine';
import type { Node } from 'jsonc-parser';
import type { Changes, Texts, Values } from '../edit/texts';

/** The words of a language for what stands at a pointer of a file. */
export function wordsIn(values: Values, file: string, pointer: Pointer, language: string): unknown {
  return translationOf(values[file], values[overlayPath(file, language)], pointer).value;
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
  const edit =
    typeof words === 'string' ? overlayEdit(values[file], overlay, pointer, words) : undefined;
  const { at, value } = edit ?? { at: place, value: words };
  return { [path]: setInText(text, at, value) };
}

/** Where an overlay holds, or would hold, what stands at a pointer of its base. */
function placeIn(base: unknown, overlay: unknown, pointer: Pointer): Pointer {
  const { at } = translationOf(base, overlay, pointer);
  const missing = partsOf(pointer).slice(partsOf(at).length);
  return at + pointerOf(...missing);
}

/**
 * What is empty then goes, too, also a list that is left with nothing but `null`: taking words away gives the text from
 * before they were added. An entry of any other list becomes `null`, so that the others keep their places; one that has
 * nothing left but its name goes.
 */
function withoutWords(text: string, place: Pointer): string {
  let edited = text;
  let isNamed = false;
  for (let at = place; at !== ''; at = parentOf(at)) {
    const isInList = nodeInText(edited, parentOf(at))?.type === 'array';
    edited = isInList && !isNamed ? setInText(edited, at, null) : removeFromText(edited, at);
    const left = entriesInText(edited, parentOf(at));
    isNamed = left.length === 1 && isName(left[0]!);
    if (!isNamed && left.some(({ type }) => !isInList || type !== 'null')) break;
  }
  return edited;
}

/** Whether a property says which entry of a list this is. */
const isName = ({ type, children }: Node): boolean =>
  type === 'property' && ['id', 'key'].includes(children![0]!.value);
