const separators = /[\s().\p{Pd}−]/gu;

/**
 * The ten digits of an Indian phone number, where these are left after +91, 91, 0091 or a leading 0; all other texts
 * stay as they are.
 */
export const withoutCountryCode = (text: string): string =>
  /^(?:(?:\+|00)?91)?0?([1-9]\d{9})$/.exec(text.replace(separators, ''))?.[1] ?? text;
