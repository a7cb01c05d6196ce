/** What a file is by its first bytes. `compound`: Word 97–2003, or a locked docx; `heif`: photos of iPhones. */
export type ContentKind = 'pdf' | 'compound' | 'zip' | 'jpeg' | 'png' | 'tiff' | 'webp' | 'heif';

/** Acrobat looks for the header of a PDF here. */
const pdfReach = 1024;

const starts: [ContentKind, (text: string) => boolean][] = [
  ['jpeg', startsWith('\xff\xd8\xff')],
  ['png', startsWith('\x89PNG\r\n\x1a\n')],
  ['tiff', startsWith('II*\0', 'MM\0*', 'II+\0', 'MM\0+')],
  ['webp', (text) => text.startsWith('RIFF') && text.startsWith('WEBP', 8)],
  ['heif', (text) => /^ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1|avi[fs])/.test(text.slice(4, 12))],
  ['zip', startsWith('PK\x03\x04')],
  ['compound', startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
  ['pdf', (text) => text.slice(0, pdfReach + '%PDF-'.length).includes('%PDF-')],
];

/** What the file with these first bytes is (the first {@link headBytes} are enough); undefined if it is nothing known. */
export function contentKind(bytes: Uint8Array): ContentKind | undefined {
  const text = latin1(bytes.subarray(0, headBytes));
  return starts.find(([, isStart]) => isStart(text))?.[0];
}

export const headBytes = 2048;

/** Each byte as the character with its number. In parts, because a call takes only so many arguments. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    const part = bytes.subarray(at, at + 8192) as ArrayLike<number>;
    // Spread, they would go through an iterator, which takes seven times as long.
    text += String.fromCharCode.apply(null, part as number[]);
  }
  return text;
}

function startsWith(...beginnings: string[]) {
  return (text: string) => beginnings.some((beginning) => text.startsWith(beginning));
}
