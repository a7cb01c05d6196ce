import { takenColumns, takeWords, type WordRow } from '#authoring';
import { join, resolve } from 'node:path';
import type { CliContext } from '../cliContext';
import type { Folder } from '../files/folder';
import { readTable } from '../files/readTable';
import { writeText } from '../files/writeText';
import { t } from '../i18n';

/**
 * Takes the translations of a CSV file into the overlays. Rows that cannot be taken are named, and the others are
 * taken. Returns the exit code.
 */
export function importWords(
  folder: Folder,
  known: Map<string, WordRow>,
  language: string,
  file: string,
  context: CliContext,
): 0 | 1 {
  const rows = readTable(resolve(context.cwd, file), file, takenColumns(language));
  const { files, taken, refused } = takeWords(known, rows, language, (path) => folder.textOf(path));
  for (const [path, text] of Object.entries(files)) writeText(join(folder.root, path), text, path);
  for (const { line, reason, values } of refused)
    context.print(t('words.refused', { file, line, reason: t(`words.${reason}`, values) }));
  const counts = { taken, files: Object.keys(files).length, refused: refused.length, language };
  context.print(t('words.imported', counts));
  return refused.length > 0 ? 1 : 0;
}
