import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Tag {
  role?: string;
  children?: Tag[];
}

export interface ReadPdf {
  pages: number;
  /** The lines of all pages; the cells of a row are separated by one space. */
  text: string;
  title: unknown;
  language: unknown;
  /** The structure tags, in reading order. */
  roles: string[];
  /** Each piece of text with its font. */
  pieces: { text: string; font: string; page: number }[];
}

export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const lines: string[] = [];
  const roles: string[] = [];
  const pieces: ReadPdf['pieces'] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
    for (const item of items)
      if ('str' in item && item.str.trim() !== '')
        pieces.push({ text: item.str.trim(), font: item.fontName, page: number });
    lines.push(text.join('').replace(/ +/g, ' '));
    collect((await page.getStructTree()) as Tag | null, roles);
  }
  const info = (await document.getMetadata()).info as { Title?: unknown; Language?: unknown };
  const read = { pages: document.numPages, text: lines.join('\n'), roles, pieces };
  await loading.destroy();
  return { ...read, title: info.Title, language: info.Language };
}

function collect(tag: Tag | null, roles: string[]): void {
  if (tag?.role) roles.push(tag.role);
  for (const child of tag?.children ?? []) collect(child, roles);
}
