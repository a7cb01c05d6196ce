import { getAt, partsOf, pointerOf } from '#engine';

export class DereferenceError extends Error {
  constructor(
    readonly file: string,
    readonly pointer: string,
    message: string,
    /** The file that the reference names. */
    readonly target: string = file,
  ) {
    super(message);
  }
}

/** The most objects a definition may have once its references are replaced: references to references multiply. */
const maxObjects = 200_000;

/**
 * Replaces each `$ref` by what it refers to, so that a definition is self-contained. References are `#/…` in the same file
 * or `../_shared/person.json#/…`; keywords next to a `$ref` override those of its target.
 * `files` holds the parsed JSON by path. Throws a {@link DereferenceError} for a reference to nothing or to itself.
 */
export function dereference(files: { [path: string]: unknown }, file: string): unknown {
  let objects = 0;
  return resolve(files[file], file, '', []);

  function resolve(value: unknown, inFile: string, pointer: string, above: string[]): unknown {
    if (Array.isArray(value))
      return value.map((item, i) => resolve(item, inFile, pointer + pointerOf(i), above));
    if (value === null || typeof value !== 'object') return value;
    if (++objects > maxObjects && above.length > 0)
      throw new DereferenceError(
        inFile,
        pointer,
        `The references expand to more than ${maxObjects} objects. Use fewer nested references.`,
      );
    const { $ref, ...rest } = value as Record<string, unknown>;
    const resolved: Record<string, unknown> = {};
    if (typeof $ref === 'string') Object.assign(resolved, follow($ref, inFile, pointer, above));
    else if ($ref !== undefined) resolved.$ref = resolve($ref, inFile, `${pointer}/$ref`, above);
    for (const [name, inner] of Object.entries(rest)) {
      if (name === '$schema' || isDefinitions(name, inFile, pointer)) continue;
      resolved[name] = resolve(inner, inFile, pointer + pointerOf(name), above);
    }
    return resolved;
  }

  function follow(ref: string, inFile: string, pointer: string, above: string[]): object {
    const { file: refFile, pointer: target } = targetOf(ref, inFile);
    const id = `${refFile}#${target}`;
    const found = Object.hasOwn(files, refFile) ? getAt(files[refFile], target) : undefined;
    if (found === undefined || found === null || typeof found !== 'object')
      throw new DereferenceError(
        inFile,
        pointer,
        `"${ref}" does not exist. Correct the file or the pointer after #.`,
        refFile,
      );
    if (above.includes(id))
      throw new DereferenceError(
        inFile,
        pointer,
        `"${ref}" is a circular reference. Write out its target here instead.`,
      );
    return resolve(found, refFile, target, [...above, id]) as object;
  }
}

/** Whether a property holds pieces to refer to: `$defs`, or draft-07's `definitions`, which may also name a field. */
function isDefinitions(name: string, file: string, pointer: string): boolean {
  if (name === '$defs') return true;
  return (
    name === 'definitions' &&
    !/\/(ui|request)(\.[^/]*)?\.json$/.test(file) &&
    partsOf(pointer).at(-1) !== 'properties'
  );
}

/** The file and the pointer in it that a reference names. */
export function targetOf(ref: string, inFile: string): { file: string; pointer: string } {
  const [path = '', pointer = ''] = ref.split('#');
  return { file: path === '' ? inFile : join(inFile, path), pointer };
}

/** `schemas/pan_card/schema.json` and `../_shared/person.json` → `schemas/_shared/person.json`. */
function join(from: string, relative: string): string {
  const parts = partsOf('/' + from).slice(0, -1);
  for (const step of relative.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.') parts.push(step);
  }
  return parts.join('/');
}
