import type { TestFile } from './caller';

const begin = (text: string, size = 400) =>
  Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(size, 32)]);

/** The smallest contents with the right signature for each extension. */
const contents: { [extension: string]: () => Buffer } = {
  pdf: () => begin('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  jpg: () => begin('\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00'),
  png: () =>
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  webp: () => begin('RIFF\x00\x02\x00\x00WEBPVP8 '),
  tiff: () => begin('II*\x00\x08\x00\x00\x00'),
  doc: () => begin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 1024),
  docx: () => zipWith('[Content_Types].xml', wordTypes),
};

const wordTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A file whose content fits its extension, padded to `size` bytes. */
export function fileNamed(name: string, size?: number): TestFile {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const make = contents[extension === 'jpeg' ? 'jpg' : extension];
  const bytes = make ? make() : begin('just text');
  if (size === undefined || size <= bytes.length) return { name, bytes };
  return { name, bytes: Buffer.concat([bytes, Buffer.alloc(size - bytes.length, 32)]) };
}

/** A zip archive with one uncompressed file. */
function zipWith(path: string, text: string): Buffer {
  const name = Buffer.from(path);
  const data = Buffer.from(text);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt32LE(crc32(data), 10);
  facts.writeUInt32LE(data.length, 14);
  facts.writeUInt32LE(data.length, 18);
  facts.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, data]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, Buffer.alloc(14), name]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end]);
}

function crc32(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  return ~sum >>> 0;
}
