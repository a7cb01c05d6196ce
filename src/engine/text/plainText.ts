/**
 * What no customer can mean and no database can keep: half a surrogate pair, the sign that decoders put in place of
 * broken UTF-8, and control characters apart from tabs and line breaks.
 */
const unreadable = /[\p{Cs}\uFFFD]|[^\P{Cc}\s]/gu;

export const isReadable = (text: string): boolean => text.search(unreadable) === -1;

/** A text without its unreadable characters. */
export const readablePart = (text: string): string => text.replace(unreadable, '');

/** What comes along when people copy: zero-width signs and marks of the direction. */
const invisible =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
/** Joiners mean something in the scripts of India and in pictures, but not after these signs. */
const idleJoiners = /(?<=^|[\p{Script=Latin}\p{Nd}\p{P}\s])[\u200C\u200D]+/gu;
const otherSpaces = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/gu;

/** Whether a text has signs that no screen shows and that may turn its direction. */
export const hasInvisible = (text: string): boolean =>
  [invisible, idleJoiners].some((signs) => text.search(signs) !== -1);

/**
 * A text as browser and server mean it: line breaks are LF, which a form in `multipart/form-data` sends as CR LF (HTML,
 * "constructing the entry list"), unreadable and invisible characters are left out, and a space is a space.
 */
export const plainText = (text: string): string =>
  // Most texts have nothing to leave out, and every answer is looked at after each change.
  plain.test(text) ? text : readable(text);

const plain = /^[\x20-\x7E\n\t]*$/;

const readable = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unreadable, '')
    .replace(invisible, '')
    .replace(idleJoiners, '')
    .replace(otherSpaces, ' ');

/** Every sign that ends a line, not only those that people type. */
export const lineBreak = /[\n\v\f\r\u2028\u2029]/;

/** The lines of a text as one, as a box for one line takes it. */
export const inOneLine = (text: string): string =>
  text
    .split(lineBreak)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
