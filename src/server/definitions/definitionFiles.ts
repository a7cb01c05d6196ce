import { overlayOf } from '#authoring';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '../missingFile';

/** The JSON files of one folder below `schemas/`, with a fingerprint that changes when one of them does. */
export interface DefinitionFolder {
  fingerprint: string;
  paths: string[];
}

/** Lists a folder without reading its files. */
export async function listFolder(root: string, folder: string): Promise<DefinitionFolder> {
  const names = await listNames(join(root, folder));
  return fingerprinted(
    root,
    names.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`),
  );
}

/** Lists `catalogue.hi.json` and those of other languages. */
export async function listCatalogueOverlays(root: string): Promise<DefinitionFolder> {
  const names = await listNames(root);
  return fingerprinted(
    root,
    names.filter((name) => overlayOf(name)?.base === 'catalogue.json'),
  );
}

async function fingerprinted(root: string, paths: string[]): Promise<DefinitionFolder> {
  const fingerprints = await Promise.all(paths.map((path) => fileFingerprint(join(root, path))));
  return { fingerprint: paths.map((path, i) => `${path} ${fingerprints[i]}`).join('\n'), paths };
}

/** Empty for a missing file. */
export async function fileFingerprint(file: string): Promise<string> {
  const stats = await stat(file).catch(ifMissing(undefined));
  return stats ? `${stats.mtimeMs} ${stats.size}` : '';
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
  const entries = await readdir(folder, { withFileTypes: true }).catch(ifMissing([]));
  return entries
    .filter((entry) => entry.isDirectory() === folders)
    .map(({ name }) => name)
    .sort();
}
