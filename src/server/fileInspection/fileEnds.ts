import { open } from 'node:fs/promises';
import { endBytes, type FileEnds } from '#engine';

/** A file on disk or in memory, and the extension of its name in lower case. */
export type InspectedFile = { extension: string } & ({ path: string } | { bytes: Uint8Array });

/** The first and the last bytes of a file, by which the engine tells what it is. */
export async function fileEnds(file: InspectedFile): Promise<FileEnds> {
  if ('bytes' in file)
    return {
      head: file.bytes.subarray(0, endBytes.head),
      tail: file.bytes.subarray(-endBytes.tail),
    };
  const handle = await open(file.path);
  try {
    const { size } = await handle.stat();
    const read = async (length: number, position: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    return {
      head: await read(endBytes.head, 0),
      tail: await read(endBytes.tail, Math.max(0, size - endBytes.tail)),
    };
  } finally {
    await handle.close();
  }
}
