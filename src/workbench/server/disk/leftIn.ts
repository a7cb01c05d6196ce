import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileChange } from '../../api';
import { isCanonicalPath, isMissing } from './canonicalPath';
import { foldersOfKey } from './listFolder';
import { isAllowed, pathIn } from './paths';

/**
 * What is left in the folders of request types whose files are all removed: files that the workbench does not know. With
 * them the folder stays, and counts as a request type.
 */
export async function leftIn(root: string, changes: FileChange[]): Promise<string[]> {
  const keys = changes.flatMap(({ path, text }) =>
    text === null ? (/^schemas\/([^_/][^/]*)\//.exec(path)?.[1] ?? []) : [],
  );
  const left: string[] = [];
  for (const key of new Set(keys)) {
    const folders = foldersOfKey(key);
    const [own = [], inExamples = []] = await Promise.all(
      folders.map((folder) => entriesOf(root, folder)),
    );
    // What is in it says more than the folder itself.
    const paths = [
      ...own.filter((path) => inExamples.length === 0 || !folders.includes(path)),
      ...inExamples,
    ];
    if (!paths.some(isAllowed)) left.push(...paths);
  }
  return left.sort();
}

/** None where a link leads elsewhere; of a folder that cannot be read, the folder. */
async function entriesOf(root: string, folder: string): Promise<string[]> {
  try {
    if (!(await isCanonicalPath(root, folder))) return [];
    return (await readdir(join(root, folder))).map((name) => pathIn(folder, name));
  } catch (error) {
    return isMissing(error) ? [] : [folder];
  }
}
