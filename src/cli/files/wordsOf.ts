import {
  catalogueRows,
  formatDiagnostic,
  readDefinition,
  readSourceFile,
  type WordRow,
  wordRows,
} from '#authoring';
import { CommandError } from '../commandError';
import type { Folder } from './folder';

/** Every text of these request types and of the catalogue once, in the order in which they are read. */
export function wordsOf(folder: Folder, keys: string[], language: string): Map<string, WordRow> {
  const rows = keys.flatMap((key) => {
    const { files } = folder.requestType(key);
    const english = readDefinition(key, files);
    if ('diagnostics' in english) throw new CommandError(formatDiagnostic(english.diagnostics[0]!));
    const { sources } = readDefinition(key, files, language);
    const [unread] = Object.values(sources).flatMap(({ diagnostics }) => diagnostics);
    if (unread) throw new CommandError(formatDiagnostic(unread));
    return wordRows(english.definition, sources, language);
  });
  const isShared = ({ file }: WordRow) => file.startsWith('schemas/_shared/');
  return new Map(
    [...rows.filter((row) => !isShared(row)), ...rows.filter(isShared)].map((row) => [
      wordId(row),
      row,
    ]),
  );
}

/** Every text of the catalogue. */
export function catalogueWordsOf(folder: Folder, language: string): Map<string, WordRow> {
  const text = folder.catalogue();
  if (typeof text !== 'string') throw new CommandError(formatDiagnostic(text));
  const path = `catalogue.${language}.json`;
  const overlay = folder.catalogueOverlays().files[path];
  const catalogue = readSourceFile('catalogue.json', text);
  const translated = overlay === undefined ? undefined : readSourceFile(path, overlay);
  const [diagnostic] = [catalogue, translated].flatMap((source) => source?.diagnostics ?? []);
  if (diagnostic) throw new CommandError(formatDiagnostic(diagnostic));
  return new Map(catalogueRows(catalogue, translated).map((row) => [wordId(row), row]));
}

export const wordId = ({ file, pointer }: Pick<WordRow, 'file' | 'pointer'>) =>
  `${file}#${pointer}`;
