import type { Diagnostic } from '#authoring';
import { type Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isAllowed, isKey, pathIn } from './paths';
import { isMissing, isOwnPlace } from './place';
import { problemOf } from './readDiskFile';

/** What a folder has for the workbench. */
export interface Listing {
  /** Allowed paths, sorted. */
  paths: string[];
  /** Entries that are neither read nor expected. */
  problems: Diagnostic[];
}

export const schemas = 'schemas';
export const shared = 'schemas/_shared';

/** Of a folder that does not exist there is nothing; for one that cannot be listed there is a problem. */
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
    if (folder !== '.' && !(await isOwnPlace(root, folder)))
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

/** In the folder of a request type nothing else belongs; elsewhere only what looks like a definition is of interest. */
function strayAt(folder: string, path: string, entry: Dirent): Diagnostic[] {
  const { name } = entry;
  if (name.startsWith('.')) return [];
  const isOfType = folder !== '.' && folder !== shared && !folder.endsWith('/examples');
  if (isOfType)
    return name === 'examples' && !entry.isFile() ? [] : [problemOf(path, 'file-stray', 'stray')];
  const isRead = folder === '.' ? /^catalogue\..+\.json$/ : /\.json$/;
  return isRead.test(name) ? [problemOf(path, 'file-stray', 'name')] : [];
}
