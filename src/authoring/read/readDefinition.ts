import { type Definition, english, nonObjectSubschemas, overlay, requestConditions } from '#engine';
import type { Diagnostic } from '../diagnostic';
import { dereference, DereferenceError } from './dereference';
import { readSourceFile, type SourceFile } from './sourceFile';
import { sourceLocation } from './sourceLocation';
import { type FileKind, validateShape } from './validateShape';

/** File texts by path, `schemas/<key>/…`, `schemas/_shared/…` and `catalogue.json`. */
export type Files = { [path: string]: string };

/** The files of a request type as they were read, by path. */
export interface SourceFiles {
  [path: string]: SourceFile;
}

/** The three files of a request type, without `.json`. */
export type DefinitionFile = (typeof definitionFiles)[number];

export const definitionFiles = ['schema', 'ui', 'request'] as const;

/**
 * Reads a request type from its files: JSON syntax, shape, references. `files` needs `schemas/<key>/schema.json`,
 * `ui.json`, `request.json` and what they refer to; other files are ignored.
 * `language` merges `ui.<language>.json`, `request.<language>.json` and `_shared/words.<language>.json` over the texts
 * of the first language where they exist.
 * Returns the definition, or the diagnostics because of which there is none.
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
  for (const file of definitionFiles) {
    const path = `${folder}${file}.json`;
    const source = sources[path];
    if (!source) diagnostics.push(missing(path));
    else if (source.diagnostics.length === 0) diagnostics.push(...validateShape(file, source));
  }
  if (diagnostics.length > 0) return { diagnostics, sources };

  const values = Object.fromEntries(
    Object.entries(sources).map(([path, source]) => [path, source.value]),
  );
  try {
    const [schema, ui, request] = definitionFiles.map((file) =>
      overlay(
        dereference(values, `${folder}${file}.json`),
        values[`${folder}${file}.${language}.json`],
      ),
    );
    const invalid = validateDereferenced({ schema, ui, request }, folder, sources);
    if (invalid.length > 0) return { diagnostics: invalid, sources };
    const words = ['words', `words.${language}`]
      .map((name) => values[`schemas/_shared/${name}.json`])
      .reduce<typeof english>(overlay, english);
    const definition = { key, schema, ui, request } as Definition;
    if (words !== english) definition.words = words;
    return { definition, sources };
  } catch (error) {
    if (!(error instanceof DereferenceError)) throw error;
    const { file, pointer, message } = error;
    const position = sources[file]!.positionOf(`${pointer}/$ref`);
    return {
      diagnostics: [{ file, ...position, severity: 'error', rule: 'ref', message }],
      sources,
    };
  }
}

/**
 * Validates the shape once more after dereferencing: each file alone may be valid and the whole not. The conditions of
 * request.json are schemas too.
 */
function validateDereferenced(
  values: { [file in DefinitionFile]: unknown },
  folder: string,
  sources: SourceFiles,
): Diagnostic[] {
  const validate = (kind: FileKind, file: DefinitionFile, value: unknown, within = '') => {
    const path = `${folder}${file}.json`;
    const positionOf: SourceFile['positionOf'] = (at, target) =>
      sourceLocation(sources, path, within + at, target);
    const notObjects = kind === 'schema' ? [...nonObjectSubschemas(value)] : [];
    return [
      ...validateShape(kind, { path, value, diagnostics: [], positionOf }),
      ...notObjects.map((at): Diagnostic => ({
        file: path,
        ...positionOf(at),
        severity: 'error',
        rule: 'shape',
        message: `"${at}" must be an object. Write a schema here.`,
      })),
    ];
  };
  const diagnostics = definitionFiles.flatMap((file) => validate(file, file, values[file]));
  if (diagnostics.length > 0) return diagnostics;
  return [...requestConditions(values.request)].flatMap(([at, condition]) =>
    validate('schema', 'request', condition, at),
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
      'This file is missing. Add it: a request type needs schema.json, ui.json and request.json.',
  };
}
