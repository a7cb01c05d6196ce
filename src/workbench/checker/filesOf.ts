import type { Files } from '#authoring';

/** The files of one request type, with its examples and the shared pieces. */
export function filesOf(key: string, files: Files): Files {
  const folders = [`schemas/${key}/`, 'schemas/_shared/'];
  return Object.fromEntries(
    Object.entries(files).filter(([path]) => folders.some((folder) => path.startsWith(folder))),
  );
}
