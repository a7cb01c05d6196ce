import { getAt, partsOf, pointerOf } from '#engine';
import { targetOf } from './dereference';
import type { SourceFile } from './sourceFile';

/**
 * Where the value at a pointer of a folded file is written: in the file itself or in what a `$ref` on the way brings;
 * the nearest parent in the file where it is nowhere.
 */
export function originOf(
  sources: { [path: string]: SourceFile },
  path: string,
  pointer: string,
  which?: 'value' | 'name',
): { file: string; line: number; column: number } {
  let file = path;
  let at = '';
  for (const part of partsOf(pointer)) {
    const holder = holderOf(sources, file, at, part);
    if (!holder) break;
    file = holder.file;
    at = holder.pointer + pointerOf(part);
  }
  return { file, ...sources[file]!.placeOf(at, which) };
}

/** The object that has a name: the one at the pointer, or the one that its `$ref` brings. */
function holderOf(
  sources: { [path: string]: SourceFile },
  file: string,
  pointer: string,
  name: string,
): { file: string; pointer: string } | undefined {
  const seen = new Set<string>();
  for (;;) {
    const value = getAt(sources[file]?.value, pointer);
    if (value === null || typeof value !== 'object' || seen.has(file + pointer)) return undefined;
    if (Object.hasOwn(value, name)) return { file, pointer };
    if (typeof value.$ref !== 'string') return undefined;
    seen.add(file + pointer);
    ({ file, pointer } = targetOf(value.$ref, file));
  }
}
