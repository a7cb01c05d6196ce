import { endBytes, type FileEnds } from '#engine';

/**
 * The file in memory: one on the device may be moved, changed or taken back to a cloud before it is sent. Undefined if
 * the browser cannot read it, as with a folder, or a file that is only in a cloud.
 */
export async function copyOf(file: File): Promise<{ file: File; ends: FileEnds } | undefined> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return undefined;
  const { name, type, lastModified } = file;
  return {
    file: new File([bytes], name, { type, lastModified }),
    ends: {
      head: new Uint8Array(bytes.slice(0, endBytes.head)),
      tail: new Uint8Array(bytes.slice(-endBytes.tail)),
    },
  };
}
