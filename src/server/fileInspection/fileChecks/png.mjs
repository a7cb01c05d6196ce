// @ts-check

const signatureLength = 8;
/** Length, type and checksum. */
const chunkOverhead = 12;

/**
 * The chunks of a PNG one after the other: the last one must be the last of the file.
 *
 * @param {Buffer} bytes
 * @returns {import('../findings').Finding | undefined}
 */
export function pngProblem(bytes) {
  let at = signatureLength;
  while (at + chunkOverhead <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    at += chunkOverhead + bytes.readUInt32BE(at);
    // The decoder reads the first picture only.
    if (type === 'acTL') return 'animated';
    if (type === 'IEND') return at === bytes.length ? undefined : 'extra';
  }
  return 'damaged';
}
