// @ts-check
import { CompoundFile, CompoundFileError } from './compoundFile.mjs';

/** @typedef {import('../findings').Finding} Finding */

const wordIdentifier = 0xa5ec;
const flagsOffset = 10;
const isEncrypted = 0x0100;
const usesSecondTable = 0x0200;
/** Where the header of a document says where its list of associated strings is: offset and length. */
const associatedStrings = 0x19a;

/**
 * Word 97–2003, [MS-DOC].
 *
 * @param {Buffer} bytes
 * @returns {Finding | undefined}
 */
export function checkDoc(bytes) {
  try {
    return documentProblem(new CompoundFile(bytes));
  } catch (error) {
    if (error instanceof CompoundFileError || error instanceof RangeError) return 'damaged';
    throw error;
  }
}

/** @returns {Finding | undefined} */
function documentProblem(/** @type {CompoundFile} */ file) {
  if (file.entries.has('encryptedpackage')) return 'locked';
  const paths = [...file.entries.keys()];
  if (paths.some((path) => /(^|\/)(macros|_vba_project\w*|vba)(\/|$)/.test(path))) return 'macros';
  // Word leaves the pool behind when the last object is deleted.
  if (paths.some((path) => /^objectpool\/|\bole10native$|(^|\/)package$|\bocxname$/.test(path)))
    return 'embedded';
  const document = file.read('worddocument');
  if (!document || document.length < associatedStrings + 8) return 'content';
  if (document.readUInt16LE(0) !== wordIdentifier) return 'content';
  const flags = document.readUInt16LE(flagsOffset);
  if (flags & isEncrypted) return 'locked';
  const table = file.read(flags & usesSecondTable ? '1table' : '0table');
  if (!table) return 'damaged';
  return /^(https?:|ftp:|file:\/\/[^/]|\\\\)/i.test(templateOf(document, table))
    ? 'outside'
    : undefined;
}

/** The name of the template, the second of the associated strings; empty if there is none. */
function templateOf(/** @type {Buffer} */ document, /** @type {Buffer} */ table) {
  const start = document.readUInt32LE(associatedStrings);
  const length = document.readUInt32LE(associatedStrings + 4);
  if (length < 10) return '';
  const strings = table.subarray(start, start + length);
  if (strings.readUInt16LE(0) !== 0xffff) return '';
  const first = strings.readUInt16LE(6);
  const at = 8 + first * 2;
  return strings.toString('utf16le', at + 2, at + 2 + strings.readUInt16LE(at) * 2);
}
