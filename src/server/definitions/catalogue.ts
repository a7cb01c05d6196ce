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
 * Reads catalogue.json and its overlays. `folders` are the keys below `schemas/`; a missing entry gives only a
 * diagnostic, and an invalid overlay leaves its language out.
 */
export function readCatalogue(text: string, overlays: Files, folders: string[]): CatalogueResult {
  const diagnostics = checkCatalogue(text, folders).map(formatDiagnostic);
  const isValid = isSound(text);
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
    const requestTypes = asList(rest.requestTypes).filter((entry) => {
      if (!isValidEntry({ ...rest, requestTypes: [entry] }) || seen.has(entry.key)) return false;
      return seen.add(entry.key);
    });
    return requestTypes.length > 0 ? [{ ...rest, requestTypes }] : [];
  });
  const screens = { screens: read?.screens };
  const areSound = isSound(JSON.stringify({ serviceTypes: [], ...screens }));
  return { serviceTypes, ...(areSound && screens) };
}

const isValidEntry = (serviceType: object) =>
  isSound(JSON.stringify({ serviceTypes: [serviceType] }));

const asList = (value: unknown): any[] => (Array.isArray(value) ? value : []);
