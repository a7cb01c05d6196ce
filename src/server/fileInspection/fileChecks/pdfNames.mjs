// @ts-check

/** A name of a PDF, which may hide letters: `/J#61va` is `/Java`. */
const names = /\/([^\0\t\n\f\r ()<>[\]{}/%]+)/g;
/** What leads to a slash within an address. */
const address = /[a-z][a-z0-9+.-]{2,}:\/\/[^\0\t\n\f\r ()<>[\]{}%]*$/i;
const longestAddress = 300;

/**
 * All names in a part of a PDF, wherever they stand, but not the paths of addresses.
 *
 * @param {Buffer} bytes
 * @returns {Generator<string>}
 */
export function* namesIn(bytes) {
  const text = bytes.toString('latin1');
  for (const match of text.matchAll(names)) {
    const name = unescaped(match[1] ?? '');
    if (!/^[A-Z][A-Za-z]{2,19}$/.test(name)) continue;
    const before = text.slice(Math.max(0, match.index - longestAddress), match.index);
    if (!address.test(before)) yield name;
  }
}

export const unescaped = (/** @type {string} */ name) =>
  name.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));
