import { getAt } from '#engine';
import type { Diagnostic } from '../diagnostic';
import { didYouMean } from '../didYouMean';
import { readSourceFile, type SourceFile } from '../read/sourceFile';
import { type CatalogueKey, entriesIn } from './checkCatalogue';

/**
 * What is wrong between the catalogue and the request types: entries without a folder, and sub-types that two request
 * types share. `catalogue` is the text of catalogue.json, `requests` that of each request.json, by key.
 */
export function checkConsistency(
  catalogue: string,
  requests: { [key: string]: string },
): Diagnostic[] {
  const source = readSourceFile('catalogue.json', catalogue);
  const entries = [...entriesIn(source.value ?? {})];
  return [
    ...missingFolders(source, entries, Object.keys(requests)),
    ...duplicateSubTypes(entries, requests),
  ];
}

/** A warning only: an entry without a folder may be in preparation, but most often its key is misspelt. */
function missingFolders(
  catalogue: SourceFile,
  entries: CatalogueKey[],
  folders: string[],
): Diagnostic[] {
  return entries
    .filter(({ key }) => !folders.includes(key))
    .map(({ key, at }) => ({
      file: catalogue.path,
      ...catalogue.positionOf(at),
      severity: 'warning',
      rule: 'catalogue-entry',
      message: `The folder schemas/${key} does not exist. ${didYouMean(key, folders, 'Add it, or remove this entry.')}`,
    }));
}

function duplicateSubTypes(
  entries: CatalogueKey[],
  requests: { [key: string]: string },
): Diagnostic[] {
  const entryOf = new Map(entries.map(({ key, entry }) => [key, entry]));
  const firstWith = new Map<string, string>();
  return Object.entries(requests).flatMap(([key, text]): Diagnostic[] => {
    const source = readSourceFile(`schemas/${key}/request.json`, text);
    const name: unknown = getAt(source.value, '/subType/name');
    if (typeof name !== 'string') return [];
    const id = name.trim().toLowerCase();
    const first = firstWith.get(id);
    firstWith.set(id, first ?? key);
    const entry = entryOf.get(key);
    if (first === undefined || (entry !== undefined && entry === entryOf.get(first))) return [];
    return [
      {
        file: source.path,
        ...source.positionOf('/subType/name'),
        severity: 'error',
        rule: 'sub-type-twice',
        message: `The sub-type "${name}" is duplicated: "${first}" has it too, and the insurer cannot tell them apart. Use another name.`,
      },
    ];
  });
}
