import type { FileAnswer } from '../definition/definition';
import type { Keyword } from './keyword';

/** The value of the keyword `upload`. */
export interface UploadLimits {
  /** Without the dot, lower case. */
  extensions: string[];
  /** The file must be smaller than this, in bytes (OPEN-099). */
  maxBytes: number;
}

/** The extension of a file name, in lower case: `Pan Card.JPG` → `jpg`; empty where it has none. */
export function extensionOf(name: string): string {
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
}

/** Validates name and size of a chosen file; the server also inspects its content. */
export const upload: Keyword = {
  name: 'upload',
  description: 'a file of one of these types, smaller than so many bytes',
  type: 'object',
  metaSchema: {
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
  validate: ({ name, size }: Partial<FileAnswer>, limits: UploadLimits) =>
    typeof name === 'string' &&
    typeof size === 'number' &&
    limits.extensions.includes(extensionOf(name)) &&
    size < limits.maxBytes,
};
