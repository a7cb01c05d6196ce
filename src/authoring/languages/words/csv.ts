/** One row of a table, with the line of the file on which it starts, from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** A file that is not CSV; the message says where. */
export class CsvError extends Error {}

/** Rows as CSV (RFC 4180), with a byte order mark: without it Excel does not read UTF-8. */
export function writeCsv(rows: string[][]): string {
  const lines = rows.map((cells) => cells.map((cell) => quoted(shielded(cell))).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/**
 * Reads CSV; `delimiter` is a comma in the RFC, and in Excel a semicolon or a tab in some countries. Rows end with CR
 * LF, LF or CR. Throws a {@link CsvError} where quotes do not match.
 */
export function readCsv(text: string, delimiter: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const row: CsvRow = { line, cells: [] };
    for (;;) {
      const { cell, end } =
        text[at] === '"' ? quotedCell(text, at, line) : plainCell(text, at, delimiter);
      row.cells.push(unshielded(cell));
      line += lineBreaksIn(text.slice(at, end));
      at = end;
      if (text[at] !== delimiter) break;
      at++;
    }
    const [lineBreak] = /^(\r\n|\n|\r)?/.exec(text.slice(at, at + 2))!;
    if (lineBreak === '' && at < text.length)
      throw new CsvError(`line ${line}: there is text after a closing quote`);
    at += lineBreak.length;
    line += lineBreak === '' ? 0 : 1;
    rows.push(row);
  }
  return rows;
}

function quotedCell(text: string, start: number, line: number): { cell: string; end: number } {
  const pattern = /"((?:[^"]|"")*)"/y;
  pattern.lastIndex = start;
  const match = pattern.exec(text);
  if (!match) throw new CsvError(`line ${line}: a quote is not closed`);
  return { cell: match[1]!.replaceAll('""', '"'), end: pattern.lastIndex };
}

function plainCell(text: string, start: number, delimiter: string): { cell: string; end: number } {
  let end = start;
  while (end < text.length && text[end] !== delimiter && !'\r\n'.includes(text[end]!)) end++;
  return { cell: text.slice(start, end), end };
}

const lineBreaksIn = (text: string) => (text.match(/\r\n|\n|\r/g) ?? []).length;

const quoted = (cell: string) =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** What a spreadsheet would execute as a formula, or change into a number or a date. */
const changed = String.raw`[=+\-@\t\r\n＝＋－＠]|\d[\d\s.,:/%eE+-]*$`;
const toShield = new RegExp(`^'*(${changed})`);
const isShielded = new RegExp(`^'+(${changed})`);

/** Such a cell gets an apostrophe in front, which reading takes away again. */
const shielded = (cell: string) => (toShield.test(cell) ? `'${cell}` : cell);
const unshielded = (cell: string) => (isShielded.test(cell) ? cell.slice(1) : cell);
