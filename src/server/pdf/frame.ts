import { showMoment } from '../format/date';
import { t } from '../i18n';
import { colours, margin, sizes } from './style';
import type { Issuer } from './makePdf';

type Doc = PDFKit.PDFDocument;

/** Who writes, at the top of the first page. */
export function letterhead(doc: Doc, root: PDFKit.PDFStructureElement, house: Issuer): void {
  doc
    .font('strong')
    .fontSize(sizes.lead)
    .fillColor(colours.primary)
    .text(house.brandName, { structParent: root, structType: 'P' });
  doc.moveDown(0.4);
  asDecoration(doc, 'Layout', () => rule(doc, doc.y));
  doc.moveDown(1.6);
}

/** At the foot of every page: how to reach the insurer, when the paper was made, and which page it is. */
export function footers(doc: Doc, house: Issuer, now: Date): void {
  const { count } = doc.bufferedPageRange();
  const made = t('papers.made', { at: showMoment(now, house.timeZone) });
  const contact = t('papers.contact', {
    brand: house.brandName,
    number: house.customerServiceNumber,
    contact: house.careContact,
  });
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    // Text below the margin would open a page of its own.
    doc.page.margins.bottom = 0;
    const top = doc.page.height - margin - 12;
    const width = doc.page.width - 2 * margin;
    asDecoration(doc, 'Pagination', () => {
      rule(doc, top - 8);
      doc.font('regular').fontSize(sizes.small).fillColor(colours.muted);
      doc.text(contact, margin, top, { width, lineBreak: false });
      doc.text(made, margin, top + 14, { width, lineBreak: false });
      doc.text(t('papers.page', { page: page + 1, count }), margin, top + 14, {
        width,
        align: 'right',
        lineBreak: false,
      });
    });
  }
}

/** What is passed over when the paper is read aloud. */
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
