import {
  catalogueWords,
  definitionWords,
  type Diagnostic,
  distinctWords,
  formatDiagnostic,
  type WordRow,
} from '#authoring';
import { CommandError } from '../commandError';
import type { Folder } from './folder';

/** Every text of these request types once, in the order in which they are read. */
export const wordsOf = (folder: Folder, keys: string[], language: string): Map<string, WordRow> =>
  distinctWords(
    keys.flatMap((key) => readable(definitionWords(key, folder.requestType(key).files, language))),
  );

/** Every text of the catalogue. */
export function catalogueWordsOf(folder: Folder, language: string): Map<string, WordRow> {
  const text = folder.catalogue();
  if (typeof text !== 'string') throw new CommandError(formatDiagnostic(text));
  const overlay = folder.catalogueOverlays().files[`catalogue.${language}.json`];
  return distinctWords(readable(catalogueWords(text, overlay, language)));
}

function readable(found: WordRow[] | Diagnostic): WordRow[] {
  if (Array.isArray(found)) return found;
  throw new CommandError(formatDiagnostic(found));
}
