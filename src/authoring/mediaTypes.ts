import { fileTypes } from '#engine';

export const mediaTypeOf = (extension: string): string =>
  fileTypes[extension]?.mediaType ?? 'application/octet-stream';
