import { checkCatalogue, checkConsistency, checkDefinition, type Diagnostic } from '#authoring';
import { knownCalls } from './knownCalls';
import type { Folder, Read } from './files/folder';

/** Everything that is wrong with the files of one request type. */
export function lintRequestType(key: string, { files, diagnostics }: Read): Diagnostic[] {
  const unreadable = new Set(diagnostics.map(({ file }) => file));
  return [
    ...diagnostics,
    ...checkDefinition(key, files, knownCalls).filter(
      // A file that cannot be read was told already; it is not missing.
      ({ rule, file }) => rule !== 'file-missing' || !unreadable.has(file),
    ),
  ];
}

/** Everything that is wrong with the catalogue, and between the request types. `read`: the files of each, by key. */
export function lintTogether(folder: Folder, read: { [key: string]: Read }): Diagnostic[] {
  const text = folder.catalogue();
  if (typeof text !== 'string') return [text];
  const requests = Object.entries(read).flatMap(([key, { files }]) => {
    const request = files[`schemas/${key}/request.json`];
    return request === undefined ? [] : [[key, request]];
  });
  const found = checkCatalogue(text, folder.keys);
  // A catalogue that cannot be read says nothing about its entries.
  const isRead = !found.some(({ rule }) => rule === 'shape' || /^(json|file)-/.test(rule));
  return isRead ? [...found, ...checkConsistency(text, Object.fromEntries(requests))] : found;
}
