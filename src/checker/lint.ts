import { checkCatalogue, checkDefinition } from '../engine/checkDefinition';
import type { Finding } from '../engine/finding';
import calls from './calls.json' with { type: 'json' };
import type { Folder, Read } from './files/folder';

/** Everything that is wrong with the files of one request type. */
export function lintRequestType(key: string, { files, findings }: Read): Finding[] {
  const unreadable = new Set(findings.map(({ file }) => file));
  return [
    ...findings,
    ...checkDefinition(key, files, calls).filter(
      // A file that cannot be read was told already; it is not missing.
      ({ rule, file }) => rule !== 'file-missing' || !unreadable.has(file),
    ),
  ];
}

/** Everything that is wrong with the catalogue and the folders that it names. */
export function lintCatalogue(folder: Folder): Finding[] {
  const text = folder.catalogue();
  return typeof text === 'string' ? checkCatalogue(text, folder.keys) : [text];
}
