import { formatDateTime } from '#engine';
import { t } from '../i18n';
import { colours, margin, sizes } from './style';
import type { Issuer } from './pdfDocument';

type Doc = PDFKit.PDFDocument;

/** At the top of the first page. */
export function letterhead(doc: Doc, root: PDFKit.PDFStructureElement, issuer: Issuer): void {
  doc
    .font('strong')
    .fontSize(sizes.lead)
    .fillColor(colours.primary)
    .text(issuer.brandName, { structParent: root, structType: 'P' });
  doc.moveDown(0.4);
  asDecoration(doc, 'Layout', () => rule(doc, doc.y));
  doc.moveDown(1.6);
}

/** On every page: contact of the insurer, what the paper is about, time of creation, page number. */
export function footers(doc: Doc, issuer: Issuer, now: Date, reference = ''): void {
  const { count } = doc.bufferedPageRange();
  const made = t('pdf.made', { at: formatDateTime(now, issuer.timeZone) });
  const contact = t('pdf.contact', {
    brand: issuer.brandName,
    number: issuer.customerServiceNumber,
    contact: issuer.careContact,
  });
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    // Text below the margin would start a new page.
    doc.page.margins.bottom = 0;
    const top = doc.page.height - margin - 12;
    const width = doc.page.width - 2 * margin;
    asDecoration(doc, 'Pagination', () => {
      rule(doc, top - 8);
      doc.font('regular').fontSize(sizes.small).fillColor(colours.muted);
      const line = { width, lineBreak: false };
      const atRight = { ...line, align: 'right' } as const;
      doc.text(contact, margin, top, line).text(reference, margin, top, atRight);
      doc.text(made, margin, top + 14, line);
      doc.text(t('pdf.page', { page: page + 1, count }), margin, top + 14, atRight);
    });
  }
}

/** Screen readers skip an artifact. */
function asDecoration(doc: Doc, type: 'Layout' | 'Pagination', work: () => void): void {
  doc.markContent('Artifact', { type });
  work();
  doc.endMarkedContent();
}

function rule(doc: Doc, y: number): void {
  doc
    .moveTo(margin, y)
    .lineTo(doc.page.width - margin, y)
    .lineWidth(0.75)
    .strokeColor(colours.hairline)
    .stroke();
}
