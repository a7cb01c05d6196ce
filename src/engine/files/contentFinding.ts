import { contentKind, headBytes, latin1 } from './contentKind';
import { fileTypes, isPicture } from './fileTypes';

/** Why a file is refused by its content, with the rule that has the message. */
export const contentRules = {
  /** It is not what its extension says. */
  content: 'uploadContent',
  /** A photo of an iPhone. */
  heic: 'uploadHeic',
  /** Encrypted. */
  locked: 'uploadLocked',
  /** It cannot be read to its end. */
  damaged: 'uploadDamaged',
} as const;

export type ContentFinding = keyof typeof contentRules;

/** The beginning and the end of a file. They may overlap. */
export interface FileEnds {
  head: Uint8Array;
  tail: Uint8Array;
}

/** How much of a file `FileEnds` have: a zip has its directory at the end, and perhaps a comment of 65,535 bytes. */
export const endBytes = { head: headBytes, tail: 66_000 };

/** What is at the end of a file of each kind that was not cut off. */
const ends: { [kind: string]: string } = { pdf: '%%EOF', png: 'IEND', zip: 'PK\x05\x06' };

/** In the trailer of a PDF that needs a password. */
const encrypted = /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R\b)/;

/**
 * Why a file is refused, as far as its ends show it; undefined if nothing speaks against it, or no upload asks for such
 * an extension. The browser asks this when a file is chosen, the server before it reads the whole file.
 */
export function contentFinding(
  extension: string,
  { head, tail }: FileEnds,
): ContentFinding | undefined {
  if (!Object.hasOwn(fileTypes, extension)) return undefined;
  const kind = contentKind(head);
  if (kind === 'heif' && isPicture(extension)) return 'heic';
  // A docx with a password is no zip.
  if (kind === 'compound' && extension === 'docx') return 'locked';
  if (kind !== fileTypes[extension]!.content) return 'content';
  const end = latin1(tail);
  if (ends[kind] && !end.includes(ends[kind])) return 'damaged';
  return kind === 'pdf' && encrypted.test(`${latin1(head)}\n${end}`) ? 'locked' : undefined;
}
