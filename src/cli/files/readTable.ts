import { readFileSync } from 'node:fs';
import { CommandError } from '../commandError';
import { t } from '../i18n';
import { CsvError, type CsvRow, readCsv } from './csv';

/** A row of a table, by the names of its columns. */
export interface TableRow {
  line: number;
  cells: { [column: string]: string };
}

/** Reads a CSV file that has these columns, in any order; it may have others. Throws a `CommandError` if it cannot. */
export function readTable(path: string, file: string, columns: string[]): TableRow[] {
  const text = textOf(path, file);
  const [, separator] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const body = separator === undefined ? text : text.replace(/^.*/, '');
  for (const delimiter of separator === undefined ? [',', ';', '\t'] : [separator]) {
    const [head, ...rows] = parsed(body, delimiter, file).filter(isFilled);
    const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
    if (!columns.every((column) => names.includes(column.toLowerCase()))) continue;
    return rows.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(
        columns.map((column) => [column, cells[names.indexOf(column.toLowerCase())] ?? '']),
      ),
    }));
  }
  throw new CommandError(t('words.columns', { file, columns: columns.join(', ') }));
}

const isFilled = ({ cells }: CsvRow) => cells.some((cell) => cell.trim() !== '');

function parsed(text: string, delimiter: string, file: string): CsvRow[] {
  try {
    return readCsv(text, delimiter);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // With another delimiter the quotes may match.
    if (delimiter !== '\t') return [];
    throw new CommandError(t('words.notCsv', { file, message: error.message }));
  }
}

/** UTF-8, or UTF-16 with a byte order mark, as Excel saves "Unicode text". */
function textOf(path: string, file: string): string {
  try {
    const bytes = readFileSync(path);
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new CommandError(t('words.encoding', { file }));
    throw new CommandError(t('words.unreadable', { file, code }));
  }
}
