import {
  type Definition,
  english,
  getAt,
  isObject,
  nonObjectSubschemas,
  overlay,
  requestConditions,
} from '#engine';
import type { Diagnostic } from '../diagnostic';
import { dereference, DereferenceError } from './dereference';
import { toDialect } from './dialect/toDialect';
import { isOverlay, overlayPath, withoutSchema } from './overlays';
import { readSourceFile, type SourceFile } from './sourceFile';
import { sourceLocation } from './sourceLocation';
import { type FileKind, validateShape } from './validateShape';

/** File texts by path, `schemas/<key>/…`, `schemas/_shared/…` and `catalogue.json`. */
export type Files = { [path: string]: string };

/** The files of a request type as they were read, by path. */
export interface SourceFiles {
  [path: string]: SourceFile;
}

/** Those of the three files that can be read, with their references replaced. */
export type DefinitionParts = Partial<Pick<Definition, DefinitionFile>>;

/** The three files of a request type, without `.json`. */
export type DefinitionFile = (typeof definitionFiles)[number];

export const definitionFiles = ['schema', 'ui', 'request'] as const;

/**
 * Reads a request type from its files: JSON syntax, shape, references. `files` needs `schemas/<key>/schema.json`,
 * `ui.json`, `request.json` and what they refer to; other files are ignored.
 * `language` merges the overlays of that language over the texts of the first one, where they exist: those of
 * `_shared/` over the pieces that the files refer to, then `ui.<language>.json` and `request.<language>.json`. What the
 * overlays may contain is checked by `checkLanguage`, not here; overlays of other languages are ignored.
 * Returns the definition, or the diagnostics because of which there is none, with the files that can be read.
 */
export function readDefinition(
  key: string,
  files: Files,
  language?: string,
):
  | { definition: Definition; sources: SourceFiles }
  | { diagnostics: Diagnostic[]; parts: DefinitionParts; sources: SourceFiles } {
  const folder = `schemas/${key}/`;
  const sources: SourceFiles = {};
  for (const [path, text] of Object.entries(files)) {
    if (!path.startsWith(folder) && !path.startsWith('schemas/_shared/')) continue;
    if (!isOverlay(path) || path.endsWith(`.${language}.json`))
      sources[path] = readSourceFile(path, text);
  }
  const diagnostics = Object.values(sources).flatMap((source) => source.diagnostics);
  const values = Object.fromEntries(
    Object.entries(sources).map(([path, source]) => [path, source.value]),
  );
  const translationOf = (path: string): SourceFile | undefined =>
    language === undefined ? undefined : sources[overlayPath(path, language)];
  for (const path of Object.keys(values))
    if (path.startsWith('schemas/_shared/'))
      values[path] = overlay(values[path], withoutSchema(translationOf(path)?.value));
  const parts: DefinitionParts = {};
  for (const file of definitionFiles) {
    const found = readPart(`${folder}${file}.json`, file, sources, values);
    if (Array.isArray(found)) diagnostics.push(...found);
    else Object.assign(parts, { [file]: found.part });
  }
  const origins = toDialect(parts);
  for (const file of definitionFiles) {
    if (!(file in parts)) continue;
    const path = `${folder}${file}.json`;
    sources[path]!.writtenAt = (pointer) => {
      const written = origins.of(file, pointer);
      return { file: `${folder}${written.file}.json`, pointer: written.at };
    };
    const translation = translationOf(path);
    const part = overlay<any>(parts[file], withoutSchema(translation?.value));
    const invalid = validateRead(file, part, path, sources, translation);
    if (invalid.length > 0) delete parts[file];
    else Object.assign(parts, { [file]: part });
    diagnostics.push(...invalid);
  }
  const words = ['words.json', `words.${language}.json`]
    .map((name) => withoutSchema(values[`schemas/_shared/${name}`]))
    .reduce<typeof english>(overlay, english);
  const definition = {
    key,
    ...parts,
    ...(words !== english && { words }),
    ...(language !== undefined && { language }),
  };
  return diagnostics.length > 0
    ? { diagnostics, parts, sources }
    : { definition: definition as Definition, sources };
}

const noFields = (path: string): Diagnostic => ({
  file: path,
  line: 1,
  column: 1,
  severity: 'error',
  rule: 'shape',
  message: 'The file must be an object, with the fields under "properties".',
});

/** One file of a definition with its references replaced, or the diagnostics because of which there is none. */
function readPart(
  path: string,
  file: DefinitionFile,
  sources: SourceFiles,
  values: { [path: string]: unknown },
): { part: unknown } | Diagnostic[] {
  const source = sources[path];
  if (!source) return [missing(path)];
  // The diagnostics of its syntax are those of the source.
  if (source.diagnostics.length > 0) return [];
  // JSON Schema has also true and false: a form has fields.
  if (file === 'schema' && !isObject(source.value)) return [noFields(path)];
  const shape = validateShape(file, source);
  if (shape.length > 0) return shape;
  try {
    return { part: dereference(values, path) };
  } catch (error) {
    if (!(error instanceof DereferenceError)) throw error;
    // What a file with a syntax error contains is unknown.
    if ((sources[error.target]?.diagnostics.length ?? 0) > 0) return [];
    const position = sources[error.file]!.positionOf(`${error.pointer}/$ref`);
    return [
      { file: error.file, ...position, severity: 'error', rule: 'ref', message: error.message },
    ];
  }
}

/**
 * Validates the shape once more as the engine reads it: each file alone may be valid and the whole not. The conditions of
 * request.json are schemas too.
 */
function validateRead(
  file: DefinitionFile,
  part: unknown,
  path: string,
  sources: SourceFiles,
  translation: SourceFile | undefined,
): Diagnostic[] {
  const validate = (kind: FileKind, value: unknown, within = '') => {
    const positionOf: SourceFile['positionOf'] = (at, target) =>
      translation && getAt(translation.value, within + at) !== undefined
        ? { file: translation.path, ...translation.positionOf(within + at, target) }
        : sourceLocation(sources, path, within + at, target);
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
  const diagnostics = validate(file, part);
  if (diagnostics.length > 0 || file !== 'request') return diagnostics;
  return [...requestConditions(part)].flatMap(([at, condition]) =>
    validate('schema', condition, at),
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
