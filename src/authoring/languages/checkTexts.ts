import { partsOf, pointerOf } from '#engine';
import type { Diagnostic } from '../diagnostic';
import type { SourceFiles } from '../read/readDefinition';
import type { TranslatedText } from './definitionTexts';
import { languageName } from './languageTag';
import { placeholderProblem } from './placeholders';

/** How many texts of one language exist, and which are translated: by where each is written. */
export interface LanguageCoverage {
  language: string;
  texts: Map<string, boolean>;
}

/** What is wrong with single translations, which are missing, and how many there are. */
export function checkTexts(
  language: string,
  texts: Iterable<TranslatedText>,
  sources: SourceFiles,
): { diagnostics: Diagnostic[]; coverage: LanguageCoverage } {
  const diagnostics: Diagnostic[] = [];
  const coverage: LanguageCoverage = { language, texts: new Map() };
  const missing: TranslatedText[] = [];
  for (const one of texts) {
    const { source, overlay, translation } = one;
    const id = source.file + source.pointer;
    const isMissing = typeof translation !== 'string';
    const isLeft = translation === one.text && isSentence(one.text);
    // A shared text may be translated for one of its uses only.
    coverage.texts.set(id, (coverage.texts.get(id) ?? true) && !isMissing && !isLeft);
    if (isMissing) missing.push(one);
    else {
      const problem = placeholderProblem(one.kind, one.at, one.text, translation);
      const position = sources[overlay.path]!.positionOf(overlay.at);
      const at = { file: overlay.path, ...position };
      if (problem !== undefined)
        diagnostics.push({
          ...at,
          severity: 'error',
          rule: 'overlay-placeholder',
          message: problem,
        });
      else if (isLeft)
        diagnostics.push({
          ...at,
          severity: 'warning',
          rule: 'overlay-english',
          message: `This is the text of the first language. Translate it into ${languageName(language)}.`,
        });
    }
  }
  return { diagnostics: [...diagnostics, ...missingTexts(language, missing, sources)], coverage };
}

/** At least two words: names and abbreviations (PAN No., IFSC code) are the same in many languages. */
const isSentence = (text: string) =>
  (text.replaceAll(/\{[^{}]*\}/g, '').match(/\p{L}*\p{Ll}{3,}/gu) ?? []).length > 1;

/** One diagnostic for each part of a file that an overlay lacks, at the place where it is to be added. */
function missingTexts(
  language: string,
  missing: TranslatedText[],
  sources: SourceFiles,
): Diagnostic[] {
  const groups = new Map<string, TranslatedText[]>();
  for (const one of missing) {
    const { path, lacks } = one.overlay;
    const isShared = path.startsWith('schemas/_shared/') && one.kind !== 'words';
    const id = path + (sources[path] ? `#${isShared ? one.source.pointer : lacks}` : '');
    groups.set(id, [...(groups.get(id) ?? []), one]);
  }
  return [...groups.values()].map((group) => missingDiagnostic(language, group, sources));
}

function missingDiagnostic(
  language: string,
  group: TranslatedText[],
  sources: SourceFiles,
): Diagnostic {
  const [{ overlay, source, text }] = group as [TranslatedText, ...TranslatedText[]];
  const diagnostic = (position: { line: number; column: number }, message: string): Diagnostic => ({
    file: overlay.path,
    ...position,
    severity: 'warning',
    rule: 'overlay-missing',
    message,
  });
  const overlaySource = sources[overlay.path];
  if (!overlaySource)
    return diagnostic(
      { line: 1, column: 1 },
      `This file is missing, so texts of ${source.file} are not shown in ${languageName(language)}. Add it; catalogue words --language ${language} lists the texts.`,
    );
  const name = JSON.stringify(overlay.lacks);
  return diagnostic(
    placeFor(overlay, overlaySource, sources[source.file]?.value),
    group.length === 1
      ? `"${text}" is not translated. Add ${name}.`
      : `${group.length} texts are not translated ("${text}" …). Add ${name}.`,
  );
}

/** The parent that a missing part belongs to; at the top of the file the part before which it comes. */
function placeFor(
  { at, lacks }: TranslatedText['overlay'],
  overlay: SourceFiles[string],
  base: unknown,
): { line: number; column: number } {
  if (at !== '') return overlay.positionOf(at, 'name');
  const names = Object.keys((base as object | undefined) ?? {});
  const before = names.slice(0, names.indexOf(partsOf(lacks)[0]!)).toReversed();
  const sibling = before.find((name) => Object.hasOwn(overlay.value as object, name));
  return overlay.positionOf(sibling === undefined ? '' : pointerOf(sibling), 'name');
}
