// @ts-check

const schemes = ['http', 'https', 'mailto', 'tel'];

/**
 * Whether following this link opens something else than a website, a mail or a call: a program, a file, a share of the
 * network. Viewers drop spaces and control characters from addresses.
 */
export function isRiskyLink(/** @type {string} */ address) {
  const plain = address.replace(/[\s\p{Cc}\p{Cf}]/gu, '');
  if (/^[\\/]{2}/.test(plain)) return true;
  const scheme = /^([^/?#:]*):/.exec(plain)?.[1];
  return scheme !== undefined && !schemes.includes(scheme.toLowerCase());
}
