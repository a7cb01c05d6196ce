import { CsvError, type CsvRow, readCsv, writeCsv } from './csv';
import type { WordRow } from './wordRows';

/** The columns of a table for translators before the one of the language. */
export const wordColumns = ['file', 'pointer', 'seen', 'english'];

/** The table for translators, as CSV. */
export const wordTable = (rows: Iterable<WordRow>, language: string): string =>
  writeCsv([
    [...wordColumns, language],
    ...[...rows].map(({ file, pointer, seen, text, translation }) => [
      file,
      pointer,
      seen,
      text,
      translation,
    ]),
  ]);

/** A row of a table, by the names of its columns. */
export interface TableRow {
  line: number;
  cells: { [column: string]: string };
}

/** Why a table cannot be read: columns are missing, or it is not CSV. */
export type TableProblem = { problem: 'columns' } | { problem: 'notCsv'; message: string };

/** Reads CSV that has these columns, in any order; it may have others. */
export function tableIn(text: string, columns: string[]): TableRow[] | TableProblem {
  const [, separator] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const body = separator === undefined ? text : text.replace(/^.*/, '');
  for (const delimiter of separator === undefined ? [',', ';', '\t'] : [separator]) {
    const parsed = rowsIn(body, delimiter);
    if ('problem' in parsed) return parsed;
    const [head, ...rows] = parsed.filter(isFilled);
    const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
    if (!columns.every((column) => names.includes(column.toLowerCase()))) continue;
    return rows.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(
        columns.map((column) => [column, cells[names.indexOf(column.toLowerCase())] ?? '']),
      ),
    }));
  }
  return { problem: 'columns' };
}

const isFilled = ({ cells }: CsvRow) => cells.some((cell) => cell.trim() !== '');

function rowsIn(text: string, delimiter: string): CsvRow[] | TableProblem {
  try {
    return readCsv(text, delimiter);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // With another delimiter the quotes may match.
    return delimiter === '\t' ? { problem: 'notCsv', message: error.message } : [];
  }
}

/** UTF-8, or UTF-16 with a byte order mark, as Excel saves "Unicode text"; undefined for other bytes. */
export function tableText(bytes: Uint8Array): string | undefined {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
