import type { Diagnostic } from '#authoring';
import { isKey } from '#engine';
import { type Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isAllowed, pathIn } from './paths';
import { isMissing, isCanonicalPath } from './canonicalPath';
import { problemOf } from './readDiskFile';

/** The entries of a folder. */
export interface Listing {
  /** Allowed paths, sorted. */
  paths: string[];
  /** Entries that nothing reads. */
  problems: Diagnostic[];
}

export const schemas = 'schemas';
export const shared = 'schemas/_shared';

/** Empty for a folder that does not exist; with a problem for one that cannot be listed. */
export async function listFolder(root: string, folder: string): Promise<Listing> {
  const listing: Listing = { paths: [], problems: [] };
  const entries = await entriesOf(root, folder);
  if (!Array.isArray(entries)) return { paths: [], problems: [entries] };
  for (const entry of entries) {
    const path = pathIn(folder, entry.name);
    if (isAllowed(path)) listing.paths.push(path);
    else listing.problems.push(...strayAt(folder, path, entry));
  }
  return listing;
}

/** The folders of request types, sorted, and what is wrong with those that cannot be opened. */
export async function listKeys(root: string): Promise<{ keys: string[]; problems: Diagnostic[] }> {
  const entries = await entriesOf(root, schemas);
  if (!Array.isArray(entries)) return { keys: [], problems: [entries] };
  const isOwn = (entry: Dirent) => entry.isDirectory() && isKey(entry.name);
  const folders = entries.filter(
    (entry) => !/^[._]/.test(entry.name) && (entry.isDirectory() || entry.isSymbolicLink()),
  );
  return {
    keys: folders.filter(isOwn).map(({ name }) => name),
    problems: folders.filter((entry) => !isOwn(entry)).map(unusableKey),
  };
}

const unusableKey = (entry: Dirent): Diagnostic =>
  entry.isSymbolicLink()
    ? problemOf(pathIn(schemas, entry.name), 'file-link', 'link')
    : problemOf(pathIn(schemas, entry.name), 'file-stray', 'key');

export const foldersOfKey = (key: string): string[] => [
  `${schemas}/${key}`,
  `${schemas}/${key}/examples`,
];

async function entriesOf(root: string, folder: string): Promise<Dirent[] | Diagnostic> {
  try {
    if (folder !== '.' && !(await isCanonicalPath(root, folder)))
      return problemOf(folder, 'file-link', 'link');
    const entries = await readdir(join(root, folder), { withFileTypes: true });
    // By code unit, so that the order does not depend on the machine.
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (isMissing(error)) return [];
    const { code } = error as NodeJS.ErrnoException;
    return problemOf(folder, 'file-unreadable', 'unreadable', { code });
  }
}

/** In the folder of a request type any other file is a problem; elsewhere only one with a name like that of a definition. */
function strayAt(folder: string, path: string, entry: Dirent): Diagnostic[] {
  const { name } = entry;
  if (name.startsWith('.')) return [];
  const isOfType = folder !== '.' && folder !== shared && !folder.endsWith('/examples');
  if (isOfType)
    return name === 'examples' && !entry.isFile() ? [] : [problemOf(path, 'file-stray', 'stray')];
  const isRead = folder === '.' ? /^catalogue\..+\.json$/ : /\.json$/;
  return isRead.test(name) ? [problemOf(path, 'file-stray', 'name')] : [];
}
