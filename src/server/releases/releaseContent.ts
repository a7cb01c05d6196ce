import { type Files, overlayOf } from '#authoring';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CatalogueResult, readCatalogue } from '../definitions/catalogue';
import { checkCached } from '../definitions/checkRequestType';
import type { DefinitionCache } from '../definitions/definitionCache';
import { isKey } from '../definitions/definitionFiles';
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

/** Checks the files of a release. Returns what is wrong with them instead if it cannot be served as a whole. */
export async function readRelease(
  files: Files,
  cache: DefinitionCache,
): Promise<ReleaseContent | { diagnostics: string[] }> {
  const paths = Object.keys(files);
  const definitions = pathsByKey(paths);
  const overlays = paths.filter((path) => overlayOf(path)?.base === 'catalogue.json');
  const read = readCatalogue(files['catalogue.json'] ?? '', part(files, overlays), [
    ...definitions.keys(),
  ]);
  const diagnostics = [...read.diagnostics];
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
  if (diagnostics.length > 0) return { diagnostics };
  const { catalogue, translations, keywords } = read;
  return { types, catalogue: { catalogue, translations, keywords } };
}

const part = (files: Files, paths: string[]): Files =>
  Object.fromEntries(paths.map((path) => [path, files[path]!]));
