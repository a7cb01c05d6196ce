import {
  checkCatalogue,
  checkCatalogueLanguage,
  type Files,
  formatDiagnostic,
  overlayOf,
} from '#authoring';
import { type Catalogue, overlay } from '#engine';

export interface CatalogueResult {
  /** Its valid entries: an invalid one does not affect the others. */
  catalogue: Catalogue;
  /** The catalogue in other languages. */
  translations: Map<string, Catalogue>;
  isValid: boolean;
  diagnostics: string[];
}

/**
 * Reads catalogue.json and its overlays. `folders` are the keys below `schemas/`; a missing entry gives only a
 * diagnostic, and an invalid overlay leaves its language out.
 */
export function readCatalogue(text: string, overlays: Files, folders: string[]): CatalogueResult {
  const diagnostics = checkCatalogue(text, folders).map(formatDiagnostic);
  const isValid = checkCatalogue(text, []).length === 0;
  const catalogue: Catalogue = isValid ? JSON.parse(text) : validPartOf(text);
  const translations = new Map<string, Catalogue>();
  for (const [path, translation] of isValid ? Object.entries(overlays) : []) {
    const { language } = overlayOf(path)!;
    const found = checkCatalogueLanguage(text, overlays, language).diagnostics;
    const errors = found.filter(({ severity }) => severity === 'error');
    diagnostics.push(...errors.map(formatDiagnostic));
    if (errors.length > 0) continue;
    const { $schema: _schema, ...texts } = JSON.parse(translation);
    translations.set(language, overlay(catalogue, texts));
  }
  return { catalogue, translations, isValid, diagnostics };
}

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
  const areSound =
    checkCatalogue(JSON.stringify({ serviceTypes: [], ...screens }), []).length === 0;
  return { serviceTypes, ...(areSound && screens) };
}

const isValidEntry = (serviceType: object) =>
  checkCatalogue(JSON.stringify({ serviceTypes: [serviceType] }), []).length === 0;

const asList = (value: unknown): any[] => (Array.isArray(value) ? value : []);
