import { checkCatalogue, formatDiagnostic } from '#authoring';
import type { Catalogue } from '#engine';

export interface CatalogueResult {
  /** Its valid entries: an invalid one does not affect the others. */
  catalogue: Catalogue;
  isValid: boolean;
  diagnostics: string[];
}

/** Reads catalogue.json. `folders` are the keys below `schemas/`; a missing entry gives only a diagnostic. */
export function readCatalogue(text: string, folders: string[]): CatalogueResult {
  const isValid = checkCatalogue(text, []).length === 0;
  return {
    catalogue: isValid ? JSON.parse(text) : validPartOf(text),
    isValid,
    diagnostics: checkCatalogue(text, folders).map(formatDiagnostic),
  };
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
