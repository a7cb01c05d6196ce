import type { Node } from 'jsonc-parser';
import { isName, placeAt } from './places';

/**
 * A text with the word that was meant instead of the wrong one, at a place or in what is there; undefined where it is
 * not clear which one it is. `words`: what may be the wrong one, the likeliest first.
 */
export function nearestWords(
  text: string,
  position: { line: number; column: number },
  words: string[],
  meant: string,
): string | undefined {
  const place = placeAt(text, position);
  if (!place) return undefined;
  const { node, property } = place;
  // The name before a value is often what the diagnostic of the value is about.
  const near = property && !isName(place) ? [property.children![0]!, node] : [node];
  const whole = property && isName(place) ? [node, property.children![1]!] : near;
  for (const word of words) {
    const exact = near.flatMap((one) => (one.type === 'string' ? corrected(one, word, meant) : []));
    const found =
      exact.length > 0
        ? exact
        : whole.flatMap(stringsIn).flatMap((one) => corrected(one, word, meant));
    if (found.length === 0) continue;
    const [only, ...others] = found;
    if (!only || others.length > 0) return undefined;
    const { offset, length, value } = only;
    return text.slice(0, offset) + JSON.stringify(value) + text.slice(offset + length);
  }
  return undefined;
}

/** A name or a string with the word that was meant, if it has the wrong one: all of it, a part of a pointer, a placeholder. */
function corrected(
  node: Node,
  word: string,
  meant: string,
): { offset: number; length: number; value: string }[] {
  const value: string = node.value;
  const { offset, length } = node;
  const change = (now: string) =>
    hasName(node, now) || now === value ? [] : [{ offset, length, value: now }];
  // A field is named by its pointer, too.
  const isPointer = meant.startsWith('/') && !word.startsWith('/');
  if (value === word && isPointer && meant.lastIndexOf('/') > 0) return [];
  if (value === word) return change(isPointer ? meant.slice(1) : meant);
  if (word === '') return [];
  if (value === `/${word}`) return change(`/${meant}`);
  const placeholder = `{${word}}`;
  if (value.split(placeholder).length === 2)
    return change(value.replace(placeholder, () => `{${meant}}`));
  if (!/^(\.|\.\.|#)?\/|#\//.test(value)) return [];
  // Of a pointer in a pointer, and of an address, the last part counts.
  if (word.startsWith('/'))
    return value.endsWith(word) ? change(value.slice(0, -word.length) + meant) : [];
  const parts = value.split('/');
  const at = parts.lastIndexOf(word);
  if (at < 0 || parts.indexOf(word) !== at) return [];
  return change(parts.with(at, meant).join('/'));
}

/** A name beside which there is one of the same would be lost. */
function hasName(node: Node, name: string): boolean {
  const property = node.parent;
  if (property?.type !== 'property' || property.children![0] !== node) return false;
  return (property.parent?.children ?? []).some(
    (other) => other !== property && other.children?.[0]?.value === name,
  );
}

function stringsIn(node: Node): Node[] {
  if (node.type === 'string') return [node];
  return (node.children ?? []).flatMap(stringsIn);
}
