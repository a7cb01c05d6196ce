// @ts-check

/** Content that makes a file something else than what it is called: a second type, or a virus scanner's test. */

const latin1 = (/** @type {string} */ text) => Buffer.from(text, 'latin1');

// In two parts, so that a scanner does not find it in this file.
const testVirus = latin1(
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$' + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
);

/** The pattern with which virus scanners are tested, so that refusing can be tried without one. */
export const isTestVirus = (/** @type {Buffer} */ bytes) => bytes.includes(testVirus);

export const archives = [latin1('Rar!\x1a\x07'), latin1('7z\xbc\xaf\x27\x1c')];
const markup = /<(script|html|!doctype|\?php|iframe|body)\b/i;

/** Whether an archive is in it: readers of archives look for their beginning or end anywhere in a file. */
export const holdsArchive = (/** @type {Buffer} */ bytes) =>
  holdsZip(bytes) || archives.some((start) => bytes.includes(start));

/** Whether a browser or an interpreter that looks into the file would find a page or script. */
export const holdsMarkup = (/** @type {Buffer} */ bytes) => markup.test(bytes.toString('latin1'));

export const holdsPdf = (/** @type {Buffer} */ bytes) => bytes.includes('%PDF-');

export const zipEnd = latin1('PK\x05\x06');
export const zipEndLength = 22;

/** Looks for the end of a zip's directory, whose numbers fit: the four letters alone occur by chance. */
function holdsZip(/** @type {Buffer} */ bytes) {
  for (let at = bytes.indexOf(zipEnd); at >= 0; at = bytes.indexOf(zipEnd, at + 1)) {
    if (at + zipEndLength > bytes.length) return false;
    const here = bytes.readUInt16LE(at + 8);
    const total = bytes.readUInt16LE(at + 10);
    if (here === total && total > 0 && bytes.readUInt32LE(at + 12) <= at) return true;
  }
  return false;
}
