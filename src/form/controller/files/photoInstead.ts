import {
  contentKind,
  extensionOf,
  type FileEnds,
  fileTypes,
  type Problem,
  type UploadLimits,
} from '#engine';

/** Without a network the code may not be here. The refusal alone is shown then. */
export const loadDrawPhoto = () => import('./drawPhoto').catch(() => undefined);

/** What a copy can put right. Of a damaged picture it would show a part. */
const curable = ['upload', 'uploadSize', 'uploadContent', 'uploadHeic'];

export const acceptsJpeg = ({ extensions }: UploadLimits): boolean =>
  extensions.some((extension) => fileTypes[extension]?.content === 'jpeg');

/**
 * A copy of a refused picture that can be sent in its place: a JPEG, and smaller where it was too large. A type that no
 * upload asks for, as phones have them, is changed at once; any other is only offered. Undefined if JPEG is not
 * accepted, or this browser cannot read the picture.
 */
export async function photoInstead(
  file: File,
  { head }: FileEnds,
  limits: UploadLimits,
  { rule }: Problem,
): Promise<{ file: File; isAtOnce: boolean } | undefined> {
  const { maxBytes } = limits;
  if (!acceptsJpeg(limits) || !curable.includes(rule)) return undefined;
  const kind = contentKind(head);
  const drawing = await loadDrawPhoto();
  const photo = await drawing?.drawPhoto(file, maxBytes);
  const isAtOnce = kind === 'heif' || !Object.hasOwn(fileTypes, extensionOf(file.name));
  return photo && { file: photo, isAtOnce: isAtOnce && file.size < maxBytes };
}
