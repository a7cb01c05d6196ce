import type { Diagnostic } from '../diagnostic';
import { closest } from '../didYouMean';
import type { KnownCalls } from '../lint/checks/check';
import { languagesOf, overlayOf, type OverlayFile } from '../read/overlays';
import type { Files } from '../read/readDefinition';
import { checkLanguage, checkSharedOverlays } from './checkLanguage';
import type { LanguageCoverage } from './checkTexts';
import { wordsFile } from './definitionTexts';
import { tagProblem } from './languageTag';

/** What is wrong with all overlays of a request type and of the shared pieces, and how much of each language exists. */
export function checkLanguages(
  key: string,
  files: Files,
  calls?: KnownCalls,
): { diagnostics: Diagnostic[]; languages: LanguageCoverage[] } {
  const paths = Object.keys(files);
  const overlays = paths.flatMap((path) => overlayOf(path) ?? []);
  const isTag = (language: string) => tagProblem(language) === undefined;
  const own = languagesOf(key, paths).filter(isTag);
  const others = new Set(overlays.map(({ language }) => language).filter(isTag));
  for (const language of own) others.delete(language);
  const reports = own.map((language) => checkLanguage(key, files, language, calls));
  return {
    diagnostics: [
      ...overlays.flatMap((overlay) => misplaced(overlay, paths)),
      ...[...others].flatMap((language) => checkSharedOverlays(files, language)),
      ...reports.flatMap(({ diagnostics }) => diagnostics),
    ],
    languages: reports.flatMap(({ coverage }) => coverage ?? []),
  };
}

/** An overlay that no language uses, or that lies over nothing. */
export function misplaced(overlay: OverlayFile, paths: string[]): Diagnostic[] {
  const { path, base, language } = overlay;
  const report = (message: string): Diagnostic[] => [
    { file: path, line: 1, column: 1, severity: 'error', rule: 'overlay-file', message },
  ];
  const problem = tagProblem(language);
  if (problem !== undefined) return report(problem);
  if (base === wordsFile || paths.includes(base)) return [];
  const known = [wordsFile, ...paths.filter((one) => one.startsWith(folderOf(path)))].filter(
    (one) => overlayOf(one) === undefined,
  );
  const close = closest(base, known);
  return report(
    `${base} does not exist, so there is nothing to translate. ${close ? `Did you mean ${close.replace(/\.json$/, `.${language}.json`)}?` : 'Remove this file.'}`,
  );
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
