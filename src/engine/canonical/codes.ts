const separators = /(?<=[\p{L}\p{N}])[\s\p{Pd}−]+(?=[\p{L}\p{N}])/gu;

/**
 * Without the spaces and dashes that people write between the parts of a code, if what is left can be meant:
 * `Mumbai - 400001` stays. A dash in front could be a minus.
 */
export function withoutSeparators(text: string, isMeant: (code: string) => boolean): string {
  const code = text.replace(separators, '');
  return isMeant(code) ? code : text;
}

/** A code that is written in capitals, such as a PAN; a letter that no code has stays as it is. */
export const inCapitals = (code: string): string =>
  code.replace(/[a-z]/g, (letter) => letter.toUpperCase());
