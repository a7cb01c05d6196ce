import { lstat, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Whether a path below the root is where it says: no symbolic link leads to it and its capitals are those on disk, so
 * the allow list holds for the file that is really touched. Of what does not exist yet, the folders above are looked at.
 * `root` is a real path.
 */
export async function isOwnPlace(root: string, path: string): Promise<boolean> {
  for (let at = join(root, path); at !== root; at = dirname(at)) {
    const real = await realPath(at);
    if (real !== undefined) return real === at;
    // A link to nothing would be written through.
    if (await exists(at)) return false;
  }
  return (await realPath(root)) === root;
}

async function realPath(path: string): Promise<string | undefined> {
  try {
    return await realpath(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );

/** There is no such file, or a file is in the place of a folder above it. */
export const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
