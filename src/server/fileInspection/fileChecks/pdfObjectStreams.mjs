// @ts-check
import { inflateSync } from 'node:zlib';
import { unescaped } from './pdfNames.mjs';

/** All objects of a document that are compressed, together. */
const mostBytes = 64_000_000;
/** A dictionary of a stream of objects is short. */
const longestDictionary = 2000;
const streams = /stream\r?\n/g;
const comments = /%[^\r\n]*/g;
/** Filters and parameters of a stream of objects in the one way in which they are unpacked here. */
const filtered = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])(?=[\s/>])/;
const otherFilters = /\/Filter\b/;
const otherParameters = /\/(?:Filter|DecodeParms|DP|F|FFilter|FDecodeParms)(?![\w.+-])/;

/**
 * The content of the streams that hold compressed objects, unpacked. They are looked for in the whole file. How they are
 * packed has to be known exactly, as a viewer may find other objects in them otherwise: a predictor, another filter or
 * an abbreviation is refused. Tables of contents may have a predictor, as most writers use one, and hold no objects.
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
    if (!dictionary.includes('/')) continue;
    const isTable = /\/Type\s*\/XRef\b/.test(dictionary);
    const hasObjects = holdsObjects(dictionary);
    if (!isTable && !hasObjects) continue;
    const isPacked = filtered.test(dictionary);
    const others = hasObjects ? otherParameters : otherFilters;
    if (others.test(dictionary.replace(filtered, ' '))) return 'damaged';
    const content = bytes.subarray(index + keyword.length);
    try {
      const plain = isPacked
        ? inflate(content, left)
        : content.subarray(0, text.indexOf('endstream', index) - index);
      left -= plain.length;
      if (hasObjects) unpacked.push(plain);
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      return code === 'ERR_BUFFER_TOO_LARGE' ? 'inflated' : 'damaged';
    }
  }
  return unpacked;
}

/** By its type or by its keys, whatever comments stand between them. */
export const holdsObjects = (/** @type {string} */ dictionary) =>
  [dictionary, dictionary.replace(comments, ' ')].some(
    (text) => /\/Type\s*\/ObjStm\b/.test(text) || (/\/First\b/.test(text) && /\/N\b/.test(text)),
  );

// What follows the compressed data is ignored.
const inflate = (/** @type {Buffer} */ bytes, /** @type {number} */ most) =>
  inflateSync(bytes, { maxOutputLength: Math.max(1, most) });

/** The text from the last `obj` up to here. */
function dictionaryBefore(/** @type {string} */ text, /** @type {number} */ end) {
  const before = text.slice(Math.max(0, end - longestDictionary), end);
  return unescaped(before.slice(before.lastIndexOf('obj') + 3));
}
