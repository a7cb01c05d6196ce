import type { FileAnswer } from '../src/engine/definition/definition';

/** The signature of each file type. */
const beginnings: { [extension: string]: Buffer } = {
  pdf: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  jpg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb004300', 'hex'),
  png: Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
  doc: Buffer.from('d0cf11e0a1b11ae1000000000000000000000000000000003e000300feff0900', 'hex'),
  docx: docx(),
  tiff: Buffer.from('49492a0008000000', 'hex'),
  gif: Buffer.from('474946383961010001000000003b', 'hex'),
  txt: Buffer.from('Words and nothing else.\n'),
};

/** A real file for a file answer of an example, with content that fits its extension. */
export function fileFor({ name, size, type }: FileAnswer) {
  const extension = name.split('.').at(-1)!.toLowerCase().replace('jpeg', 'jpg');
  const start = beginnings[extension];
  if (!start) throw new Error(`${name}: add how a .${extension} file begins to e2e/files.ts.`);
  // A zip archive ends with its directory, so only other files can be padded to their size.
  const buffer =
    extension === 'docx'
      ? start
      : Buffer.concat([start, Buffer.alloc(Math.max(0, size - start.length))]);
  return { name, mimeType: type, buffer };
}

/** A zip archive with one uncompressed entry, `word/document.xml`, and the content types of a Word file. */
function docx(): Buffer {
  const entries = [
    [
      '[Content_Types].xml',
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ],
    ['word/document.xml', '<document/>'],
  ] as const;
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of entries) {
    const data = Buffer.from(text);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt32LE(crc32(data), 10);
    head.writeUInt32LE(data.length, 14);
    head.writeUInt32LE(data.length, 18);
    head.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04', 'latin1'),
      head,
      Buffer.from(name),
      data,
    ]);
    const place = Buffer.alloc(16);
    place.writeUInt32LE(offset, 12);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
        head,
        place.subarray(2),
        Buffer.from(name),
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

function crc32(data: Buffer): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
