import type { Pointer, UploadLimits } from '#engine';
import { mediaTypeOf } from '../mediaTypes';
import type { Random } from './random';

/** A file that an upload takes. */
export function fileFor(at: Pointer, { extensions, maxBytes }: UploadLimits, random: Random) {
  const extension = random.pick(extensions);
  const name = `${at.slice(1).replaceAll(/[^a-z0-9]+/gi, '-')}.${extension}`;
  return {
    id: name,
    name,
    size: Math.min(random.int(1500, 4000), maxBytes - 1),
    type: mediaTypeOf(extension),
  };
}
