import {
  distinctWords,
  tableIn,
  tableText,
  takenColumns,
  type TakenWords,
  takeWords,
  type WordRow,
} from '#authoring';
import { t } from '../../i18n';

/** What came of a table: the words that were taken, or why it could not be read. */
export type ReadTable = { taken: TakenWords } | { failed: string };

/** Reads a table that translators filled in. */
export async function readTable(
  file: Blob,
  rows: WordRow[],
  language: string,
  textOf: (path: string) => string | undefined,
): Promise<ReadTable> {
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch (error) {
    // It was removed or changed after it was chosen.
    return { failed: t('words.table.unread', { message: (error as Error).message }) };
  }
  const text = tableText(new Uint8Array(bytes));
  if (text === undefined) return { failed: t('words.table.encoding') };
  const columns = takenColumns(language);
  const table = tableIn(text, columns);
  if (!('problem' in table)) {
    const known = distinctWords(rows);
    return { taken: takeWords(known, table, language, textOf) };
  }
  return {
    failed:
      table.problem === 'columns'
        ? t('words.table.columns', { columns: columns.join(', ') })
        : t('words.table.notCsv', { message: table.message }),
  };
}
