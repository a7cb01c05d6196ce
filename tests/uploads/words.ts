import { makeCompoundFile, type Streams } from './compoundFile';
import { makeZip, type ZipPart } from './zip';

const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const paragraph = (runs: string) => `<w:p><w:r>${runs}</w:r></w:p>`;

export const relationship = (type: string, target: string, mode = 'External') =>
  `<Relationship Id="rId9" Type="${office}/${type}" Target="${target}" TargetMode="${mode}"/>`;

export const relationshipsPart = (name: string, entries: string): ZipPart => ({
  name,
  content: `${head}<Relationships xmlns="${relationships}">${entries}</Relationships>`,
});

/** The parts of a Word document with this body. */
export const docxParts = (
  body = paragraph('<w:t>A letter</w:t>'),
  contentType = main,
): ZipPart[] => [
  {
    name: '[Content_Types].xml',
    content: `${head}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${contentType}"/></Types>`,
  },
  relationshipsPart(
    '_rels/.rels',
    `<Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/>`,
  ),
  {
    name: 'word/document.xml',
    content: `${head}<w:document xmlns:w="${wordNamespace}"><w:body>${body}</w:body></w:document>`,
  },
];

/** A Word document with further parts. */
export const makeDocx = (...more: ZipPart[]): Buffer => makeZip([...docxParts(), ...more]);

/** The streams of a Word 97 document; `flags` as in its header, `template` the file that it is based on. */
export function docStreams({ flags = 0x0200, template = 'Normal.dot' } = {}): Streams {
  const document = Buffer.alloc(4608);
  document.writeUInt16LE(0xa5ec, 0);
  document.writeUInt16LE(0x00c1, 2);
  document.writeUInt16LE(flags, 10);
  const strings = Buffer.concat([
    Buffer.from('ffff12000000', 'hex'),
    ...['', template, 'A letter'].map((text) => {
      const bytes = Buffer.alloc(2 + text.length * 2);
      bytes.writeUInt16LE(text.length);
      bytes.write(text, 2, 'utf16le');
      return bytes;
    }),
  ]);
  document.writeUInt32LE(strings.length, 0x19e);
  return { WordDocument: document, '1Table': strings, '\x05SummaryInformation': 'A letter' };
}

export const makeDoc = (more: Streams = {}, facts = {}): Buffer =>
  makeCompoundFile({ ...docStreams(facts), ...more });
