// @ts-check
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFParser,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { holdsArchive } from './foreignContent.mjs';
import { isRiskyLink } from './links.mjs';
import { namesIn, unescaped } from './pdfNames.mjs';
import { holdsObjects, unpackedObjects } from './pdfObjectStreams.mjs';

/** @typedef {import('../findings').Finding} Finding */
/** @typedef {import('@cantoo/pdf-lib').PDFObject} PDFObject */

const header = '%PDF-';

/**
 * Names that a document without scripts, attachments and locks does not contain.
 *
 * @type {{ [name: string]: Finding }}
 */
const refusedNames = {
  Encrypt: 'locked',
  JavaScript: 'active',
  Launch: 'active',
  GoToE: 'active',
  GoToR: 'active',
  ImportData: 'active',
  SubmitForm: 'active',
  RichMediaExecute: 'active',
  XFA: 'active',
  EmbeddedFile: 'attachments',
  EmbeddedFiles: 'attachments',
  FileAttachment: 'attachments',
  RichMedia: 'attachments',
  RichMediaContent: 'attachments',
};

/**
 * The same as above for what only counts in its place: keys of dictionaries, and kinds of actions and annotations.
 *
 * @type {{ [name: string]: Finding }}
 */
const refusedKeys = {
  ...refusedNames,
  JS: 'active',
  EF: 'attachments',
  Collection: 'attachments',
};
/** The same for dictionaries of streams: content that lies in another file. */
const outsideKeys = ['F', 'FFilter', 'FDecodeParms', 'OPI'];
const parameters = ['DecodeParms', 'DP'];

/** @type {{ [name: string]: Finding }} */
const refusedKinds = {
  ...refusedNames,
  Rendition: 'attachments',
  Movie: 'attachments',
  Sound: 'attachments',
  Screen: 'attachments',
  '3D': 'attachments',
};

/** What may happen by itself when the document or a page is opened: going to a place in it. */
const harmlessActions = ['GoTo', 'Named'];

/**
 * Looks at the names in the file as it lies there and in its compressed objects, and then at the objects themselves. The
 * first finds what a viewer would repair but the parser skips, the second what is written in an unusual way.
 *
 * @param {Buffer} bytes
 * @returns {Promise<Finding | undefined>}
 */
export async function checkPdf(bytes) {
  const start = bytes.indexOf(header);
  if (!isHarmlessBefore(bytes.toString('latin1', 0, start))) return 'extra';
  const end = bytes.lastIndexOf('%%EOF');
  if (end < 0) return 'damaged';
  if (!isHarmlessAfter(bytes.toString('latin1', end + 5)) || holdsArchive(bytes)) return 'extra';
  const named = nameProblem(bytes);
  if (named) return named;
  const unpacked = unpackedObjects(bytes);
  if (typeof unpacked === 'string') return unpacked;
  for (const part of unpacked) {
    const inside = nameProblem(part);
    if (inside) return inside;
  }
  return objectsProblem(bytes);
}

/** @returns {Finding | undefined} */
function nameProblem(/** @type {Buffer} */ bytes) {
  for (const name of namesIn(bytes)) {
    const finding = lookUp(refusedNames, name);
    if (finding) return finding;
  }
  return undefined;
}

const lookUp = (/** @type {{ [name: string]: Finding }} */ table, /** @type {string} */ name) =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** What scanners, printers and mail gateways write before the header: a byte order mark, empty lines, their own lines. */
const isHarmlessBefore = (/** @type {string} */ text) =>
  text
    .replace(/(^|[\r\n])\xef\xbb\xbf/, '$1')
    .split(/[\r\n]/)
    .every((line) =>
      /^[\s\p{Cc}]*$|^(\p{Cc}%-12345X)?(@PJL[^<]*)?$|^(Content-|MIME-Version:|X-)[^<]*$/u.test(
        line,
      ),
    );

/** Filling, or the end of a print job or mail part. */
const isHarmlessAfter = (/** @type {string} */ text) =>
  text
    .split(/[\r\n]/)
    .every((line) =>
      /^[\s\p{Cc}]*$|^\p{Cc}%-12345X(@PJL[^<]*)?$|^--[\w'()+,./:=?-]{1,72}$/u.test(line),
    );

/** Keeps every object, also those that a later part of the file replaces. */
class EveryObject extends PDFParser {
  /** @type {PDFObject[]} */
  all = [];

  constructor(/** @type {Uint8Array} */ bytes) {
    super(bytes);
    const { context } = this;
    const assign = context.assign.bind(context);
    context.assign = (ref, object) => {
      this.all.push(object);
      assign(ref, object);
    };
  }
}

/**
 * @param {Buffer} bytes
 * @returns {Promise<Finding | undefined>}
 */
async function objectsProblem(bytes) {
  const parser = new EveryObject(bytes);
  let context;
  try {
    context = await parser.parseDocument();
  } catch {
    return 'damaged';
  }
  if (context.trailerInfo.Encrypt) return 'locked';
  let hasPage = false;
  if (parser.all.some(isUnreadObjectStream)) return 'damaged';
  for (const [dict, isStream] of dictionariesIn(parser.all)) {
    const finding = dictionaryProblem(dict) ?? (isStream ? streamProblem(dict) : undefined);
    if (finding) return finding;
    hasPage ||= nameAt(dict, 'Type') === 'Page';
  }
  return hasPage && context.lookup(context.trailerInfo.Root) instanceof PDFDict
    ? undefined
    : 'damaged';
}

/** A stream of objects that the parser could not unpack, but a viewer perhaps can. */
function isUnreadObjectStream(/** @type {PDFObject} */ object) {
  if (!(object instanceof PDFInvalidObject)) return false;
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  const [dictionary = '', content] = Buffer.from(bytes)
    .toString('latin1')
    .split(/stream\r?\n/, 2);
  return content !== undefined && holdsObjects(unescaped(dictionary));
}

/**
 * @param {PDFObject[]} objects
 * @returns {Generator<[dict: PDFDict, isStream: boolean]>}
 */
function* dictionariesIn(objects) {
  const left = [...objects];
  for (let object = left.pop(); object; object = left.pop()) {
    // Not spread: a large array would overflow the stack.
    if (object instanceof PDFArray) for (const item of object.asArray()) left.push(item);
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    yield [dict, object instanceof PDFStream];
    for (const value of dict.values()) left.push(value);
  }
}

/** @returns {Finding | undefined} */
function dictionaryProblem(/** @type {PDFDict} */ dict) {
  for (const key of dict.keys()) {
    const finding = lookUp(refusedKeys, key.decodeText());
    if (finding) return finding;
  }
  for (const key of ['S', 'Subtype', 'Type']) {
    const finding = lookUp(refusedKinds, nameAt(dict, key) ?? '');
    if (finding) return finding;
  }
  if (startsByItself(dict)) return 'active';
  if (leadsOutside(dict)) return 'outside';
  return ['URI', 'Base'].some((key) => isRiskyLink(textAt(dict, key))) ? 'links' : undefined;
}

/** Forms that stand for a page of another file, PostScript, threads of other files, and files at an address. */
function leadsOutside(/** @type {PDFDict} */ dict) {
  const reference = at(dict, 'Ref');
  return (
    (reference instanceof PDFDict && reference.has(PDFName.of('F'))) ||
    nameAt(dict, 'Subtype') === 'PS' ||
    nameAt(dict, 'Subtype2') === 'PS' ||
    (nameAt(dict, 'S') === 'Thread' && dict.has(PDFName.of('F'))) ||
    nameAt(dict, 'FS') === 'URL'
  );
}

/** @returns {Finding | undefined} */
function streamProblem(/** @type {PDFDict} */ dict) {
  if (outsideKeys.some((key) => at(dict, key))) return 'outside';
  if (nameAt(dict, 'Type') !== 'ObjStm') return undefined;
  const filter = at(dict, 'Filter');
  const filters = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
  const isKnown = filters.length < 2 && filters.every((one) => one === PDFName.of('FlateDecode'));
  return isKnown && !parameters.some((key) => at(dict, key)) ? undefined : 'damaged';
}

/** Actions on opening (`OpenAction`) and on other events (`AA`) other than going to a page. */
function startsByItself(/** @type {PDFDict} */ dict) {
  const events = at(dict, 'AA');
  const actions = [
    at(dict, 'OpenAction'),
    ...(events instanceof PDFDict ? events.keys().map((key) => events.lookup(key)) : []),
  ];
  return actions.some(
    (action) => action instanceof PDFDict && !harmlessActions.includes(nameAt(action, 'S') ?? ''),
  );
}

const at = (/** @type {PDFDict} */ dict, /** @type {string} */ key) => dict.lookup(PDFName.of(key));

function nameAt(/** @type {PDFDict} */ dict, /** @type {string} */ key) {
  const value = at(dict, key);
  return value instanceof PDFName ? value.decodeText() : undefined;
}

function textAt(/** @type {PDFDict} */ dict, /** @type {string} */ key) {
  const value = at(dict, key);
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';
}
