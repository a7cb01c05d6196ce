import { removeFromText } from '#authoring';
import { pointerOf } from '#engine';
import { getNodePath } from 'jsonc-parser';
import { placeAt } from './places';

/**
 * A text without what is at a place: a property, or an entry of a list. `words`: those that the message names, of which
 * one is the property; undefined where none of them is at the place.
 */
export function removalAt(
  text: string,
  position: { line: number; column: number },
  words: string[],
): { text: string; word: string } | undefined {
  const place = placeAt(text, position);
  if (!place) return undefined;
  const { node, property } = place;
  if (property) {
    const name: string = property.children![0]!.value;
    const isNamed = words.some((word) => word === name || word.endsWith(`/${name}`));
    return isNamed ? without(text, getNodePath(property.children![1]!), name) : undefined;
  }
  if (node.parent?.type !== 'array' || !words.includes(node.value)) return undefined;
  return without(text, getNodePath(node), String(node.value));
}

const without = (text: string, path: (string | number)[], word: string) => ({
  text: removeFromText(text, pointerOf(...path)),
  word,
});
