import { type Definition, getAt, type Pointer } from '#engine';
import type { Diagnostic } from '../diagnostic';
import type { KnownCalls } from '../lint/checks/check';
import { textViolationsIn } from '../lint/checkDefinition';
import { overlayPath } from '../read/overlays';
import {
  definitionFiles,
  type Files,
  readDefinition,
  type SourceFiles,
} from '../read/readDefinition';
import { readSourceFile } from '../read/sourceFile';
import { sourceOf } from '../read/sourceLocation';
import { valuesIn } from '../walk';
import { checkTexts, type LanguageCoverage } from './checkTexts';
import { compareStructure, type OverlayViolation } from './compareStructure';
import { definitionTexts, wordsFile, wordsIn } from './definitionTexts';
import { isText, type TextKind } from './texts';
import { translationOf } from './translation';

export interface LanguageReport {
  diagnostics: Diagnostic[];
  /** Absent where the definition or an overlay cannot be read. */
  coverage?: LanguageCoverage;
}

/**
 * Everything that is wrong with a definition in another language, as it is served: its overlays alone, and merged with
 * the first language. Reports nothing that is wrong in the first language too: `checkDefinition` does.
 */
export function checkLanguage(
  key: string,
  files: Files,
  language: string,
  calls?: KnownCalls,
): LanguageReport {
  const read = readDefinition(key, files);
  if ('diagnostics' in read) return { diagnostics: syntaxOf(key, files, language) };
  const localized = readDefinition(key, files, language);
  const { definition } = read;
  const sources = { ...read.sources, ...localized.sources };
  const syntax = syntaxOf(key, files, language);
  if (syntax.length > 0) return { diagnostics: syntax };
  const overlays: Overlaid[] = [
    ['ui', `schemas/${key}/ui.json`, definition.ui],
    ['request', `schemas/${key}/request.json`, definition.request],
    ...sharedFiles(sources),
  ];
  const structure = structureOf(overlays, sources, language);
  if (structure.length === 0 && !('diagnostics' in localized))
    structure.push(...changedParts(definition, localized.definition, sources, language));
  const { diagnostics, coverage } = checkTexts(
    language,
    definitionTexts(definition, sources, language),
    sources,
  );
  const found = [...structure, ...diagnostics];
  if (structure.length === 0)
    found.push(
      ...('diagnostics' in localized
        ? localized.diagnostics
        : localizedViolations(definition, localized.definition, found, sources, calls)),
    );
  return { diagnostics: sorted(found), coverage };
}

type Overlaid = [kind: TextKind, file: string, base: unknown];

/** Where overlays have other parts than what they are laid over. */
function structureOf(files: Overlaid[], sources: SourceFiles, language: string): Diagnostic[] {
  return files.flatMap(([kind, file, base]) => {
    const source = sources[overlayPath(file, language)];
    if (!source) return [];
    return [...compareStructure(kind, base, source.value)].map((violation) =>
      diagnosticOf(violation, source.path, sources),
    );
  });
}

/** What is wrong with the overlays of shared pieces in a language that a definition does not have itself. */
export function checkSharedOverlays(files: Files, language: string): Diagnostic[] {
  const syntax = syntaxOf('_shared', files, language);
  if (syntax.length > 0) return syntax;
  const shared = Object.entries(files).filter(([path]) => path.startsWith('schemas/_shared/'));
  const sources = Object.fromEntries(
    shared.map(([path, text]) => [path, readSourceFile(path, text)]),
  );
  return structureOf(sharedFiles(sources), sources, language);
}

const sorted = (diagnostics: Diagnostic[]) =>
  diagnostics.toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );

/** What cannot be read in the overlays of a language. */
function syntaxOf(key: string, files: Files, language: string): Diagnostic[] {
  return Object.entries(files)
    .filter(
      ([path]) =>
        path.endsWith(`.${language}.json`) &&
        /^schemas\/([^/]+)\/[^/]+$/.exec(path)?.[1]?.match(`^(_shared|${key})$`),
    )
    .flatMap(([path, text]) => readSourceFile(path, text).diagnostics);
}

/** The files of `_shared` that overlays are laid over. The engine's words need no file. */
function sharedFiles(sources: SourceFiles): Overlaid[] {
  const files = Object.values(sources)
    .filter(({ path }) => /^schemas\/_shared\/[^.]+\.json$/.test(path) && path !== wordsFile)
    .map(({ path, value }): Overlaid => ['shared', path, value]);
  return [['words', wordsFile, wordsIn(sources)], ...files];
}

function diagnosticOf(
  { at, target, severity = 'error', rule, message }: OverlayViolation,
  file: string,
  sources: SourceFiles,
): Diagnostic {
  return { file, ...sources[file]!.positionOf(at, target), severity, rule, message };
}

/** Where the overlay of a shared piece changes something that this definition uses for another purpose than a text. */
function changedParts(
  definition: Definition,
  localized: Definition,
  sources: SourceFiles,
  language: string,
): Diagnostic[] {
  return definitionFiles.flatMap((kind) =>
    [...valuesIn(definition[kind])].flatMap(([at, value]) => {
      if (typeof value !== 'string' || isText(kind, at)) return [];
      const changed: unknown = getAt(localized[kind], at);
      if (changed === value) return [];
      const source = sourceOf(sources, `schemas/${definition.key}/${kind}.json`, at);
      const path = overlayPath(source.file, language);
      const base = sources[source.file]!.value;
      const message = `Only texts can be translated, and this would change "${value}" to "${String(changed)}". Remove it.`;
      const found = translationOf(base, sources[path]?.value, source.pointer);
      return [diagnosticOf({ at: found.at, rule: 'overlay-text', message }, path, sources)];
    }),
  );
}

/** What lint finds in the merged definition and not in the first language, at the overlay that causes it. */
function localizedViolations(
  definition: Definition,
  localized: Definition,
  reported: Diagnostic[],
  sources: SourceFiles,
  calls: KnownCalls | undefined,
): Diagnostic[] {
  const { key } = definition;
  const language = localized.language!;
  const idOf = ({ rule, file, at }: { rule: string; file: string; at: Pointer }) =>
    `${rule} ${file} ${at}`;
  let ids: Set<string> | undefined;
  // Most translations have nothing to compare with the first language.
  const isKnown = (violation: Parameters<typeof idOf>[0]) =>
    (ids ??= new Set(textViolationsIn(key, definition, { calls }).map(idOf))).has(idOf(violation));
  return textViolationsIn(key, localized, { calls }).flatMap((violation) => {
    const { file, at, target, severity = 'error', rule, message } = violation;
    const own = `schemas/${key}/${file}.json`;
    const place = placeOf(own, localized[file], at, sources, language);
    if (!place || (!place.isExact && isKnown(violation))) return [];
    const position = sources[place.path]!.positionOf(place.at, target);
    const isReported = reported.some(
      (one) => one.file === place.path && one.line === position.line && one.severity === 'error',
    );
    if (isReported) return [];
    return [{ file: place.path, ...position, severity, rule, message }];
  });
}

/** Where an overlay has what is at a pointer of the merged definition. `isExact`: a text or a list of texts. */
function placeOf(
  file: string,
  merged: unknown,
  at: Pointer,
  sources: SourceFiles,
  language: string,
): { path: string; at: Pointer; isExact: boolean } | undefined {
  const source = sourceOf(sources, file, at);
  const places = [
    [file, merged, at] as const,
    [source.file, sources[source.file]!.value, source.pointer] as const,
  ].flatMap(([base, value, pointer]) => {
    const path = overlayPath(base, language);
    if (!sources[path]) return [];
    const found = translationOf(value, sources[path].value, pointer);
    const isExact = typeof found.value === 'string' || Array.isArray(found.value);
    return [{ path, at: found.at, isExact }];
  });
  return places.find(({ isExact }) => isExact) ?? places[0];
}
