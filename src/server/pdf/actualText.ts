interface Drawing {
  _fragment: (text: string, ...rest: unknown[]) => unknown;
  addContent: (operator: string) => unknown;
}

/**
 * Gives each drawn line its text (`ActualText`), for search, copies and screen readers: they would take the signs in the
 * order in which the font draws them, which is another one in Devanagari: `कि` is drawn as ि and क. The library has no
 * option for single lines, so its method that draws one is wrapped. The mark stands directly around the text object:
 * readers take its place from there.
 */
export function keepActualText(doc: PDFKit.PDFDocument): void {
  const drawing = doc as unknown as Drawing;
  const fragment = drawing._fragment.bind(doc);
  const add = drawing.addContent.bind(doc);
  drawing._fragment = (text, ...rest) => {
    drawing.addContent = (operator) => {
      if (operator === 'BT') add(`/Span <</ActualText ${hexOf(text.trimEnd())}>> BDC`);
      add(operator);
      if (operator === 'ET') add('EMC');
      return doc;
    };
    try {
      return fragment(text, ...rest);
    } finally {
      drawing.addContent = add;
    }
  };
}

/** A PDF string in UTF-16 with its byte order mark. */
const hexOf = (text: string) =>
  `<${Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex')}>`;
