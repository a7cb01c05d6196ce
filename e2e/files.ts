import type { FileAnswer } from '../src/engine/definition/definition';
import { contentFor } from '../tests/uploads/files';

/** A real file for a file answer of an example, with content that fits its extension. */
export const fileFor = ({ name, size, type }: FileAnswer) => ({
  name,
  mimeType: type,
  buffer: contentFor(name, size),
});
