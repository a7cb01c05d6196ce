// @ts-check

/** The few facts about the XML of Word documents on which their safety depends. */

/** @returns {string} with references to characters replaced, as long as they are no markup */
export function decodeXml(/** @type {Buffer} */ bytes) {
  const isBigEndian = bytes[0] === 0xfe && bytes[1] === 0xff;
  const isUtf16 = isBigEndian || (bytes[0] === 0xff && bytes[1] === 0xfe) || bytes[1] === 0;
  const even = bytes.subarray(0, bytes.length & ~1);
  const text =
    isBigEndian || bytes[0] === 0
      ? Buffer.from(even).swap16().toString('utf16le')
      : isUtf16
        ? even.toString('utf16le')
        : bytes.toString('utf8');
  return text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (reference, hexadecimal, decimal) => {
    const code = hexadecimal ? parseInt(hexadecimal, 16) : Number(decimal);
    const character = code <= 0x10ffff ? String.fromCodePoint(code) : '';
    return /[\w:/\\.+-]/.test(character) ? character : reference;
  });
}

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
    if (!isOutside || type === 'hyperlink') continue;
    const target = attribute(attributes, 'Target');
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

/** Fields that start a program or take in another file. The text of a field may be cut into many pieces. */
export function hasReachingField(/** @type {string} */ text) {
  const fields = text
    .split(fieldParts)
    .map((part) => [...part.matchAll(instructions)].map(([, piece]) => piece).join(''));
  const simple = [...text.matchAll(simpleFields)].map(
    ([, double, single]) => double ?? single ?? '',
  );
  return [...fields, ...simple].some((field) => reaching.test(field));
}
