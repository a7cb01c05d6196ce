/**
 * Makes the blank forms that customers download, print and fill in by hand: one PDF in public/forms/ for each JSON
 * file of this folder; NAME.hi.json is the form in Hindi. Run `npm run forms` after a change and commit the PDFs.
 */
import { createHash } from 'node:crypto';
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { colours, fonts, margin, sizes, width } from './style.mjs';
import { parts } from './parts.mjs';
import { penFor } from './pen.mjs';

const here = new URL('.', import.meta.url);
const target = new URL('../../../public/forms/', here);

for (const name of readdirSync(here).filter((file) => file.endsWith('.json'))) {
  const text = readFileSync(new URL(name, here), 'utf8');
  const digest = createHash('sha256').update(text).digest('hex');
  const [, language = 'en'] = name.split('.').slice(0, -1);
  await make(JSON.parse(text), digest, language, new URL(name.replace('.json', '.pdf'), target));
}

async function make({ title, lead, parts: content, page }, digest, language, file) {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 40, bottom: 44, left: margin, right: margin },
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: `${language}-IN`,
    displayTitle: true,
    bufferPages: true,
    font: fonts.regular,
    // A fixed day, so that the file changes only with the form. A test compares the digest with the JSON file.
    info: { Title: title, Keywords: digest, CreationDate: new Date('2026-11-21T00:00:00Z') },
  });
  const written = finished(doc.pipe(createWriteStream(file)));
  doc.registerFont('regular', fonts.regular).registerFont('strong', fonts.strong);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const pen = penFor(doc, root);
  for (const part of [{ title }, { text: lead }, ...content])
    for (const word of Object.keys(part)) parts[word]?.(part, pen);
  root.end();
  numberPages(doc, page);
  doc.end();
  await written;
}

function numberPages(doc, words) {
  const { count } = doc.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    doc.switchToPage(i);
    // Text below the margin would start a new page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('regular').fontSize(sizes.small).fillColor(colours.muted);
    const message = words.replace('{page}', i + 1).replace('{count}', count);
    doc.text(message, margin, doc.page.height - 36, { width, align: 'right', lineBreak: false });
    doc.endMarkedContent();
  }
}
