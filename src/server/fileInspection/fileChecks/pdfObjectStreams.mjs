// @ts-check
import { inflateSync } from 'node:zlib';
import { unescaped } from './pdfNames.mjs';

/** All objects of a document that are compressed, together. */
const mostBytes = 64_000_000;
/** A dictionary of a stream of objects is short. */
const longestDictionary = 2000;
const streams = /stream\r?\n/g;

/**
 * The content of the streams that hold compressed objects, unpacked. They are looked for in the whole file.
 *
 * @param {Buffer} bytes
 * @returns {Buffer[] | import('../findings').Finding}
 */
export function unpackedObjects(bytes) {
  const text = bytes.toString('latin1');
  const unpacked = [];
  let left = mostBytes;
  for (const { index, 0: keyword } of text.matchAll(streams)) {
    if (text.slice(index - 3, index) === 'end') continue;
    const dictionary = dictionaryBefore(text, index);
    const types = /\/Type\s*\/(ObjStm|XRef)\b/.exec(dictionary);
    if (!types) continue;
    const filters = dictionary.match(/\/\w+Decode\b/g) ?? [];
    // Others are allowed, but nothing writes them, and they could hide what is inside.
    if (filters.length > 1 || filters.some((filter) => filter !== '/FlateDecode')) return 'damaged';
    const content = bytes.subarray(index + keyword.length);
    try {
      const plain =
        filters.length === 1
          ? inflate(content, left)
          : content.subarray(0, text.indexOf('endstream', index) - index);
      left -= plain.length;
      if (types[1] === 'ObjStm') unpacked.push(plain);
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      return code === 'ERR_BUFFER_TOO_LARGE' ? 'inflated' : 'damaged';
    }
  }
  return unpacked;
}

// What follows the compressed data is ignored.
const inflate = (/** @type {Buffer} */ bytes, /** @type {number} */ most) =>
  inflateSync(bytes, { maxOutputLength: Math.max(1, most) });

/** The text from the last `obj` up to here. */
function dictionaryBefore(/** @type {string} */ text, /** @type {number} */ end) {
  const before = text.slice(Math.max(0, end - longestDictionary), end);
  return unescaped(before.slice(before.lastIndexOf('obj') + 3));
}
