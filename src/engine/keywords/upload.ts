import type { FileAnswer } from '../definition/definition';
import type { Keyword } from './keyword';

export interface UploadLimits {
  /** Without the dot, lower case. */
  extensions: string[];
  /** The file must be smaller than this, in bytes (OPEN-099). */
  maxBytes: number;
}

/** `Pan Card.JPG` → `jpg`. */
export function extensionOf(name: string): string {
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
}

/** Judges name and size of a chosen file; the server looks into its content as well. */
export const upload: Keyword = {
  name: 'upload',
  explains: 'a file of one of these types, smaller than so many bytes',
  on: 'object',
  takes: {
    type: 'object',
    properties: {
      extensions: {
        type: 'array',
        items: { enum: ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png', 'tiff', 'webp'] },
        minItems: 1,
        maxItems: 8,
      },
      maxBytes: { type: 'integer', minimum: 1, maximum: 10_000_000 },
    },
    required: ['extensions', 'maxBytes'],
    additionalProperties: false,
  },
  holds: ({ name, size }: Partial<FileAnswer>, limits: UploadLimits) =>
    typeof name === 'string' &&
    typeof size === 'number' &&
    limits.extensions.includes(extensionOf(name)) &&
    size < limits.maxBytes,
};
