import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api';

interface Tag {
  role?: string;
  children?: Tag[];
}

interface Place {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export interface ReadPdf {
  pages: number;
  /** The lines of all pages; the cells of a row are separated by one space. */
  text: string;
  title: unknown;
  language: unknown;
  /** The structure tags, in reading order. */
  roles: string[];
  /** The texts of the files inside it, by name. */
  attachments: { [name: string]: string };
  /** Each piece of text with its font and place, in points from the lower left corner. */
  pieces: { text: string; font: string; page: number; place: Place }[];
}

/** The lines as search and screen readers take them (`ActualText`), which pdf.js does not read. */
export const actualTexts = (bytes: Buffer): string[] =>
  contents(bytes).flatMap((content) =>
    [...content.matchAll(/\/ActualText <feff([0-9a-f]+)>/g)].map(([, hex]) =>
      Buffer.from(hex!, 'hex').swap16().toString('utf16le'),
    ),
  );

/** How many empty boxes are drawn: the first glyph of a font stands for the signs that it lacks. */
export const emptyBoxes = (bytes: Buffer): number =>
  contents(bytes)
    .flatMap((content) => [...content.matchAll(/^\[(.*)\] TJ$/gm)])
    .flatMap(([, drawn]) => [...drawn!.matchAll(/<([0-9a-f]+)>/g)])
    .flatMap(([, glyphs]) => glyphs!.match(/.{4}/g)!)
    .filter((glyph) => glyph === '0000').length;

function contents(bytes: Buffer): string[] {
  const raw = bytes.toString('latin1');
  return [...raw.matchAll(/FlateDecode\s*>>\s*stream\r?\n/g)].map(({ 0: begin, index }) => {
    const from = index + begin.length;
    const stream = bytes.subarray(from, raw.indexOf('endstream', from));
    return inflateSync(stream).toString('latin1');
  });
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
        pieces.push({
          text: item.str.trim(),
          font: item.fontName,
          page: number,
          place: placeOf(item),
        });
    lines.push(text.join('').replace(/ +/g, ' '));
    collect((await page.getStructTree()) as Tag | null, roles);
  }
  const info = (await document.getMetadata()).info as { Title?: unknown; Language?: unknown };
  const files = ((await document.getAttachments()) ?? {}) as {
    [name: string]: { content: Uint8Array };
  };
  const attachments = Object.fromEntries(
    Object.entries(files).map(([name, { content }]) => [name, Buffer.from(content).toString()]),
  );
  const read = { pages: document.numPages, text: lines.join('\n'), roles, attachments, pieces };
  await loading.destroy();
  return { ...read, title: info.Title, language: info.Language };
}

function placeOf({ transform, width, height }: TextItem): Place {
  const [left, bottom] = transform.slice(4) as [number, number];
  return { left, right: left + width, bottom, top: bottom + height };
}

function collect(tag: Tag | null, roles: string[]): void {
  if (tag?.role) roles.push(tag.role);
  for (const child of tag?.children ?? []) collect(child, roles);
}
