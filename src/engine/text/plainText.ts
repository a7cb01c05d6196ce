/**
 * What no customer can mean and no database can keep: half a surrogate pair, the sign that decoders put in place of
 * broken UTF-8, and control characters apart from tabs and line breaks.
 */
const unreadable = /[\p{Cs}\uFFFD]|[^\P{Cc}\s]/gu;

export const isReadable = (text: string): boolean => text.search(unreadable) === -1;

/**
 * A text as browser and server mean it: line breaks are LF, which a form in `multipart/form-data` sends as CR LF (HTML,
 * "constructing the entry list"), and unreadable characters are left out.
 */
export const plainText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(unreadable, '');
