import { colours, margin, sizes } from './look';
import type { Block } from './paper';

type Doc = PDFKit.PDFDocument;
type Part = PDFKit.PDFStructureElement;
type Table = Extract<Block, { kind: 'table' }>;
type Facts = Extract<Block, { kind: 'facts' }>;

type Cell = PDFKit.Mixins.CellOptions;

const line: PDFKit.Mixins.CellStyle = {
  border: [0, 0, 0.75, 0],
  borderColor: colours.hairline,
  padding: [6, 8, 6, 0],
};

const texts = {
  title: { font: 'strong', size: sizes.title, colour: colours.ink, tag: 'H1', after: 0.3 },
  lead: { font: 'regular', size: sizes.lead, colour: colours.muted, tag: 'P', after: 1.2 },
  heading: { font: 'strong', size: sizes.heading, colour: colours.ink, tag: 'H2', after: 0.5 },
  text: { font: 'regular', size: sizes.body, colour: colours.ink, tag: 'P', after: 1 },
} as const;

export function drawText(doc: Doc, root: Part, kind: keyof typeof texts, text: string): void {
  const { font, size, colour, tag, after } = texts[kind];
  doc
    .font(font)
    .fontSize(size)
    .fillColor(colour)
    .text(text, margin, doc.y, { lineGap: 3, structParent: root, structType: tag })
    .moveDown(after);
}

export function drawBlock(doc: Doc, root: Part, block: Block): void {
  if (block.kind === 'facts') drawFacts(doc, root, block);
  else if (block.kind === 'table') drawTable(doc, root, block);
  else drawText(doc, root, block.kind, block.text);
}

function drawFacts(doc: Doc, root: Part, { facts }: Facts): void {
  start(doc);
  doc.table({
    structParent: root,
    defaultStyle: line,
    columnStyles: [200, '*'],
    data: facts.map(([name, value]): Cell[] => [
      { text: name, type: 'TH', scope: 'Row', textColor: colours.muted },
      { text: value, font: { src: 'strong' }, textColor: colours.ink },
    ]),
  });
  doc.moveDown(1.4);
}

function drawTable(doc: Doc, root: Part, { head, rows, total, numbers }: Table): void {
  const cells = (row: string[], style: Cell): Cell[] =>
    row.map((text, i) => ({
      text,
      align: { x: numbers.includes(i) ? 'right' : 'left', y: 'top' },
      textColor: colours.ink,
      ...style,
    }));
  const strong: Cell = { font: { src: 'strong' }, backgroundColor: colours.tint };
  start(doc);
  doc.table({
    structParent: root,
    defaultStyle: { ...line, padding: [6, 8, 6, 8] },
    data: [
      cells(head, { ...strong, type: 'TH', scope: 'Column' }),
      ...rows.map((row) => cells(row, {})),
      ...(total ? [cells(total, strong)] : []),
    ],
  });
  doc.moveDown(1.4);
}

function start(doc: Doc): void {
  doc.font('regular').fontSize(sizes.body);
  doc.x = margin;
}
