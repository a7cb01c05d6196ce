// @ts-check

/** JPEG files and what phones and cameras write behind the picture. */

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;

/**
 * Walks through the segments of a JPEG.
 *
 * @param {Buffer} bytes
 * @param {number} start
 * @returns {number | undefined} where it ends; undefined if it does not end, or is no JPEG
 */
export function jpegEnd(bytes, start) {
  if (bytes[start] !== 0xff || bytes[start + 1] !== startOfImage) return undefined;
  let at = start + 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1];
    if (marker === 0xff) at++;
    else if (marker === endOfImage) return at + 2;
    else {
      if (at + 4 > bytes.length) return undefined;
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker === startOfScan) at = scanEnd(bytes, at);
    }
  }
  return undefined;
}

/** The next marker that is not part of the compressed pixels: neither a stuffed 0 nor a restart. */
function scanEnd(/** @type {Buffer} */ bytes, /** @type {number} */ start) {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isRestart = next >= 0xd0 && next <= 0xd7;
    if (next !== 0 && next !== 0xff && !isRestart) return at;
  }
  return bytes.length;
}

/**
 * Whether what follows the picture is known: filling, further pictures (two lenses, brightness), the video of a moving
 * photo, or Samsung's notes.
 *
 * @param {Buffer} bytes
 * @param {number} start
 */
export function isHarmlessAfterJpeg(bytes, start) {
  let end = start;
  for (;;) {
    const at = fillingEnd(bytes, end);
    if (at === bytes.length) return true;
    const next = jpegEnd(bytes, at);
    if (next === undefined) break;
    end = next;
  }
  return isVideo(bytes, end) || isSamsungTrailer(bytes, start);
}

function fillingEnd(/** @type {Buffer} */ bytes, /** @type {number} */ start) {
  let at = start;
  while (bytes[at] === 0 || (bytes[at] === 0xff && bytes[at + 1] !== startOfImage)) at++;
  return at;
}

const boxes = ['ftyp', 'mdat', 'moov', 'free', 'skip', 'wide', 'uuid', 'mpvd', 'meta'];

/** Boxes of an MP4 up to the end of the file; there may be filling before the first one, `ftyp`. */
function isVideo(/** @type {Buffer} */ bytes, /** @type {number} */ start) {
  let at = bytes.indexOf('ftyp', start) - 4;
  if (at < start || fillingEnd(bytes, start) < at) return false;
  while (at + 8 <= bytes.length) {
    if (!boxes.includes(bytes.toString('latin1', at + 4, at + 8))) return false;
    const size = bytes.readUInt32BE(at);
    if (size < 8) return false;
    at += size;
  }
  return at === bytes.length;
}

const entryLength = 12;

/** Blocks, then their directory `SEFH … SEFT`, which must account for every byte behind the picture. */
function isSamsungTrailer(/** @type {Buffer} */ bytes, /** @type {number} */ start) {
  if (bytes.length - start < 24 || bytes.toString('latin1', bytes.length - 4) !== 'SEFT')
    return false;
  const head = bytes.length - 8 - bytes.readUInt32LE(bytes.length - 8);
  if (head < start || bytes.toString('latin1', head, head + 4) !== 'SEFH') return false;
  const count = bytes.readUInt32LE(head + 8);
  if (head + entryLength * (count + 1) !== bytes.length - 8) return false;
  let first = head;
  for (let at = head + entryLength; at < bytes.length - 8; at += entryLength)
    first = Math.min(first, head - bytes.readUInt32LE(at + 4));
  return first === start;
}
