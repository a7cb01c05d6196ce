import { knownCalls } from '#api';
import { checkCatalogue, checkConsistency, checkDefinition, type Diagnostic } from '#authoring';
import type { Folder, ReadFiles } from './files/folder';

/** Everything that is wrong with the files of one request type. */
export function lintRequestType(key: string, { files, diagnostics }: ReadFiles): Diagnostic[] {
  const unreadable = new Set(diagnostics.map(({ file }) => file));
  return [
    ...diagnostics,
    ...checkDefinition(key, files, knownCalls).filter(
      // A file that cannot be read has a diagnostic already; it is not missing.
      ({ rule, file }) => rule !== 'file-missing' || !unreadable.has(file),
    ),
  ];
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
  // The entries of a catalogue that cannot be read are unknown.
  const isRead = !found.some(({ rule }) => rule === 'shape' || /^(json|file)-/.test(rule));
  return isRead ? [...found, ...checkConsistency(text, Object.fromEntries(requests))] : found;
}
