// @ts-check
import { checkDoc } from './doc.mjs';
import { checkDocx } from './docx.mjs';
import { isTestVirus } from './foreignContent.mjs';
import { checkPdf } from './pdf.mjs';
import { checkPicture } from './picture.mjs';

/** @typedef {import('../findings').Finding} Finding */

/** @type {{ [extension: string]: (bytes: Buffer) => Promise<Finding | undefined> | Finding | undefined }} */
const checks = {
  jpg: (bytes) => checkPicture(bytes, 'image/jpeg'),
  jpeg: (bytes) => checkPicture(bytes, 'image/jpeg'),
  png: (bytes) => checkPicture(bytes, 'image/png'),
  webp: (bytes) => checkPicture(bytes, 'image/webp'),
  tiff: (bytes) => checkPicture(bytes, 'image/tiff'),
  pdf: checkPdf,
  doc: checkDoc,
  docx: checkDocx,
};

/**
 * Checks a whole file of the type that its extension says. An extension without a check is refused.
 *
 * @param {Buffer} bytes
 * @param {string} extension in lower case, without a dot
 * @param {Finding | undefined} found what its ends showed already
 * @returns {Promise<Finding | undefined>}
 */
export async function inspect(bytes, extension, found) {
  const check = Object.hasOwn(checks, extension) ? checks[extension] : undefined;
  if (!check) return 'content';
  if (isTestVirus(bytes)) return 'infected';
  return found ?? check(bytes);
}
