/** A name with one space between its words. */
export const singleSpaced = (text: string): string => text.replace(/ {2,}/g, ' ');
