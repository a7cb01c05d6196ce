// @ts-check
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';
import { isCompoundFile } from './compoundFile.mjs';
import { archives, zipEnd, zipEndLength } from './foreignContent.mjs';
import {
  decodeXml,
  fieldProblem,
  isWordDocument,
  plainXml,
  relationshipProblem,
} from './wordXml.mjs';

/** @typedef {import('../findings').Finding} Finding */
/** @typedef {import('yauzl').Entry} Entry */

const mostEntries = 2000;
/** All parts together, unpacked. */
const mostBytes = 100_000_000;
/** Text compresses to a tenth or a fiftieth. Beyond this there is only filling; a blank bitmap may be that. */
const highestRatio = 300;
const smallPart = 10_000_000;

const zipStart = Buffer.from('PK\x03\x04', 'latin1');

/** What Word, Google Docs and LibreOffice put into a document without macros and other documents. */
const partTypes = new Set(
  (
    'xml rels png jpg jpeg jfif gif bmp tif tiff emf wmf svg webp wdp ' +
    'odttf obfuscatedfont psmdcp sigs xsl xsd'
  ).split(' '),
);
const archiveStarts = [zipStart, ...archives, Buffer.from('MZ')];

/**
 * A Word document is a zip of XML. It is read to the end and checked in memory; nothing is unpacked to disk.
 *
 * @param {Buffer} bytes
 * @returns {Promise<Finding | undefined>}
 */
export async function checkDocx(bytes) {
  // Nothing may follow the directory, not even a comment.
  const end = bytes.lastIndexOf(zipEnd);
  if (end < 0) return 'damaged';
  if (end + zipEndLength !== bytes.length) return 'extra';
  try {
    const zip = await yauzl.fromBufferPromise(bytes, { strictFileNames: true });
    return zip.entryCount > mostEntries ? 'inflated' : await partsProblem(zip, bytes.length);
  } catch {
    return 'damaged';
  }
}

const startsWith = (/** @type {Buffer} */ bytes, /** @type {Buffer} */ start) =>
  bytes.subarray(0, start.length).equals(start);

/**
 * @param {import('yauzl').ZipFile} zip
 * @param {number} size
 * @returns {Promise<Finding | undefined>}
 */
async function partsProblem(zip, size) {
  const names = new Set();
  let packed = 0;
  let unpacked = 0;
  let isWord = false;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    if (names.has(name)) return 'damaged';
    names.add(name);
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    // Parts that share their bytes make more than the file holds.
    if (packed > size || unpacked > mostBytes || isInflated(entry)) return 'inflated';
    const finding = nameProblem(name, entry);
    if (finding) return finding;
    if (name.endsWith('/')) continue;
    // A reader that goes by the local headers must find the same parts.
    const local = await zip.readLocalFileHeaderPromise(entry);
    if (!local.fileName.equals(/** @type {Buffer} */ (entry.fileNameRaw))) return 'damaged';
    const content = await read(zip, entry);
    if (crc32(content) !== entry.crc32) return 'damaged';
    const inside = contentProblem(name, content);
    if (inside) return inside;
    isWord ||= name === '[content_types].xml' && isWordDocument(decodeXml(content));
  }
  return isWord ? undefined : 'content';
}

const isInflated = (/** @type {Entry} */ { compressedSize, uncompressedSize }) =>
  uncompressedSize > smallPart && uncompressedSize > highestRatio * compressedSize;

/**
 * @param {string} name in lower case
 * @param {Entry} entry
 * @returns {Finding | undefined}
 */
function nameProblem(name, entry) {
  if (entry.isEncrypted()) return 'locked';
  if (/(^|\/)vba\w*\.|\.bas$/.test(name)) return 'macros';
  if (name.endsWith('/')) return entry.uncompressedSize > 0 ? 'damaged' : undefined;
  if (/(^|\/)(activex|embeddings)\//.test(name)) return 'embedded';
  return partTypes.has(name.slice(name.lastIndexOf('.') + 1)) ? undefined : 'embedded';
}

/** @returns {Promise<Buffer>} */
async function read(/** @type {import('yauzl').ZipFile} */ zip, /** @type {Entry} */ entry) {
  const chunks = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** @returns {Finding | undefined} */
function contentProblem(/** @type {string} */ name, /** @type {Buffer} */ content) {
  if (isCompoundFile(content) || archiveStarts.some((start) => startsWith(content, start)))
    return 'embedded';
  if (!/\.(xml|rels)$/.test(name)) return undefined;
  const text = decodeXml(content);
  // Word refuses it too: only an attack needs entities.
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) return 'damaged';
  if (/macroEnabled|vbaProject/i.test(text)) return 'macros';
  return name.endsWith('.rels')
    ? relationshipProblem(plainXml(text))
    : fieldProblem(plainXml(text));
}
