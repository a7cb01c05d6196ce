import { colours, margin, sizes } from './style';
import type { Block } from './pdfDocument';
import { type Cell, drawRows } from './rows';

type Doc = PDFKit.PDFDocument;
type Part = PDFKit.PDFStructureElement;
type Table = Extract<Block, { kind: 'table' }>;
type DescriptionList = Extract<Block, { kind: 'descriptionList' }>;

const texts = {
  title: { font: 'strong', size: sizes.title, colour: colours.ink, tag: 'H1', after: 0.3 },
  lead: { font: 'regular', size: sizes.lead, colour: colours.muted, tag: 'P', after: 1.2 },
  heading: { font: 'strong', size: sizes.heading, colour: colours.ink, tag: 'H2', after: 0.5 },
  text: { font: 'regular', size: sizes.body, colour: colours.ink, tag: 'P', after: 1 },
  note: { font: 'regular', size: sizes.note, colour: colours.muted, tag: 'P', after: 1 },
} as const;

/** In points: keeps a heading on the page of the content that it introduces. */
const minSpaceBelowHeading = 130;

export function drawText(doc: Doc, root: Part, kind: keyof typeof texts, text: string): void {
  const { font, size, colour, tag, after } = texts[kind];
  if (kind === 'heading' && doc.y + minSpaceBelowHeading > doc.page.maxY()) doc.addPage();
  doc
    .font(font)
    .fontSize(size)
    .fillColor(colour)
    .text(text, margin, doc.y, { lineGap: 3, structParent: root, structType: tag })
    .moveDown(after);
}

export function drawBlock(doc: Doc, root: Part, block: Block): void {
  if (block.kind === 'descriptionList') drawDescriptionList(doc, root, block);
  else if (block.kind === 'table') drawTable(doc, root, block);
  else drawText(doc, root, block.kind, block.text);
}

function drawDescriptionList(doc: Doc, root: Part, { items }: DescriptionList): void {
  drawRows(doc, root, {
    widths: widthsOf(doc, [5, 7]),
    rows: items.map(([name, value]) => [
      { text: name, type: 'TH', scope: 'Row', textColor: colours.muted },
      { text: value, font: { src: 'strong' }, textColor: colours.ink },
    ]),
    padding: { right: 8, left: 0 },
  });
  doc.moveDown(1.4);
}

function drawTable(doc: Doc, root: Part, { head, rows, total, numbers, shares }: Table): void {
  const cells = (row: string[], style: Partial<Cell>): Cell[] =>
    row.map((text, i) => ({
      text,
      align: { x: numbers.includes(i) ? 'right' : 'left', y: 'top' },
      textColor: colours.ink,
      ...style,
    }));
  const strong: Partial<Cell> = { font: { src: 'strong' }, backgroundColor: colours.tint };
  drawRows(doc, root, {
    widths: widthsOf(doc, shares ?? head.map(() => 1)),
    head: cells(head, { ...strong, type: 'TH', scope: 'Column' }),
    rows: [...rows.map((row) => cells(row, {})), ...(total ? [cells(total, strong)] : [])],
    padding: { right: 8, left: 8 },
  });
  doc.moveDown(1.4);
}

function widthsOf(doc: Doc, shares: number[]): number[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => ((doc.page.width - 2 * margin) * share) / all);
}
