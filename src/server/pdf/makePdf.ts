import PDFDocument from 'pdfkit';
import { languageOfTexts, t } from '../i18n';
import { drawBlock, drawText } from './blocks';
import { drawLines } from './drawLines';
import { fonts, margin } from './style';
import { footers, letterhead } from './frame';
import type { Issuer, PdfDocument } from './pdfDocument';

const untypedOptions = {
  subset: 'PDF/UA',
  // Otherwise the library embeds its default font too.
  font: fonts.regular,
};

/** Renders a tagged PDF: screen readers find its title, headings and tables. */
export async function makePdf(content: PdfDocument, issuer: Issuer, now: Date): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: margin + 32, left: margin, right: margin },
    pdfVersion: '1.7',
    tagged: true,
    lang: `${languageOfTexts()}-IN`,
    displayTitle: true,
    bufferPages: true,
    info: { Title: content.title, Author: issuer.brandName, CreationDate: now },
    ...(untypedOptions as object),
  });
  // Otherwise every further page resets the font, even in the middle of a text.
  delete doc.options.font;
  const lines = drawLines(doc);
  const bytes = collect(doc);
  doc.registerFont('regular', fonts.regular).registerFont('strong', fonts.strong);
  const root = doc.struct('Document');
  doc.addStructure(root);
  letterhead(doc, root, issuer);
  drawText(doc, root, 'title', content.title);
  if (content.lead) drawText(doc, root, 'lead', content.lead);
  for (const block of content.blocks) drawBlock(doc, root, block);
  const { attachment } = content;
  const count = lines.unprintable();
  if (count > 0) drawText(doc, root, 'text', unprintableNote(count, attachment?.name));
  root.end();
  if (attachment)
    doc.file(Buffer.from(attachment.content), {
      name: attachment.name,
      type: attachment.type,
      creationDate: now,
      modifiedDate: now,
    });
  footers(doc, issuer, now, content.reference);
  doc.end();
  return bytes;
}

/** What is said where the fonts lack signs. */
function unprintableNote(count: number, file: string | undefined): string {
  const note = t('pdf.unprintable', { count });
  return file ? `${note} ${t('pdf.unprintableAttached', { file })}` : note;
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
