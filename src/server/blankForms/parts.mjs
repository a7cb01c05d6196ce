import { colours, margin, sizes, width } from './style.mjs';

const gap = 12;
const box = { width: 17, height: 20 };

/** Draws the parts of a form, by their property in the form's JSON. */
export const parts = {
  title: ({ title }, pen) => pen.text(title, { size: sizes.title, font: 'strong', tag: 'H1' }),

  heading: ({ heading }, pen) => {
    pen.keepTogether(90);
    pen.doc.y += 6;
    pen.text(heading, { size: sizes.heading, font: 'strong', tag: 'H2' });
  },

  text: ({ text }, pen) => {
    pen.text(text);
    pen.doc.y += 4;
  },

  /** One box for each character, in groups. */
  boxes: ({ boxes, count, groups = [count] }, pen) => {
    pen.keepTogether(36);
    pen.text(boxes, { colour: colours.muted, size: sizes.small });
    const top = pen.doc.y;
    let left = margin;
    for (const group of groups) {
      for (let i = 0; i < group; i++) pen.rect(left + i * box.width, top, box.width, box.height);
      left += group * box.width + gap;
    }
    pen.doc.y = top + box.height + gap;
  },

  /** Boxes in a row, each with a label above. */
  fields: ({ fields, height }, pen) => {
    pen.keepTogether(height + 16);
    const each = (width - gap * (fields.length - 1)) / fields.length;
    const top = pen.doc.y;
    const place = (i) => ({ left: margin + i * (each + gap), width: each });
    const below = fields.map((label, i) => {
      pen.doc.y = top;
      pen.text(label, { ...place(i), colour: colours.muted, size: sizes.small });
      return pen.doc.y;
    });
    const start = Math.max(...below);
    fields.forEach((_, i) => pen.rect(place(i).left, start, each, height));
    pen.doc.y = start + height + gap;
  },

  /** Empty lines to write on. */
  lines: ({ lines, count }, pen) => {
    pen.keepTogether(16 + count * 22);
    pen.text(lines, { colour: colours.muted, size: sizes.small });
    for (let i = 0; i < count; i++) {
      pen.doc.y += 22;
      pen.line(pen.doc.y);
    }
    pen.doc.y += gap;
  },

  ticks: ({ ticks }, pen) => {
    for (const words of ticks) {
      pen.square(margin, pen.doc.y + 2);
      pen.text(words, { left: margin + 20, width: width - 20 });
    }
  },

  /** Questions on the left; for each column the answers to tick on the right. */
  questions: ({ questions, columns, answers }, pen) => {
    const each = 92;
    const left = margin + width - each * columns.length;
    const heads = (at) =>
      columns.forEach((column, i) => {
        pen.doc.y = at;
        pen.text(column, { left: left + i * each, width: each, font: 'strong', size: sizes.small });
      });
    heads(pen.doc.y);
    questions.forEach((question, n) => {
      if (pen.keepTogether(44)) heads(pen.doc.y);
      const top = pen.doc.y + 4;
      pen.doc.y = top;
      pen.text(`${n + 1}. ${question}`, { width: width - each * columns.length - gap });
      const bottom = pen.doc.y;
      columns.forEach((_, i) =>
        answers.forEach((answer, j) => {
          const start = left + i * each + j * 44;
          pen.square(start, top + 2);
          pen.doc.y = top;
          pen.text(answer, { left: start + 15, width: 28, size: sizes.small });
        }),
      );
      pen.doc.y = bottom;
      pen.line(bottom + 2);
      pen.doc.y = bottom + 2;
    });
    pen.doc.y += gap;
  },
};
