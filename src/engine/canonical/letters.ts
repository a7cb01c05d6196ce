/** In capitals. ß and ı stay: SS and I would be other letters. */
export const upperCase = (text: string): string =>
  text.replace(/\p{Ll}/gu, (letter) => {
    const capital = letter.toUpperCase();
    return capital.toLowerCase() === letter ? capital : letter;
  });

/** In small letters. İ stays: i would be another letter. */
export const lowerCase = (text: string): string =>
  text.replace(/\p{Lu}/gu, (capital) => {
    const letter = capital.toLowerCase();
    return letter.toUpperCase() === capital ? letter : capital;
  });
