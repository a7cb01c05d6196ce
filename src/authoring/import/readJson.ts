import { isObject, isReadable, type Pointer, pointerOf, readablePart } from '#engine';
import type { Node } from 'jsonc-parser';
import { exceededLimit } from '../read/limits';
import { readTree } from '../read/readTree';

/**
 * The value of a foreign JSON file without unreadable characters, with the places of those, and of names that are written
 * again in one object; or why there is none.
 */
export type ReadJson =
  { value: unknown; repeated: Pointer[]; unreadable: Pointer[] } | { problem: string };

/** Reads a foreign JSON file. A byte order mark is skipped. */
export function readJson(text: string): ReadJson {
  const json = text.replace(/^\uFEFF/, '');
  const exceeded = exceededLimit(json);
  if (exceeded) return { problem: exceeded.message };
  const { tree, flaw } = readTree(json);
  if (!flaw) {
    const unreadable: Pointer[] = [];
    const value = readable(JSON.parse(json), '', unreadable);
    return { value, repeated: repeatedIn(tree, ''), unreadable };
  }
  const before = json.slice(0, flaw.offset).split('\n');
  const place = `line ${before.length}, column ${before.at(-1)!.length + 1}`;
  return { problem: flaw.message.replace(':', ` in ${place}:`) };
}

/** A value without unreadable characters in its texts and names; `places`: where there are some, to be added to. */
function readable(value: unknown, at: Pointer, places: Pointer[]): unknown {
  const clean = (text: string, place: Pointer) => {
    if (!isReadable(text)) places.push(place);
    return readablePart(text);
  };
  if (typeof value === 'string') return clean(value, at);
  if (Array.isArray(value)) return value.map((one, i) => readable(one, at + pointerOf(i), places));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const place = at + pointerOf(name);
      return [clean(name, place), readable(one, place, places)];
    }),
  );
}

/** The places of properties whose name an earlier one of the same object has: the last one counts. */
function repeatedIn(node: Node | undefined, at: Pointer): Pointer[] {
  const names = new Set<string>();
  return (node?.children ?? []).flatMap((child, i) => {
    if (node!.type === 'array') return repeatedIn(child, at + pointerOf(i));
    const [key, value] = child.children!;
    const place = at + pointerOf(key!.value);
    const isRepeated = names.has(key!.value);
    names.add(key!.value);
    return [...(isRepeated ? [place] : []), ...repeatedIn(value, place)];
  });
}
