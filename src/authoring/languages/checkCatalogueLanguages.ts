import type { Diagnostic } from '../diagnostic';
import { overlayOf, overlayPath } from '../read/overlays';
import type { Files } from '../read/readDefinition';
import { readSourceFile } from '../read/sourceFile';
import { misplaced } from './checkLanguages';
import { checkTexts, type LanguageCoverage } from './checkTexts';
import { compareStructure } from './compareStructure';
import { textsIn } from './texts';
import { translationOf } from './translation';

const file = 'catalogue.json';

/**
 * What is wrong with the overlays of the catalogue, `catalogue.<language>.json`, and how much of each exists. A language
 * that a request type has (`offered`) needs one. `catalogue` is the text of a valid catalogue.json.
 */
export function checkCatalogueLanguages(
  catalogue: string,
  overlays: Files,
  offered: string[],
): { diagnostics: Diagnostic[]; languages: LanguageCoverage[] } {
  const named = Object.keys(overlays).flatMap((path) => overlayOf(path) ?? []);
  const diagnostics = named.flatMap((overlay) => misplaced(overlay, [file]));
  const misnamed = new Set(diagnostics.map((one) => one.file));
  const languages = named.filter(({ path }) => !misnamed.has(path)).map(({ language }) => language);
  const reports = [...new Set([...languages, ...offered])]
    .sort()
    .map((language) => checkCatalogueLanguage(catalogue, overlays, language));
  return {
    diagnostics: [...diagnostics, ...reports.flatMap((report) => report.diagnostics)],
    languages: reports.flatMap(({ coverage }) => coverage ?? []),
  };
}

/** The same for one language. */
export function checkCatalogueLanguage(
  catalogue: string,
  overlays: Files,
  language: string,
): { diagnostics: Diagnostic[]; coverage?: LanguageCoverage } {
  const path = overlayPath(file, language);
  const base = readSourceFile(file, catalogue);
  const overlay = overlays[path] === undefined ? undefined : readSourceFile(path, overlays[path]);
  if (overlay && overlay.diagnostics.length > 0) return { diagnostics: overlay.diagnostics };
  const sources = { [file]: base, ...(overlay && { [path]: overlay }) };
  const structure = overlay
    ? [...compareStructure('catalogue', base.value, overlay.value)].map(
        ({ at, target, severity = 'error', rule, message }): Diagnostic => ({
          file: path,
          ...overlay.positionOf(at, target),
          severity,
          rule,
          message,
        }),
      )
    : [];
  const texts = [...textsIn('catalogue', base.value)].map(([at, text]) => {
    const { value, ...place } = translationOf(base.value, overlay?.value, at);
    return {
      kind: 'catalogue' as const,
      at,
      text,
      source: { file, pointer: at },
      overlay: { path, at: place.at, lacks: place.lacks },
      translation: value,
    };
  });
  const { diagnostics, coverage } = checkTexts(language, texts, sources);
  return { diagnostics: [...structure, ...diagnostics], coverage };
}
