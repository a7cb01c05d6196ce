import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compileDefinition } from '../src/engine/compile/compileDefinition';
import type { CompiledDefinition } from '../src/engine/definition/definition';
import { formatDiagnostic } from '../src/authoring/diagnostic';
import { type Files, readDefinition } from '../src/authoring/read/readDefinition';

/** Every file below a folder as text, by its path from `root`. */
export function filesBelow(folder: string, root = '.'): Files {
  const files: Files = {};
  for (const name of readdirSync(join(root, folder))) {
    const path = `${folder}/${name}`;
    if (statSync(join(root, path)).isDirectory()) Object.assign(files, filesBelow(path, root));
    else files[path] = readFileSync(join(root, path), 'utf8');
  }
  return files;
}

export const projectFiles: Files = filesBelow('schemas');

/** The request types that have a folder. */
export function keysOf(files: Files): string[] {
  const paths = Object.keys(files).map((path) => path.split('/'));
  const folders = paths.filter(({ length }) => length > 2).map(([, folder]) => folder!);
  return [...new Set(folders)].filter((folder) => !folder.startsWith('_'));
}

const compiled = new WeakMap<Files, Map<string, CompiledDefinition>>();

/** Cached, because there are hundreds of examples for a few dozen definitions. */
export function definitionOf(
  key: string,
  files = projectFiles,
  language?: string,
): CompiledDefinition {
  const known = compiled.get(files) ?? new Map<string, CompiledDefinition>();
  compiled.set(files, known);
  const name = `${key} ${language ?? ''}`;
  const definition = known.get(name) ?? compile(key, files, language);
  known.set(name, definition);
  return definition;
}

function compile(key: string, files: Files, language?: string): CompiledDefinition {
  const read = readDefinition(key, files, language);
  if ('diagnostics' in read) throw new Error(read.diagnostics.map(formatDiagnostic).join('\n'));
  return compileDefinition(read.definition, { allErrors: true });
}
