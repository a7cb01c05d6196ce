import {
  type CatalogueKeywords,
  catalogueKeywords,
  checkCatalogue,
  checkCatalogueLanguage,
  type Diagnostic,
  type Files,
  formatDiagnostic,
  overlayOf,
} from '#authoring';
import { type Catalogue, overlay } from '#engine';

export interface CatalogueResult {
  /** Its valid entries: an invalid one does not affect the others. */
  catalogue: Catalogue;
  /** The catalogue in other languages. */
  translations: { [language: string]: Catalogue };
  /** What finds its parts, in all languages. */
  keywords: CatalogueKeywords;
  isValid: boolean;
  diagnostics: string[];
}

/**
 * Reads catalogue.json and its overlays. `folders` are the keys below `schemas/`; a folder without an entry gives only a
 * diagnostic, an entry without a folder is in preparation, and an invalid overlay leaves its language out.
 */
export function readCatalogue(text: string, overlays: Files, folders: string[]): CatalogueResult {
  const isValid = isSound(text);
  const diagnostics = checkCatalogue(text, folders).filter(isError).map(formatDiagnostic);
  const catalogue: Catalogue = isValid ? JSON.parse(text) : validPartOf(text);
  const translations: CatalogueResult['translations'] = {};
  const words: unknown[] = [];
  for (const [path, translation] of isValid ? Object.entries(overlays) : []) {
    const { language } = overlayOf(path)!;
    const found = checkCatalogueLanguage(text, overlays, language).diagnostics;
    const errors = found.filter(isError);
    diagnostics.push(...errors.map(formatDiagnostic));
    if (errors.length > 0) continue;
    const { $schema: _schema, ...texts } = JSON.parse(translation);
    words.push(texts);
    translations[language] = overlay(catalogue, texts);
  }
  const keywords = catalogueKeywords(catalogue, words);
  return { catalogue, translations, keywords, isValid, diagnostics };
}

const isError = ({ severity }: Diagnostic) => severity === 'error';

/** Without an error; warnings change nothing for customers. */
const isSound = (text: string) => !checkCatalogue(text, []).some(isError);

function validPartOf(text: string): Catalogue {
  let read: any;
  try {
    read = JSON.parse(text);
  } catch {
    // The diagnostics say where.
    return { serviceTypes: [] };
  }
  const seen = new Set<string>();
  const serviceTypes = asList(read?.serviceTypes).flatMap((service) => {
    const { opens: _opens, ...rest } = service ?? {};
    const isValid = (entry: unknown) =>
      isSound(JSON.stringify({ serviceTypes: [{ ...rest, requestTypes: [entry] }] }));
    const requestTypes = asList(rest.requestTypes)
      .flatMap((entry) => validOrWithheld(entry, isValid))
      .filter(({ key }) => !seen.has(key) && seen.add(key));
    return requestTypes.length > 0 ? [{ ...rest, requestTypes }] : [];
  });
  const screens = Object.entries(read?.screens ?? {}).flatMap(([name, opened]) => {
    const isValid = (one: unknown) =>
      isSound(JSON.stringify({ serviceTypes: [], screens: { [name]: one } }));
    return validOrWithheld(opened, isValid).map((one) => [name, one]);
  });
  const holidays = asList(read?.holidays).filter((day) =>
    isSound(JSON.stringify({ serviceTypes: [], holidays: [day] })),
  );
  return { serviceTypes, screens: Object.fromEntries(screens), holidays };
}

/** An entry, if it is valid. One that is not, and was not for everybody, is offered to nobody until it is corrected. */
function validOrWithheld(entry: any, isValid: (entry: unknown) => boolean): any[] {
  if (isValid(entry)) return [entry];
  if (entry?.offered === undefined) return [];
  const { key } = entry;
  return [
    { key, title: key, offered: false },
    { key, offered: false },
  ]
    .filter(isValid)
    .slice(0, 1);
}

const asList = (value: unknown): any[] => (Array.isArray(value) ? value : []);
