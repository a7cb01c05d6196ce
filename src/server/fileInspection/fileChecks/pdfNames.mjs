// @ts-check

/** A name of a PDF, which may hide letters: `/J#61va` is `/Java`. */
const names = /\/([^\0\t\n\f\r ()<>[\]{}/%]+)/g;
/** What leads to a slash within an address. */
const address = /[a-z][a-z0-9+.-]{2,}:\/\/[^\0\t\n\f\r ()<>[\]{}%]*$/i;
const longestAddress = 300;
/**
 * A literal string, which may hold one pair of brackets. There is nothing in it that ends a comment or another kind of
 * string: whatever a viewer takes the opening bracket for, it reads no name up to the closing one.
 */
const strings =
  /\((?:[^()\\<>%\r\n]|\\[^<>%\r\n]|\((?:[^()\\<>%\r\n]|\\[^<>%\r\n]){0,200}\)){0,200}\)/g;
/** A viewer that is told that an object begins here reads it, also within a string. */
const beginnings = /obj|trailer/;

/**
 * All names in a part of a PDF, wherever they stand, but not the paths of addresses nor what is written in strings.
 * Comments and the content of streams are read too: a table of contents can lead into them.
 *
 * @param {Buffer} bytes
 * @returns {Generator<string>}
 */
export function* namesIn(bytes) {
  const text = bytes
    .toString('latin1')
    .replace(strings, (string) => (beginnings.test(string) ? string : '()'));
  for (const match of text.matchAll(names)) {
    const name = unescaped(match[1] ?? '');
    if (!/^[A-Z][A-Za-z]{2,19}$/.test(name)) continue;
    const before = text.slice(Math.max(0, match.index - longestAddress), match.index);
    if (!address.test(before)) yield name;
  }
}

export const unescaped = (/** @type {string} */ name) =>
  name.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));
