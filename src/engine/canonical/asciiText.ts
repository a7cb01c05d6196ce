const fullWidth = /[\uFF01-\uFF5E]/g;
const decimalDigit = /[^\P{Nd}0-9]/gu;

/** A text with full-width letters, digits and signs as ASCII: ｓｉｔａ and sita are the same name. */
export const halfWidthText = (text: string): string =>
  isAscii(text)
    ? text
    : text.replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** A text with the digits of all scripts as ASCII. */
export const asciiDigits = (text: string): string =>
  isAscii(text) ? text : text.replace(decimalDigit, valueOfDigit);

/** A text with the digits of all scripts, and full-width signs, as ASCII: ९８ and 98 are the same number. */
export const asciiText = (text: string): string => asciiDigits(halfWidthText(text));

/** Most texts are, and every answer is looked at after each change. */
const isAscii = (text: string): boolean => !/[^\p{ASCII}]/u.test(text);

/** A text as it is searched for: capitals, spaces, hyphens and the script of digits do not count. */
export const searchedText = (text: string): string =>
  asciiText(text)
    .toLowerCase()
    .replace(/[\s-]+/g, '');

/** Unicode keeps the digits of a script together, in the order of their values. */
function valueOfDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value % 10);
}
