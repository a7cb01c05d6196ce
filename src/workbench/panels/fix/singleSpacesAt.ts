import { setInText } from '#authoring';
import { pointerOf } from '#engine';
import { getNodePath } from 'jsonc-parser';
import { isName, placeAt } from './places';

/** A text in which the string at a place has no leading, trailing or double spaces; undefined where there is no string. */
export function singleSpacesAt(
  text: string,
  position: { line: number; column: number },
): { text: string; word: string } | undefined {
  const place = placeAt(text, position);
  if (!place) return undefined;
  const node = isName(place) ? place.property!.children![1]! : place.node;
  if (node.type !== 'string') return undefined;
  const word = (node.value as string).trim().replaceAll(/ {2,}/g, ' ');
  return { text: setInText(text, pointerOf(...getNodePath(node)), word), word };
}
