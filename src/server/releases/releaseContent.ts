import { checkFolders, type Files, formatDiagnostic, overlayOf } from '#authoring';
import { isKey } from '#engine';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CatalogueResult, readCatalogue } from '../definitions/catalogue';
import { checkCached } from '../definitions/checkRequestType';
import type { DefinitionCache } from '../definitions/definitionCache';
import type { ValidVersion } from '../definitions/knownTypes';

/** What servers need to know of a release, all request types together. */
export interface ReleaseContent {
  types: [key: string, version: ValidVersion][];
  catalogue: Pick<CatalogueResult, 'catalogue' | 'translations' | 'keywords'>;
}

const definition = /^schemas\/([^/]+)\/[^/]+\.json$/;

/** The paths of the files that each request type is made of, by its key: the shared ones and its own. */
export function pathsByKey(paths: string[]): Map<string, string[]> {
  const shared: string[] = [];
  const own = new Map<string, string[]>();
  for (const path of paths.toSorted()) {
    const folder = definition.exec(path)?.[1];
    if (folder === '_shared') shared.push(path);
    else if (folder !== undefined && isKey(folder))
      own.set(folder, [...(own.get(folder) ?? []), path]);
  }
  return new Map([...own].map(([key, files]) => [key, [...shared, ...files]]));
}

/** What can be served of a release, and what is wrong with the rest of it. */
export interface ReadRelease extends ReleaseContent {
  diagnostics: string[];
}

/** Checks the files of a release. */
export async function readRelease(files: Files, cache: DefinitionCache): Promise<ReadRelease> {
  const paths = Object.keys(files);
  const definitions = pathsByKey(paths);
  const overlays = paths.filter((path) => overlayOf(path)?.base === 'catalogue.json');
  const text = files['catalogue.json'] ?? '';
  const keys = [...definitions.keys()];
  const read = readCatalogue(text, part(files, overlays), keys);
  // Where customers are served nothing is in preparation: its tile would lead nowhere.
  const missing = read.isValid ? checkFolders(text, keys).map(formatDiagnostic) : [];
  const diagnostics = [...read.diagnostics, ...missing];
  const types: ReleaseContent['types'] = [];
  for (const [key, own] of definitions) {
    const { digest, checked } = await checkCached(key, part(files, own), cache);
    diagnostics.push(...checked.diagnostics);
    if ('metadata' in checked) {
      const { metadata, translations } = checked;
      types.push([key, { digest, metadata, languages: Object.keys(translations) }]);
    }
    // Customers are answered in between.
    await nextTurn();
  }
  const { catalogue, translations, keywords } = read;
  return { types, catalogue: { catalogue, translations, keywords }, diagnostics };
}

const part = (files: Files, paths: string[]): Files =>
  Object.fromEntries(paths.map((path) => [path, files[path]!]));
