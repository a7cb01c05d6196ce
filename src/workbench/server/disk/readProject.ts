import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Project, ReadFiles, RequestTypeFiles } from '../../api';
import { foldersOfKey, listFolder, listKeys, shared } from './listFolder';
import { isMissing } from './canonicalPath';
import { readDiskFile } from './readDiskFile';

/** The files that no request type owns, and the keys. `root` is a real path. */
export async function readProject(root: string): Promise<Project> {
  const [common, { keys, problems }, publicFiles] = await Promise.all([
    readFolders(root, ['.', shared]),
    listKeys(root),
    listPublicFiles(join(root, 'public')),
  ]);
  return {
    root,
    files: common.files,
    problems: [...common.problems, ...problems],
    keys,
    ...(publicFiles && { publicFiles }),
  };
}

/** The files of a request type, or undefined where it has no folder. */
export async function readRequestType(
  root: string,
  key: string,
): Promise<RequestTypeFiles | undefined> {
  const { keys } = await listKeys(root);
  return keys.includes(key) ? readFolders(root, foldersOfKey(key)) : undefined;
}

async function readFolders(root: string, folders: string[]): Promise<ReadFiles> {
  const read: ReadFiles = { files: {}, problems: [] };
  const listings = await Promise.all(folders.map((folder) => listFolder(root, folder)));
  const paths = listings.flatMap((listing) => listing.paths);
  read.problems.push(...listings.flatMap(({ problems }) => problems));
  const readings = await Promise.all(paths.map((path) => readDiskFile(root, path)));
  for (const [i, reading] of readings.entries()) {
    if (reading === null) continue;
    if ('file' in reading) read.files[paths[i]!] = reading.file;
    else read.problems.push(reading.problem);
  }
  return read;
}

/** The addresses of the files below a folder that is served. */
async function listPublicFiles(folder: string): Promise<string[] | undefined> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .map((path) => `/${path.replaceAll('\\', '/')}`)
      .sort();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
