import type { FileAnswer } from '../definition/definition';
import { extensionOf, fileTypes } from '../files/fileTypes';
import { contentRules } from '../files/contentFinding';
import type { Keyword } from './keyword';

/** The value of the keyword `upload`. */
export interface UploadLimits {
  /** Without the dot, lower case. */
  extensions: string[];
  /** The file must be smaller than this, in bytes (OPEN-099). */
  maxBytes: number;
}

/** Validates name and size of a chosen file; the server also inspects its content. */
export const upload: Keyword = {
  name: 'upload',
  description:
    'On an object: a file of one of these types, smaller than so many bytes and not empty.',
  type: 'object',
  metaSchema: {
    type: 'object',
    properties: {
      extensions: {
        type: 'array',
        items: { enum: Object.keys(fileTypes) },
        minItems: 1,
        maxItems: 8,
        description: 'The types of files, by their extensions in small letters: `["pdf", "jpg"]`.',
      },
      maxBytes: {
        type: 'integer',
        minimum: 1,
        maximum: 10_000_000,
        description: 'The file must be smaller than this, in bytes: 5 MB are `5000000`.',
      },
    },
    required: ['extensions', 'maxBytes'],
    additionalProperties: false,
  },
  validate: ({ name, size }: Partial<FileAnswer>, limits: UploadLimits) =>
    typeof name === 'string' &&
    typeof size === 'number' &&
    uploadRule({ name, size }, limits) === undefined,
};

/** The rules of a file besides `upload`: what they say needs its size, or its content. */
export const uploadRules = ['uploadSize', 'uploadEmpty', ...Object.values<string>(contentRules)];

/** The rule that the name or the size of a file breaks: `upload` (its type), `uploadEmpty` or `uploadSize`. */
export function uploadRule(
  { name = '', size = 0 }: Partial<FileAnswer>,
  { extensions, maxBytes }: UploadLimits,
): 'upload' | 'uploadEmpty' | 'uploadSize' | undefined {
  if (!extensions.includes(extensionOf(name))) return 'upload';
  if (size === 0) return 'uploadEmpty';
  return size < maxBytes ? undefined : 'uploadSize';
}
