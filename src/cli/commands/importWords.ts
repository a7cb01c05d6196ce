import { overlayPath, type WordRow } from '#authoring';
import { resolve } from 'node:path';
import type { CliContext } from '../cliContext';
import type { Folder } from '../files/folder';
import { OverlayFiles } from '../files/overlayFiles';
import { readTable, type TableRow } from '../files/readTable';
import { wordId } from '../files/wordsOf';
import { t } from '../i18n';

/**
 * Takes the translations of a CSV file into the overlays. Rows that cannot be taken are named, and the others are
 * taken. An empty translation changes nothing. Returns the exit code.
 */
export function importWords(
  folder: Folder,
  known: Map<string, WordRow>,
  language: string,
  file: string,
  context: CliContext,
): 0 | 1 {
  const columns = ['file', 'pointer', 'english', language];
  const rows = readTable(resolve(context.cwd, file), file, columns);
  const overlays = new OverlayFiles(folder);
  const seen = new Map<string, string>();
  const refused: string[] = [];
  let taken = 0;
  for (const { line, cells } of rows) {
    const { english = '', [language]: translation = '' } = cells;
    const id = wordId({ file: cells.file!, pointer: cells.pointer! });
    const row = known.get(id);
    const text = withLineBreaksOf(row, english, translation);
    const refuse = (reason: string, values = {}) =>
      refused.push(
        t('words.refused', { file, line, reason: t(`words.${reason}`, { id, ...values }) }),
      );
    if (translation.trim() === '') continue;
    if (!row) refuse('unknownRow');
    else if (!isSameText(english, row.text)) refuse('changed', { was: english, is: row.text });
    else if (seen.has(id) && seen.get(id) !== text) refuse('twice', { text: seen.get(id) });
    else if (text !== row.translation && !seen.has(id)) {
      const path = overlayPath(row.file, language);
      if (overlays.translate(path, row, text)) taken++;
      else refuse('misfit', { path });
    }
    if (row) seen.set(id, seen.get(id) ?? text);
  }
  const files = overlays.write();
  for (const line of refused) context.print(line);
  const counts = { taken, files, refused: refused.length, language };
  context.print(t('words.imported', counts));
  return refused.length > 0 ? 1 : 0;
}

const plain = (text: string) => text.replaceAll(/\r\n?/g, '\n');

/** Programs that edit tables change the line breaks inside a cell. */
const isSameText = (one: string, other: string) => plain(one) === plain(other);

const withLineBreaksOf = (
  row: WordRow | undefined,
  english: string,
  translation: TableRow['cells'][string],
) => (row && english !== row.text ? plain(translation) : translation);
