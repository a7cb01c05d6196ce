import { type Occurrence, targetOf } from '#authoring';
import { getAt, type Pointer } from '#engine';
import type { Folder } from './folder';

/** A place in a shared file that several request types use. */
export interface SharedPlace {
  file: string;
  at: string;
  /** The other request types that use it. */
  keys: string[];
}

const isShared = (file: string) => file.startsWith('schemas/_shared/');

/** The first of these places that other request types use, too. */
export function sharedUsers(
  folder: Folder,
  key: string,
  occurrences: Occurrence[],
): SharedPlace | undefined {
  const places = occurrences.filter(({ file }) => isShared(file));
  if (places.length === 0) return undefined;
  const usersOf = usersIn(folder);
  for (const { file, at } of places) {
    const keys = usersOf(file, at).filter((other) => other !== key);
    if (keys.length > 0) return { file, at, keys };
  }
  return undefined;
}

/** Tells which request types use a place in a shared file. */
export function usersIn(folder: Folder): (file: string, at: Pointer) => string[] {
  let users: { key: string; targets: string[] }[] | undefined;
  return (file, at) => {
    users ??= folder.keys.map((key) => ({ key, targets: targetsOf(folder, key) }));
    return users
      .filter(({ targets }) => targets.some((one) => `${file}#${at}/`.startsWith(`${one}/`)))
      .map(({ key }) => key);
  };
}

/** Every piece of the shared files that a request type refers to, as `file#pointer`. */
function targetsOf(folder: Folder, key: string): string[] {
  const { files } = folder.requestType(key);
  const values = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, parsed(text)]),
  );
  const found = new Set<string>();
  const visit = (value: unknown, file: string): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [name, inner] of Object.entries(value))
      if (name === '$ref' && typeof inner === 'string') {
        const target = targetOf(inner, file);
        const id = `${target.file}#${target.pointer}`;
        if (found.has(id)) continue;
        found.add(id);
        visit(getAt(values[target.file], target.pointer), target.file);
      } else visit(inner, file);
  };
  for (const [path, value] of Object.entries(values)) if (!isShared(path)) visit(value, path);
  return [...found];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A file with a syntax error refers to nothing; lint reports it.
    return undefined;
  }
}
