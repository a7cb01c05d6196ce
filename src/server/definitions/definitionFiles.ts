import { type Files, formatDiagnostic, notUtf8, overlayOf } from '#authoring';
import { isKey } from '#engine';
import { isUtf8 } from 'node:buffer';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileFingerprint } from '../fileFingerprint';
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
    names.filter(isJson).map((name) => `${folder}/${name}`),
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

export interface FolderIdentity {
  /** Tells a folder from another one that is put in its place. */
  folder: string;
  /** When something was added or removed. */
  changedAt: number;
}

export async function folderIdentity(path: string): Promise<FolderIdentity> {
  const stats = await stat(path).catch(ifMissing(undefined));
  return { folder: stats ? `${stats.dev} ${stats.ino}` : '', changedAt: stats?.mtimeMs ?? 0 };
}

export interface ReadFiles {
  files: Files;
  /** Of files that are not UTF-8, which are left out. */
  diagnostics: string[];
}

export async function readFiles(root: string, paths: string[]): Promise<ReadFiles> {
  const read: ReadFiles = { files: {}, diagnostics: [] };
  const contents = await Promise.all(paths.map((path) => readFile(join(root, path))));
  for (const [i, path] of paths.entries())
    if (isUtf8(contents[i]!)) read.files[path] = contents[i]!.toString();
    else read.diagnostics.push(formatDiagnostic(notUtf8(path)));
  return read;
}

/** Not the hidden ones, which editors and file managers put beside the files. */
const isJson = (name: string): boolean => name.endsWith('.json') && !name.startsWith('.');

/** The keys of the request types: the folders below `schemas/`, without `_shared`. */
export async function listKeys(root: string): Promise<string[]> {
  const names = await listNames(join(root, 'schemas'), true);
  return names.filter(isKey);
}

async function listNames(folder: string, folders = false): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ifMissing([]));
  return entries
    .filter((entry) => entry.isDirectory() === folders)
    .map(({ name }) => name)
    .sort();
}
