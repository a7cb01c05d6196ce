import { type Occurrence, usersIn as usersAmong } from '#authoring';
import type { Pointer } from '#engine';
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
export const usersIn = (folder: Folder): ((file: string, at: Pointer) => string[]) =>
  usersAmong(folder.keys, (key) => folder.requestType(key).files);
