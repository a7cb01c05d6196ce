import { tableIn, type TableRow, tableText } from '#authoring';
import { readFileSync } from 'node:fs';
import { CommandError } from '../commandError';
import { t } from '../i18n';

/** Reads a CSV file that has these columns, in any order; it may have others. Throws a `CommandError` if it cannot. */
export function readTable(path: string, file: string, columns: string[]): TableRow[] {
  const text = tableText(bytesOf(path, file));
  if (text === undefined) throw new CommandError(t('words.encoding', { file }));
  const table = tableIn(text, columns);
  if (!('problem' in table)) return table;
  throw new CommandError(
    table.problem === 'columns'
      ? t('words.columns', { file, columns: columns.join(', ') })
      : t('words.notCsv', { file, message: table.message }),
  );
}

function bytesOf(path: string, file: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandError(t('words.unreadable', { file, code }));
  }
}
