import { knownCalls, screenNames } from '#api';
import {
  checkCatalogue,
  checkCatalogueLanguages,
  checkConsistency,
  checkDefinition,
  checkLanguages,
  checkNextSteps,
  type Diagnostic,
  exampleKind,
  isUnreadable,
  type LanguageCoverage,
  misnamedExample,
} from '#authoring';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Folder, ReadFiles } from './files/folder';

/** Everything that is wrong with the files of one request type. */
export function lintRequestType(
  key: string,
  { files, diagnostics, publicFiles, catalogue = '' }: ReadFiles,
): Diagnostic[] {
  const unreadable = new Set(diagnostics.map(({ file }) => file));
  return [
    ...diagnostics,
    ...checkDefinition(key, files, knownCalls, publicFiles).filter(
      // A file that cannot be read has a diagnostic already; it is not missing.
      ({ rule, file }) => rule !== 'file-missing' || !unreadable.has(file),
    ),
    ...checkNextSteps(key, files, catalogue, screenNames),
  ];
}

/** The examples that no check runs, because their names do not say what they expect. */
export const misnamedExamples = (key: string, { files }: ReadFiles): Diagnostic[] =>
  Object.keys(files)
    .filter((file) => file.startsWith(`schemas/${key}/examples/`) && !exampleKind(file))
    .map(misnamedExample);

/** The errors in all files of one request type, overlays included. */
export const errorsOf = (key: string, read: ReadFiles): Diagnostic[] =>
  [...lintRequestType(key, read), ...lintLanguages(key, read).diagnostics].filter(
    ({ severity }) => severity === 'error',
  );

/** What is wrong with a definition in other languages, and how much of each exists. */
export interface LanguageLint {
  diagnostics: Diagnostic[];
  languages: LanguageCoverage[];
}

/** The overlays of one request type. */
export function lintLanguages(key: string, { files, diagnostics }: ReadFiles): LanguageLint {
  const unreadable = new Set(diagnostics.map(({ file }) => file));
  const found = checkLanguages(key, files, knownCalls);
  return { ...found, diagnostics: found.diagnostics.filter(({ file }) => !unreadable.has(file)) };
}

/** The overlays of the catalogue; `offered`: the languages of its request types. */
export function lintCatalogueLanguages(folder: Folder, offered: string[]): LanguageLint {
  const text = folder.catalogue();
  const { files, diagnostics } = folder.catalogueOverlays();
  // A catalogue that cannot be read has diagnostics already.
  if (typeof text !== 'string' || !isRead(checkCatalogue(text, folder.keys)))
    return { diagnostics, languages: [] };
  const found = checkCatalogueLanguages(text, files, offered);
  return { ...found, diagnostics: [...diagnostics, ...found.diagnostics] };
}

const isRead = (found: Diagnostic[]) => !found.some(isUnreadable);

/** For which a server refuses the catalogue, whichever request types are checked. None where there is no catalogue. */
export function catalogueErrors(folder: Folder): Diagnostic[] {
  if (!existsSync(join(folder.root, 'catalogue.json'))) return [];
  const text = folder.catalogue();
  if (typeof text !== 'string') return [text];
  return checkCatalogue(text, []).filter(({ severity }) => severity === 'error');
}

/** Everything that is wrong with the catalogue and between request types. `reads`: the files of each, by key. */
export function lintCatalogue(folder: Folder, reads: { [key: string]: ReadFiles }): Diagnostic[] {
  const text = folder.catalogue();
  if (typeof text !== 'string') return [text];
  const requests = Object.entries(reads).flatMap(([key, { files }]) => {
    const request = files[`schemas/${key}/request.json`];
    return request === undefined ? [] : [[key, request]];
  });
  const found = checkCatalogue(text, folder.keys);
  return isRead(found)
    ? [...found, ...checkConsistency(text, Object.fromEntries(requests))]
    : found;
}
