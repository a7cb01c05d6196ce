import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The JSON files of one folder below `schemas/`, with a fingerprint that changes when one of them does. */
export interface DefinitionFolder {
  fingerprint: string;
  paths: string[];
}

/** Lists a folder without reading its files. */
export async function listFolder(root: string, folder: string): Promise<DefinitionFolder> {
  const names = await listNames(join(root, folder));
  const paths = names.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`);
  const facts = await Promise.all(paths.map((path) => fileFingerprint(join(root, path))));
  return { fingerprint: paths.map((path, i) => `${path} ${facts[i]}`).join('\n'), paths };
}

export async function fileFingerprint(file: string): Promise<string> {
  try {
    const { mtimeMs, size } = await stat(file);
    return `${mtimeMs} ${size}`;
  } catch (error) {
    return ifMissing(error, '');
  }
}

export async function readFiles(
  root: string,
  paths: string[],
): Promise<{ [path: string]: string }> {
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')));
  return Object.fromEntries(paths.map((path, i) => [path, texts[i]!]));
}

/** The keys of the request types: the folders below `schemas/`, without `_shared`. */
export async function listKeys(root: string): Promise<string[]> {
  const names = await listNames(join(root, 'schemas'), true);
  return names.filter((name) => !/^[._]/.test(name));
}

async function listNames(folder: string, folders = false): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() === folders)
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    return ifMissing(error, []);
  }
}

/** An editor may replace a file at any moment. */
function ifMissing<T>(error: unknown, nothing: T): T {
  if (isMissing(error)) return nothing;
  throw error;
}

export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
