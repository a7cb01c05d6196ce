/** Signs that people write and the fonts lack, in signs that they have. */
const spelled: { [sign: string]: string } = {
  '\t': '    ',
  '≤': '<=',
  '≥': '>=',
  '±': '+/-',
  '→': '->',
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⁄': '/',
  '²': '^2',
  '³': '^3',
  '′': "'",
  '″': '"',
  '℃': '°C',
  '℉': '°F',
  '№': 'No.',
  // The sign for micro, and the Greek letter.
  µ: 'u',
  μ: 'u',
};

/** Full-width signs, and letters in the styles of mathematics: plain ones mean the same. */
const styled = /[\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/u;

/** What directs other signs and has no ink: joiners, selectors of a picture. */
const inkless = /\p{Default_Ignorable_Code_Point}/u;

/** What is asked of a font. */
export interface Glyphs {
  hasGlyphForCodePoint(code: number): boolean;
}

/** A sign that a reader sees as one, in signs that fonts have. */
export function spell(sign: string, isAfterDigit: boolean): string {
  const signs = [...sign.normalize('NFC')].map((one) =>
    styled.test(one) ? one.normalize('NFKC') : (spelled[one] ?? one),
  );
  // 2½ is no 21/2.
  const gap = isAfterDigit && /^[½¼¾]/.test(sign) ? ' ' : '';
  return gap + signs.join('');
}

/** The text as a font draws it; undefined if it lacks a sign, which would be an empty box. */
export function drawnWith(font: Glyphs, text: string): string | undefined {
  const signs = [...text].filter((sign) => !inkless.test(sign) || hasGlyph(font, sign));
  return signs.every((sign) => hasGlyph(font, sign)) ? signs.join('') : undefined;
}

/** Sign for sign, with numbers in Unicode in place of those that a font lacks. */
export const numbered = (font: Glyphs, text: string): string[] =>
  [...text].map((sign) => drawnWith(font, sign) ?? `[U+${numberOf(sign)}]`).filter(Boolean);

const hasGlyph = (font: Glyphs, sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0)!);

const numberOf = (sign: string) => sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
