import type { Files } from '#authoring';

/** Where the files of one request type are. */
export const foldersOf = (key: string): string[] => [`schemas/${key}/`, 'schemas/_shared/'];

/** The files of one request type, with its examples and the shared pieces. */
export const filesOf = (key: string, files: Files): Files => filesIn(foldersOf(key), files);

/** The files whose paths start so. */
export const filesIn = (starts: string[], files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).filter(([path]) => starts.some((start) => path.startsWith(start))),
  );
