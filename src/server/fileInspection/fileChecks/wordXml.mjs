// @ts-check
import { isRiskyLink } from './links.mjs';

/** The few facts about the XML of Word documents on which their safety depends. */

/** @returns {string} with references to characters replaced, as long as they are no markup */
export function decodeXml(/** @type {Buffer} */ bytes) {
  const isBigEndian = bytes[0] === 0xfe && bytes[1] === 0xff;
  const isLittleEndian = (bytes[0] === 0xff && bytes[1] === 0xfe) || bytes[1] === 0;
  const encoding =
    isBigEndian || bytes[0] === 0 ? 'utf-16be' : isLittleEndian ? 'utf-16le' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  return text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (reference, hexadecimal, decimal) => {
    const code = hexadecimal ? parseInt(hexadecimal, 16) : Number(decimal);
    const character = code <= 0x10ffff ? String.fromCodePoint(code) : '';
    return /[\w:/\\.+-]/.test(character) ? character : reference;
  });
}

const sections = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>/g;

/** Without comments and instructions, and with the text of CDATA sections where they stand. */
export const plainXml = (/** @type {string} */ text) =>
  text.replace(sections, (_, /** @type {string} */ content = '') =>
    content.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  );

/** An address in an attribute or a field: references to spaces and control characters do not count. */
const isRisky = (/** @type {string} */ address) =>
  isRiskyLink(address.replace(/&#[^;]*;/g, '').replaceAll('&amp;', '&'));

const mainPart = /wordprocessingml\.document\.main\+xml/;
export const isWordDocument = (/** @type {string} */ contentTypes) => mainPart.test(contentTypes);

const relationships = /<(?:\w+:)?Relationship\b((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const attribute = (/** @type {string} */ text, /** @type {string} */ name) =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(text)
    ?.slice(1)
    .find(Boolean) ?? '';

/**
 * What Word fetches from elsewhere when it opens the document. A link that the reader has to follow is fine, and so is
 * the name of the template on the author's own disk.
 *
 * @returns {import('../findings').Finding | undefined}
 */
export function relationshipProblem(/** @type {string} */ text) {
  for (const [, attributes = ''] of text.matchAll(relationships)) {
    const type = attribute(attributes, 'Type').split('/').at(-1) ?? '';
    if (/^(oleObject|package|control|aFChunk|vbaProject)$/i.test(type)) return 'embedded';
    const isOutside = /^external$/i.test(attribute(attributes, 'TargetMode').trim());
    const target = attribute(attributes, 'Target');
    if (type === 'hyperlink' && isRisky(target)) return 'links';
    if (!isOutside || type === 'hyperlink') continue;
    if (type === 'attachedTemplate' && /^(file:\/\/\/)?[a-z]:[\\/]/i.test(target)) continue;
    return 'outside';
  }
  return undefined;
}

const fieldParts = /\bfldCharType\s*=\s*["']\w+["']/;
const instructions = /<(?:\w+:)?instrText\b[^>]*>([^<]*)</g;
const simpleFields = /\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** `QUOTE 68 68 69` writes DDE. */
const reaching = /^\s*(DDEAUTO|DDE|INCLUDETEXT|INCLUDEPICTURE|INCLUDE|IMPORT|QUOTE\s+\d+\s+\d+)\b/i;

/** The address of a link; its switches have texts of their own. */
const linkField = /^\s*HYPERLINK\b/i;
const linkTexts = /(\\[a-z]\s*)?"([^"]*)"/gi;

/**
 * Fields that start a program, take in another file or lead to more than websites. The text of a field may be cut into
 * many pieces.
 *
 * @returns {import('../findings').Finding | undefined}
 */
export function fieldProblem(/** @type {string} */ text) {
  const fields = text
    .split(fieldParts)
    .map((part) => [...part.matchAll(instructions)].map(([, piece]) => piece).join(''));
  const simple = [...text.matchAll(simpleFields)].map(
    ([, double, single]) => double ?? single ?? '',
  );
  const all = [...fields, ...simple].map((field) => field.replaceAll('&quot;', '"'));
  if (all.some((field) => reaching.test(field))) return 'outside';
  return all.some((field) => linkField.test(field) && hasRiskyAddress(field)) ? 'links' : undefined;
}

function hasRiskyAddress(/** @type {string} */ field) {
  const addresses = [...field.matchAll(linkTexts)].filter(([, option]) => !option);
  const bare = /^\s*HYPERLINK\s+([^"\\\s]\S*)/i.exec(field)?.[1] ?? '';
  return isRisky(bare) || addresses.some(([, , address = '']) => isRisky(address));
}
