import type { Files } from '#authoring';
import { filesOf } from '../../checker/filesOf';
import { definitionFilesOf, exampleFilesOf } from '../../editor/filesOf';

/** The files of a request type, or of the catalogue, whose texts differ: its own first, then the shared pieces. */
export function changedPaths(key: string | undefined, older: Files, newer: Files): string[] {
  const isCatalogue = (path: string) => path.startsWith('catalogue.');
  const before = key === undefined ? older : filesOf(key, older);
  const changed = [...new Set([...Object.keys(before), ...Object.keys(newer)])].filter(
    (path) => older[path] !== newer[path] && (key !== undefined || isCatalogue(path)),
  );
  if (key === undefined) return changed.sort();
  const shared = changed.filter((path) => path.startsWith('schemas/_shared/')).sort();
  return [...definitionFilesOf(key, changed), ...exampleFilesOf(key, changed), ...shared];
}
