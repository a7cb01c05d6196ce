import { contentFor } from '../../uploads/files';
import type { TestFile } from './caller';

/** A file whose content fits its extension, padded to `size` bytes. */
export const fileNamed = (name: string, size?: number): TestFile => ({
  name,
  bytes: contentFor(name, size),
});
