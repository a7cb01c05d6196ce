import type { ContentKind } from './contentKind';

interface FileType {
  /** What browsers say of such a file. */
  mediaType: string;
  /** What its first bytes say. */
  content: ContentKind;
}

/** The types of files that an upload can ask for, by extension. */
export const fileTypes: { [extension: string]: FileType } = {
  pdf: { mediaType: 'application/pdf', content: 'pdf' },
  doc: { mediaType: 'application/msword', content: 'compound' },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    content: 'zip',
  },
  jpg: { mediaType: 'image/jpeg', content: 'jpeg' },
  jpeg: { mediaType: 'image/jpeg', content: 'jpeg' },
  png: { mediaType: 'image/png', content: 'png' },
  tiff: { mediaType: 'image/tiff', content: 'tiff' },
  webp: { mediaType: 'image/webp', content: 'webp' },
};

/** Other extensions of the same type. */
const aliases: { [extension: string]: string } = { tif: 'tiff' };

/**
 * The extension of a file name, in lower case: `Pan Card.JPG` → `jpg`, `scan.tif` → `tiff`; empty where it has none.
 * Phones and mail programs leave blanks and invisible signs at the end of a name.
 */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  if (dot < 0) return '';
  const extension = name
    .slice(dot + 1)
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase();
  return aliases[extension] ?? extension;
}

export const isPicture = (extension: string): boolean =>
  fileTypes[extension]?.mediaType.startsWith('image/') ?? false;

/**
 * The `accept` of a file input. With the extensions alone a phone opens its files and does not offer its camera.
 * HEIC is left out on purpose: an iPhone then hands over its photos as JPEG.
 */
export function acceptedFiles(extensions: string[]): string {
  const others = Object.keys(aliases).filter((name) => extensions.includes(aliases[name]!));
  const dotted = [...extensions, ...others].map((extension) => `.${extension}`);
  const media = extensions.map((extension) => fileTypes[extension]!.mediaType);
  return [...dotted, ...new Set(media)].join(',');
}
