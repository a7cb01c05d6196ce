import { colours, margin, sizes, width as full } from './style.mjs';

/** Writes tagged text, and draws lines as artifacts, which screen readers skip. */
export function penFor(doc, root) {
  const drawn = (path) => {
    doc.markContent('Artifact', { type: 'Layout' });
    path(doc.lineWidth(0.75).strokeColor(colours.line)).stroke();
    doc.endMarkedContent();
  };
  return {
    doc,
    text(words, { left = margin, width = full, size = sizes.body, ...look } = {}) {
      const { font = 'regular', colour = colours.ink, tag = 'P' } = look;
      doc.font(font).fontSize(size).fillColor(colour);
      doc.text(words, left, doc.y, { width, lineGap: 2, structParent: root, structType: tag });
      doc.y += 2;
    },
    rect: (x, y, width, height) => drawn((path) => path.rect(x, y, width, height)),
    square: (x, y) => drawn((path) => path.rect(x, y, 10, 10)),
    line: (y) => drawn((path) => path.moveTo(margin, y).lineTo(margin + full, y)),
    /** Starts a new page if less than this height is left; returns whether it did. */
    keepTogether(height) {
      const isFull = doc.y + height > doc.page.height - doc.page.margins.bottom;
      if (isFull) doc.addPage();
      return isFull;
    },
  };
}
