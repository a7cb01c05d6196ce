import { getAt, partsOf, pointerOf } from '#engine';
import { targetOf } from './dereference';
import type { PropertyPart, SourceFile } from './sourceFile';

/**
 * Where the value at a pointer of a dereferenced file is written: in that file, or in the target of a `$ref` on the
 * way. The nearest parent that exists, where the value does not.
 */
export function sourceLocation(
  sources: { [path: string]: SourceFile },
  path: string,
  pointer: string,
  target?: PropertyPart,
): { file: string; line: number; column: number } {
  const source = sourceOf(sources, path, pointer);
  return { file: source.file, ...sources[source.file]!.positionOf(source.pointer, target) };
}

/**
 * The file and the pointer in it where the value at a pointer of a definition is written: a `$ref` leads to another
 * one, and a title of ui.json may be that of schema.json.
 */
export function sourceOf(
  sources: { [path: string]: SourceFile },
  path: string,
  pointer: string,
): { file: string; pointer: string } {
  const written = writtenAt(sources, path, pointer);
  let { file } = written;
  let at = '';
  for (const name of partsOf(written.pointer)) {
    const owner = ownerOf(sources, file, at, name);
    if (!owner) break;
    file = owner.file;
    at = owner.pointer + pointerOf(name);
  }
  return { file, pointer: at };
}

/** Like {@link sourceLocation}, but in the request type's own files: at the `$ref` to what is written elsewhere. */
export function ownLocation(
  sources: { [path: string]: SourceFile },
  path: string,
  pointer: string,
): { file: string; line: number; column: number } {
  const { file, pointer: at } = writtenAt(sources, path, pointer);
  return { file, ...sources[file]!.positionOf(at) };
}

const writtenAt = (sources: { [path: string]: SourceFile }, path: string, pointer: string) =>
  sources[path]?.writtenAt?.(pointer) ?? { file: path, pointer };

/** The object that has a property: the one at the pointer, or the target of its `$ref`. */
function ownerOf(
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
