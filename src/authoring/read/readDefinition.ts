import { nonObjectSubschemas, type Definition, english, overlay, requestConditions } from '#engine';
import type { Diagnostic } from '../lint/diagnostic';
import { dereference, DereferenceError } from './dereference';
import { originOf } from './origin';
import { type Kind, shapeFindings } from './shape';
import { readSourceFile, type SourceFile } from './sourceFile';

/** File texts by path, `schemas/<key>/…`, `schemas/_shared/…` and `catalogue.json`. */
export type Files = { [path: string]: string };

export interface SourceFiles {
  [path: string]: SourceFile;
}

/** The three files that make a request type. */
const parts = ['schema', 'ui', 'request'] as const;

/**
 * Reads a request type from its files: JSON, shape, references. `files` needs `schemas/<key>/schema.json`,
 * `ui.json`, `request.json` and what they refer to; others may be there.
 * `language` lays `ui.<language>.json`, `request.<language>.json` and `_shared/words.<language>.json` over the first
 * language where they exist.
 */
export function readDefinition(
  key: string,
  files: Files,
  language?: string,
):
  | { definition: Definition; sources: SourceFiles }
  | { diagnostics: Diagnostic[]; sources: SourceFiles } {
  const folder = `schemas/${key}/`;
  const sources: SourceFiles = {};
  for (const [path, text] of Object.entries(files)) {
    if (path.startsWith(folder) || path.startsWith('schemas/_shared/'))
      sources[path] = readSourceFile(path, text);
  }
  const diagnostics = Object.values(sources).flatMap((source) => source.diagnostics);
  for (const part of parts) {
    const path = `${folder}${part}.json`;
    const source = sources[path];
    if (!source) diagnostics.push(missing(path));
    else if (source.diagnostics.length === 0) diagnostics.push(...shapeFindings(part, source));
  }
  if (diagnostics.length > 0) return { diagnostics, sources };

  const values = Object.fromEntries(
    Object.entries(sources).map(([path, source]) => [path, source.value]),
  );
  try {
    const [schema, ui, request] = parts.map((part) =>
      overlay(
        dereference(values, `${folder}${part}.json`),
        values[`${folder}${part}.${language}.json`],
      ),
    );
    const unshapely = foldedShapes({ schema, ui, request }, folder, sources);
    if (unshapely.length > 0) return { diagnostics: unshapely, sources };
    const words = ['words', `words.${language}`]
      .map((name) => values[`schemas/_shared/${name}.json`])
      .reduce<typeof english>(overlay, english);
    const definition: Definition = { key, schema, ui, request };
    if (words !== english) definition.words = words;
    return { definition, sources };
  } catch (error) {
    if (!(error instanceof DereferenceError)) throw error;
    const place = sources[error.file]!.placeOf(`${error.pointer}/$ref`);
    const diagnostic: Diagnostic = {
      file: error.file,
      ...place,
      severity: 'error',
      rule: 'ref',
      message: error.message,
    };
    return { diagnostics: [diagnostic], sources };
  }
}

/**
 * What references bring is held against the shape once more: each file alone may be right, and the whole not. The
 * conditions of request.json are schemas too.
 */
function foldedShapes(
  folded: { [part in (typeof parts)[number]]: unknown },
  folder: string,
  sources: SourceFiles,
): Diagnostic[] {
  const shapeOf = (kind: Kind, part: string, value: unknown, within = '') => {
    const path = `${folder}${part}.json`;
    const placeOf: SourceFile['placeOf'] = (at, which) =>
      originOf(sources, path, within + at, which);
    const bare = kind === 'schema' ? [...nonObjectSubschemas(value)] : [];
    return [
      ...shapeFindings(kind, { path, value, diagnostics: [], placeOf }),
      ...bare.map((at): Diagnostic => ({
        file: path,
        ...placeOf(at),
        severity: 'error',
        rule: 'shape',
        message: `"${at}" must be an object. Write out what belongs here.`,
      })),
    ];
  };
  const diagnostics = parts.flatMap((part) => shapeOf(part, part, folded[part]));
  if (diagnostics.length > 0) return diagnostics;
  return [...requestConditions(folded.request)].flatMap(([at, rule]) =>
    shapeOf('schema', 'request', rule, at),
  );
}

function missing(file: string): Diagnostic {
  return {
    file,
    line: 1,
    column: 1,
    severity: 'error',
    rule: 'file-missing',
    message:
      'This file is not there. Add it: schema.json, ui.json and request.json make a request type.',
  };
}
