import { getAt, partsOf } from '#engine';

export class DereferenceError extends Error {
  constructor(
    readonly file: string,
    readonly pointer: string,
    message: string,
  ) {
    super(message);
  }
}

/** What a definition may come to once its references are followed: references to references multiply. */
const mostParts = 200_000;

/**
 * Puts what a `$ref` names in its place, so that a definition stands alone. References are
 * `#/…` in the same file or `../_shared/person.json#/…`; words beside a `$ref` are laid over what it brings.
 * `files` holds the parsed JSON by path. Throws a {@link DereferenceError} where a reference leads nowhere or in a circle.
 */
export function dereference(files: { [path: string]: unknown }, file: string): any {
  let parts = 0;
  return foldValue(files[file], file, '', []);

  function foldValue(value: unknown, inFile: string, pointer: string, above: string[]): unknown {
    if (Array.isArray(value))
      return value.map((item, i) => foldValue(item, inFile, `${pointer}/${i}`, above));
    if (value === null || typeof value !== 'object') return value;
    if (++parts > mostParts && above.length > 0)
      throw new DereferenceError(
        inFile,
        pointer,
        `The references multiply to more than ${mostParts} parts. Write it with fewer.`,
      );
    const { $ref, ...rest } = value as Record<string, unknown>;
    const folded: Record<string, unknown> = {};
    if (typeof $ref === 'string') Object.assign(folded, follow($ref, inFile, pointer, above));
    else if ($ref !== undefined) folded.$ref = foldValue($ref, inFile, `${pointer}/$ref`, above);
    for (const [name, part] of Object.entries(rest)) {
      if (name === '$schema' || name === '$defs') continue;
      folded[name] = foldValue(part, inFile, `${pointer}/${name}`, above);
    }
    return folded;
  }

  function follow(ref: string, inFile: string, pointer: string, above: string[]): object {
    const { file: refFile, pointer: target } = targetOf(ref, inFile);
    const id = `${refFile}#${target}`;
    const found = Object.hasOwn(files, refFile) ? getAt(files[refFile], target) : undefined;
    if (found === undefined || found === null || typeof found !== 'object')
      throw new DereferenceError(
        inFile,
        pointer,
        `"${ref}" leads nowhere. Correct the file or the name after #.`,
      );
    if (above.includes(id))
      throw new DereferenceError(
        inFile,
        pointer,
        `"${ref}" leads back to itself. Write the part out instead.`,
      );
    return foldValue(found, refFile, target, [...above, id]) as object;
  }
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
