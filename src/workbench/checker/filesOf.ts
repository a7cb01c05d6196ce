import type { Files } from '#authoring';

/** Where the files of one request type are. */
export const foldersOf = (key: string): string[] => [`schemas/${key}/`, 'schemas/_shared/'];

/** The files of one request type, with its examples and the shared pieces. */
export function filesOf(key: string, files: Files): Files {
  const folders = foldersOf(key);
  return Object.fromEntries(
    Object.entries(files).filter(([path]) => folders.some((folder) => path.startsWith(folder))),
  );
}
