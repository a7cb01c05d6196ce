import { PDFDocument } from '@cantoo/pdf-lib';
import { deflateSync } from 'node:zlib';

/** The entries of the catalog and of the only page, and further objects, numbered from 5. */
export interface PdfParts {
  catalog?: string;
  page?: string;
  objects?: (string | Buffer)[];
  trailer?: string;
  /** Text on the page. */
  text?: string;
}

/** A PDF of one page with its table of contents. */
export function makePdf({
  catalog = '',
  page = '',
  objects = [],
  trailer = '',
  text = 'A letter',
}: PdfParts = {}): Buffer {
  const all = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<>>${page}>>`,
    stream('', `BT (${text}) Tj ET`),
    ...objects,
  ];
  const parts = [latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  all.forEach((object, i) => {
    const part = Buffer.concat([
      latin1(`${i + 1} 0 obj\n`),
      typeof object === 'string' ? latin1(object) : object,
      latin1('\nendobj\n'),
    ]);
    offsets.push(length);
    length += part.length;
    parts.push(part);
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    latin1(
      `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}` +
        `trailer\n<</Size ${all.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** An object with a stream. */
export function stream(entries: string, content: string | Buffer): Buffer {
  const bytes = typeof content === 'string' ? latin1(content) : content;
  return Buffer.concat([
    latin1(`<<${entries}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    latin1('\nendstream'),
  ]);
}

/** Objects in a compressed stream, as writers of PDF 1.5 do it. */
export function objectStream(
  objects: { [number: number]: string },
  entries = '/Type/ObjStm',
): Buffer {
  let body = '';
  let index = '';
  for (const [number, object] of Object.entries(objects)) {
    index += `${number} ${body.length} `;
    body += `${object} `;
  }
  const first = `/N ${Object.keys(objects).length}/First ${index.length}/Filter/FlateDecode`;
  return stream(entries + first, deflateSync(latin1(index + body)));
}

export async function encryptedPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
  return Buffer.from(await pdf.save());
}

export const latin1 = (text: string) => Buffer.from(text, 'latin1');
