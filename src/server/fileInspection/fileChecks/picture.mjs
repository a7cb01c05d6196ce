// @ts-check
import sharp from 'sharp';
import { holdsArchive, holdsMarkup, holdsPdf } from './foreignContent.mjs';
import { jpegEnd, isHarmlessAfterJpeg } from './jpeg.mjs';
import { pngProblem } from './png.mjs';

/** @typedef {import('../findings').Finding} Finding */

/** A photo of 50 megapixels, or an A4 page at 600 dpi. Decoding it takes up to 450 MB. */
const mostPixels = 50_000_000;
const mostPages = 50;

// Only the decoders of the accepted types.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Tiff'].map((name) => `VipsForeignLoad${name}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * @param {Buffer} bytes
 * @param {string} mime what the extension says
 * @returns {Promise<Finding | undefined>}
 */
export async function checkPicture(bytes, mime) {
  if (holdsMarkup(bytes) || holdsArchive(bytes) || holdsPdf(bytes)) return 'extra';
  return (await decodingProblem(bytes, mime)) ?? endProblem(bytes, mime);
}

/**
 * @param {Buffer} bytes
 * @param {string} mime
 * @returns {Promise<Finding | undefined>}
 */
async function decodingProblem(bytes, mime) {
  try {
    const { pages = 1 } = await open(bytes).metadata();
    if (pages > 1 && mime !== 'image/tiff') return 'animated';
    if (pages > mostPages) return 'pages';
    for (let page = 0; page < pages; page++) {
      const { width, height } = await open(bytes, page).metadata();
      // Before anything is decoded.
      if (width * height > mostPixels) return 'pixels';
      await decode(bytes, page, width, height);
    }
    return undefined;
  } catch {
    return 'damaged';
  }
}

/** Decodes from the first row to the last one, of which alone something is kept. */
const decode = (
  /** @type {Buffer} */ bytes,
  /** @type {number} */ page,
  /** @type {number} */ width,
  /** @type {number} */ height,
) =>
  open(bytes, page)
    .extract({ left: 0, top: height - 1, width, height: 1 })
    .raw()
    .toBuffer();

const open = (/** @type {Buffer} */ bytes, page = 0) =>
  sharp(bytes, { page, failOn: 'warning', sequentialRead: true, limitInputPixels: false });

/**
 * @param {Buffer} bytes
 * @param {string} mime
 * @returns {Finding | undefined}
 */
function endProblem(bytes, mime) {
  if (mime === 'image/png') return pngProblem(bytes);
  if (mime === 'image/webp')
    return bytes.readUInt32LE(4) + 8 === bytes.length ? undefined : 'extra';
  if (mime !== 'image/jpeg') return undefined;
  const end = jpegEnd(bytes, 0);
  if (end === undefined) return 'damaged';
  return isHarmlessAfterJpeg(bytes, end) ? undefined : 'extra';
}
