import PDFDocument from 'pdfkit';
import type { Settings } from '../settings';
import { drawBlock, drawText } from './blocks';
import { fonts, margin } from './style';
import { footers, letterhead } from './frame';
import type { PdfDocument } from './pdfDocument';

/** Whose paper it is. */
export type Issuer = Pick<
  Settings,
  'brandName' | 'customerServiceNumber' | 'careContact' | 'timeZone'
>;

const untypedOptions = {
  subset: 'PDF/UA',
  // Else the library starts with a font of its own, which would have to be embedded too.
  font: fonts.regular,
};

/** Sets a paper as a tagged PDF: programs that read aloud find its title, its tables and their headings. */
export async function makePdf(paper: PdfDocument, house: Issuer, now: Date): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: margin + 32, left: margin, right: margin },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    bufferPages: true,
    info: { Title: paper.title, Author: house.brandName, CreationDate: now },
    ...(untypedOptions as object),
  });
  // Else every further page would start with that font again, in the middle of whatever goes on over it.
  delete doc.options.font;
  const bytes = collect(doc);
  doc.registerFont('regular', fonts.regular).registerFont('strong', fonts.strong);
  const root = doc.struct('Document');
  doc.addStructure(root);
  letterhead(doc, root, house);
  drawText(doc, root, 'title', paper.title);
  if (paper.lead) drawText(doc, root, 'lead', paper.lead);
  for (const block of paper.blocks) drawBlock(doc, root, block);
  root.end();
  footers(doc, house, now);
  doc.end();
  return bytes;
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
