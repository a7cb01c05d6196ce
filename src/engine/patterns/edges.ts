/** The last character of Unicode. */
export const last = 0x10ffff;

/** Two characters that no text has: they stand before and after each text, and `^` and `$` read one of them. */
export const [start, end] = [last + 1, last + 2];
