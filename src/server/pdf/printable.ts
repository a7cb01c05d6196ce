/** Signs that people write and the font lacks, in signs that it has. */
const spelled: { [sign: string]: string } = {
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

/** A text in which the font draws every sign that the format `free-text` names: a missing one would be an empty box. */
export const printable = (text: string): string =>
  text
    // 2½ is no 21/2.
    .replace(/(?<=\d)(?=[½¼¾])/g, ' ')
    .replace(/[^\0-\x7f]/g, (sign) => spelled[sign] ?? sign);
