import { makePdf, stream } from './pdf';
import { pngChunk, tinyPicture, withComments, withPngChunk, withWebpChunk } from './pictures';
import { makeDoc, makeDocx } from './words';

/** A real file of each type with so many bytes more. */
const makers: { [extension: string]: (extra: number, size: number) => Buffer } = {
  pdf: (extra) => makePdf(extra > 0 ? { objects: [stream('', ' '.repeat(extra))] } : {}),
  jpg: (extra) => withComments(tinyPicture('jpg'), extra),
  png: (extra) =>
    extra < 12
      ? tinyPicture('png')
      : withPngChunk(tinyPicture('png'), pngChunk('teSt', Buffer.alloc(extra - 12, 32))),
  webp: (extra, size) =>
    extra < 8 ? tinyPicture('webp') : withWebpChunk(tinyPicture('webp'), counted(extra - 8, size)),
  tiff: (extra) => Buffer.concat([tinyPicture('tiff'), Buffer.alloc(extra, 32)]),
  doc: (extra, size) => makeDoc(extra > 0 ? { Data: counted(extra, size) } : {}),
  docx: (extra) =>
    extra > 0
      ? makeDocx({ name: 'customXml/item1.xml', content: ' '.repeat(extra), isStored: true })
      : makeDocx(),
};

/** The content of a file with this name: what its extension says, and as large as `size` as far as its format allows. */
export function contentFor(name: string, size?: number): Buffer {
  if (size === 0) return Buffer.alloc(0);
  return madeFor(name, size ?? 0);
}

function madeFor(name: string, size: number): Buffer {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const make = makers[extension === 'jpeg' ? 'jpg' : extension];
  if (!make) return Buffer.alloc(Math.max(size, 400), 'just text ');
  const smallest = make(0, size).length;
  // What surrounds the filling takes some bytes, and some more for a longer number. Formats with blocks round up.
  let extra = Math.max(0, size - smallest);
  for (let i = 0; i < 4; i++)
    extra = Math.max(0, extra - Math.max(0, make(extra, size).length - size));
  return make(extra, size);
}

/** Filling that is another one for each size, as formats with blocks make the same length of several. */
const counted = (length: number, size: number) => Buffer.alloc(length, `${size} `);
