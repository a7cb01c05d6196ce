import { type Files, readDefinition } from '#authoring';
import { catalogueEntry } from './catalogueEntries';
import type { Folder } from './folder';
import { filesAt } from './revision';

/**
 * The keys of the request types that are not the same as at a git revision: their own files, overlays and examples,
 * what they use of the shared files, or their entry in the catalogue.
 */
export function changedKeys(folder: Folder, revision: string): string[] {
  const older = filesAt(folder.root, revision);
  const isShared = (path: string) => path.startsWith('schemas/_shared/');
  const catalogues = [older['catalogue.json'], folder.catalogue()];
  return folder.keys.filter((key) => {
    const newer = folder.requestType(key).files;
    const isOwn = (path: string) => path.startsWith(`schemas/${key}/`);
    const was = pick(older, (path) => isOwn(path) || isShared(path));
    const [entryBefore, entry] = catalogues.map((text) => catalogueEntry(text, key));
    return (
      !areEqual(pick(was, isOwn), pick(newer, isOwn)) ||
      entryBefore !== entry ||
      (!areEqual(pick(was, isShared), pick(newer, isShared)) &&
        contentOf(key, was) !== contentOf(key, newer))
    );
  });
}

const pick = (files: Files, isWanted: (path: string) => boolean): Files =>
  Object.fromEntries(Object.entries(files).filter(([path]) => isWanted(path)));

const areEqual = (a: Files, b: Files): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([path, text]) => b[path] === text);

/** A definition as text, with what it uses of the shared files, in each language. */
function contentOf(key: string, files: Files): string {
  const languages = Object.keys(files).flatMap(
    (path) => /\.([a-z-]+)\.json$/i.exec(path)?.[1] ?? [],
  );
  return [undefined, ...new Set(languages)]
    .map((language) => {
      const read = readDefinition(key, files, language);
      return JSON.stringify('definition' in read ? read.definition : read.diagnostics);
    })
    .join('\n');
}
