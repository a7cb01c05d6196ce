import { PDFDocument } from '@cantoo/pdf-lib';
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { contentFor } from './files';
import { latin1, makePdf, objectStream, stream } from './pdf';
import { tinyPicture } from './pictures';
import { docxParts, makeDoc, makeDocx, paragraph, relationship, relationshipsPart } from './words';
import { makeZip } from './zip';

/** What a file is, its name and how to make it. */
export type Sample = [about: string, name: string, make: () => Buffer | Promise<Buffer>];

/** A picture with colours that change from pixel to pixel. */
export function picture(width = 60, height = 40, channels: 1 | 3 | 4 = 3) {
  const bytes = Buffer.alloc(width * height * channels);
  for (let i = 0; i < bytes.length; i++) bytes[i] = (i * 7 + Math.floor(i / width) * 13) % 256;
  return sharp(bytes, { raw: { width, height, channels } });
}

const box = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4);
  return Buffer.concat([head, content]);
};

/** One note behind the picture, as Samsung's phones write it. */
function samsungTrailer(): Buffer {
  const block = Buffer.concat([
    Buffer.from('0000010a0e000000', 'hex'),
    Buffer.from('Image_UTC_Data1700000000000'),
  ]);
  const directory = Buffer.alloc(24);
  directory.write('SEFH');
  directory.writeUInt32LE(106, 4);
  directory.writeUInt32LE(1, 8);
  directory.writeUInt16LE(0x0a01, 14);
  directory.writeUInt32LE(block.length, 16);
  directory.writeUInt32LE(block.length, 20);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(directory.length);
  end.write('SEFT', 4);
  return Buffer.concat([block, directory, end]);
}

async function pdfWithForm(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const field = pdf.getForm().createTextField('name');
  field.addToPage(pdf.addPage());
  field.setText('Asha Sample');
  return Buffer.from(await pdf.save({ useObjectStreams: true }));
}

const link = (address: string) =>
  `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(${address})>>>>`;

/** Files as customers send them, each of which has to be taken. */
export const goodFiles: Sample[] = [
  ['a PDF', 'letter.pdf', () => makePdf()],
  ['a PDF after CR LF', 'letter.pdf', () => Buffer.concat([latin1('\r\n'), makePdf()])],
  [
    'a PDF after a byte order mark',
    'letter.pdf',
    () => Buffer.concat([latin1('\xef\xbb\xbf'), makePdf()]),
  ],
  [
    'a PDF after CR LF and a byte order mark',
    'letter.pdf',
    () => Buffer.concat([latin1('\r\n\xef\xbb\xbf'), makePdf()]),
  ],
  [
    'a PDF whose title and text are like names',
    'letter.pdf',
    () =>
      makePdf({
        trailer: '/Info 5 0 R',
        objects: ['<</Title(How to /Launch \\(and /JavaScript\\) (for /XFA))>>'],
        text: 'Attach /EmbeddedFile',
      }),
  ],
  [
    'a PDF whose table of contents has a predictor',
    'letter.pdf',
    () =>
      makePdf({
        objects: [
          stream(
            '/Type/XRef/Size 5/W[1 2 1]/Root 1 0 R/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 4>>',
            deflateSync(Buffer.alloc(25)),
          ),
        ],
      }),
  ],
  [
    'a PDF with links to mail, a phone and a website',
    'letter.pdf',
    () =>
      makePdf({
        page: '/Annots[5 0 R 6 0 R 7 0 R]',
        objects: ['mailto:a@example.com', 'TEL:+911234', 'www.example.com'].map(link),
      }),
  ],
  [
    'a PDF after the lines of a print job',
    'letter.pdf',
    () =>
      Buffer.concat([
        latin1('\x1b%-12345X@PJL SET JOBNAME="letter"\r\n@PJL ENTER LANGUAGE=PDF\r\n'),
        makePdf(),
        latin1('\x1b%-12345X'),
      ]),
  ],
  [
    'a PDF after the head of a mail part',
    'letter.pdf',
    () =>
      Buffer.concat([
        latin1('Content-Type: application/pdf\r\nContent-Transfer-Encoding: binary\r\n\r\n'),
        makePdf(),
      ]),
  ],
  ['a PDF with zeros behind', 'letter.pdf', () => Buffer.concat([makePdf(), Buffer.alloc(700)])],
  ['a PDF with a form and compressed objects', 'form.pdf', pdfWithForm],
  [
    'a PDF of the insurer',
    'form.pdf',
    () => readFileSync('public/forms/declaration-of-good-health.pdf'),
  ],
  [
    'a PDF with links',
    'statement.pdf',
    () =>
      makePdf({
        page: '/Annots[5 0 R]',
        objects: [link('https://bank.example.com/Launch/JavaScript')],
      }),
  ],
  [
    'a PDF that opens at a page',
    'statement.pdf',
    () => makePdf({ catalog: '/OpenAction[3 0 R/Fit]' }),
  ],
  [
    'a PDF that was changed later',
    'statement.pdf',
    () =>
      Buffer.concat([
        makePdf(),
        latin1(
          '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 500 500]>>\nendobj\ntrailer\n<</Size 5/Root 1 0 R/Prev 400>>\nstartxref\n0\n%%EOF\n',
        ),
      ]),
  ],
  [
    'a PDF with objects in a stream',
    'statement.pdf',
    () =>
      makePdf({
        objects: [objectStream({ 6: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>' })],
      }),
  ],
  ['a photo', 'photo.jpg', () => picture().jpeg().toBuffer()],
  ['a progressive photo', 'photo.jpg', () => picture().jpeg({ progressive: true }).toBuffer()],
  [
    'a photo with place and orientation',
    'photo.jpeg',
    () =>
      picture()
        .withExif({
          IFD0: { Orientation: '6', Make: 'Phone' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' },
        })
        .jpeg()
        .toBuffer(),
  ],
  ['a scan in CMYK', 'scan.jpg', () => picture().toColourspace('cmyk').jpeg().toBuffer()],
  [
    'a photo with a second one behind it',
    'photo.jpg',
    async () =>
      Buffer.concat([await picture().jpeg().toBuffer(), Buffer.alloc(6), tinyPicture('jpg')]),
  ],
  [
    'a photo that moves',
    'photo.jpg',
    async () =>
      Buffer.concat([
        await picture().jpeg().toBuffer(),
        box('ftyp', Buffer.from('mp42\0\0\0\0isom')),
        box('mdat', Buffer.alloc(999, 7)),
        box('moov', Buffer.alloc(40)),
      ]),
  ],
  [
    'a photo with notes of the phone',
    'photo.jpg',
    async () => Buffer.concat([await picture().jpeg().toBuffer(), samsungTrailer()]),
  ],
  ['a picture', 'scan.png', () => picture().png().toBuffer()],
  [
    'an interlaced picture with transparency',
    'scan.png',
    () => picture(60, 40, 4).png({ progressive: true }).toBuffer(),
  ],
  ['a picture of the camera', 'photo.webp', () => picture(400, 300).webp().toBuffer()],
  ['a scan', 'scan.tiff', () => picture().tiff({ compression: 'lzw' }).toBuffer()],
  [
    'a scan of two pages',
    'scan.tiff',
    () =>
      sharp(Buffer.alloc(60 * 80 * 3, 200), {
        raw: { width: 60, height: 80, channels: 3, pageHeight: 40 },
      })
        .tiff()
        .toBuffer(),
  ],
  ['a Word document', 'letter.docx', () => makeDocx()],
  [
    'a Word document with a link, a picture and its own template',
    'letter.docx',
    () =>
      makeZip([
        ...docxParts(
          paragraph('<w:instrText>HYPERLINK "https://example.com/include"</w:instrText>'),
        ),
        relationshipsPart(
          'word/_rels/document.xml.rels',
          relationship('hyperlink', 'https://example.com/'),
        ),
        relationshipsPart(
          'word/_rels/settings.xml.rels',
          relationship('attachedTemplate', 'file:///C:\\Users\\asha\\Letter.dotx'),
        ),
        { name: 'word/media/image1.png', content: tinyPicture('png'), isStored: true },
      ]),
  ],
  ['a large Word document', 'letter.docx', () => contentFor('letter.docx', 2_000_000)],
  ['a Word 97 document', 'letter.doc', () => makeDoc()],
  ['a Word 97 document without its objects', 'letter.doc', () => makeDoc({ 'ObjectPool/': '' })],
];
