import { colours, margin, sizes } from './style';

type Doc = PDFKit.PDFDocument;
type Part = PDFKit.PDFStructureElement;

export interface Cell extends PDFKit.Mixins.CellOptions {
  text: string;
}

export interface Grid {
  /** In points. */
  widths: number[];
  /** Repeated at the top of every page. */
  head?: Cell[];
  rows: Cell[][];
  padding: { right: number; left: number };
}

/** In points, above and below the text of a cell. */
const paddingY = 6;

/** In points: the library measures again when it draws, with a small difference. */
const slack = 2;

/** Draws rows without breaking one across pages, unless it is higher than a page. */
export function drawRows(doc: Doc, root: Part, grid: Grid): void {
  const { head, rows } = grid;
  useBodyFont(doc);
  const headHeight = head ? heightOf(doc, grid, head) : 0;
  const most = doc.page.maxY() - doc.page.margins.top - headHeight - slack;
  const pieces = rows.flatMap((row) => splitRow(doc, grid, row, most));
  let table: PDFKit.Mixins.PDFTableObject | undefined;
  for (const row of pieces) {
    const needed = heightOf(doc, grid, row) + (table ? 0 : headHeight) + slack;
    if (doc.y + needed > doc.page.maxY()) {
      table?.end();
      table = undefined;
      doc.addPage();
    }
    table ??= beginTable(doc, root, grid);
    table.row(row);
  }
  table?.end();
}

function beginTable(doc: Doc, root: Part, { widths, head, padding }: Grid) {
  doc.x = margin;
  const table = doc.table({
    structParent: root,
    columnStyles: widths,
    defaultStyle: {
      border: [0, 0, 0.75, 0],
      borderColor: colours.hairline,
      padding: [paddingY, padding.right, paddingY, padding.left],
    },
  });
  return head ? table.row(head) : table;
}

const heightOf = (doc: Doc, grid: Grid, row: Cell[]): number =>
  Math.max(...row.map((cell, i) => heightOfText(doc, grid, cell, i)));

function heightOfText(doc: Doc, { widths, padding }: Grid, { text, font }: Cell, i: number) {
  if (font?.src) doc.font(font.src);
  const width = widths[i]! - padding.left - padding.right;
  const height = doc.heightOfString(text || ' ', { width });
  useBodyFont(doc);
  return height + 2 * paddingY;
}

/** Splits a row into rows of at most this height. */
function splitRow(doc: Doc, grid: Grid, row: Cell[], most: number): Cell[][] {
  if (heightOf(doc, grid, row) <= most) return [row];
  const cuts = row.map((cell, i) => fittingLength(cell.text, (text) => fits({ ...cell, text }, i)));
  const upTo = row.map((cell, i) => ({ ...cell, text: cell.text.slice(0, cuts[i]).trimEnd() }));
  const rest = row.map((cell, i) => ({ ...cell, text: cell.text.slice(cuts[i]).trimStart() }));
  return [upTo, ...splitRow(doc, grid, rest, most)];

  function fits(cell: Cell, i: number): boolean {
    return heightOfText(doc, grid, cell, i) <= most;
  }
}

/** The number of characters that fit, up to the end of a word if possible. */
function fittingLength(text: string, fits: (text: string) => boolean): number {
  if (fits(text)) return text.length;
  let [enough, tooMuch] = [1, text.length];
  while (tooMuch - enough > 1) {
    const middle = Math.floor((enough + tooMuch) / 2);
    if (fits(text.slice(0, middle))) enough = middle;
    else tooMuch = middle;
  }
  const space = text.slice(0, enough).search(/\s\S*$/);
  return space > 0 ? space : enough;
}

/** The default of cells; needed for measuring too. */
function useBodyFont(doc: Doc): void {
  doc.font('regular').fontSize(sizes.body);
}
