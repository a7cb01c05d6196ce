import { lstat, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Whether a path below the root is canonical: it contains no symbolic link and has the capitals of the disk, so that the
 * allow list applies to the file that is really accessed. For a file that does not exist yet, the folders above it count.
 * `root` is a real path.
 */
export async function isCanonicalPath(root: string, path: string): Promise<boolean> {
  for (let at = join(root, path); at !== root; at = dirname(at)) {
    const real = await realPath(at);
    if (real !== undefined) return real === at;
    // A broken link: writing would create its target.
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
