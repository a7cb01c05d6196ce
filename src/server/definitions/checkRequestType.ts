import { knownCalls } from '#api';
import {
  checkDefinition,
  checkLanguage,
  type Diagnostic,
  type Files,
  formatDiagnostic,
  languagesOf,
  readDefinition,
} from '#authoring';
import type { Definition } from '#engine';
import { cached, type DefinitionCache, digestOf } from './definitionCache';
import { metadataOf, type RequestTypeMetadata } from './requestTypeMetadata';

/** A valid request type, ready to be compiled. */
export interface CheckedRequestType {
  metadata: RequestTypeMetadata;
  /** With its `$ref`s resolved; `translations` has the languages whose overlays are valid. */
  definition: Definition;
  translations: { [language: string]: Definition };
  /** What is wrong with the overlays of other languages. */
  diagnostics: string[];
}

/** Reads and checks the files of a request type and the shared ones, or says what is wrong with them. */
export function checkRequestType(
  key: string,
  files: Files,
): CheckedRequestType | { diagnostics: string[] } {
  try {
    const errors = errorsAmong(checkDefinition(key, files, knownCalls));
    if (errors.length > 0) return { diagnostics: errors };
    const read = readDefinition(key, files);
    if ('diagnostics' in read) return { diagnostics: read.diagnostics.map(formatDiagnostic) };
    const { definition } = read;
    const metadata = metadataOf(definition.request);
    return { metadata, definition, ...readTranslations(key, files) };
  } catch (error) {
    // A definition that cannot be checked is the author's to correct, and keeps no other from being served.
    return { diagnostics: [`schemas/${key}: ${(error as Error).message}`] };
  }
}

/** The same, or what is kept of it; `digest` of its files is its name in the cache. */
export async function checkCached(key: string, files: Files, cache: DefinitionCache) {
  const digest = digestOf(Object.entries(files).flat());
  const checked = await cached(cache, digest, () => checkRequestType(key, files));
  return { digest, checked };
}

function readTranslations(
  key: string,
  files: Files,
): Pick<CheckedRequestType, 'translations' | 'diagnostics'> {
  const translations: CheckedRequestType['translations'] = {};
  const diagnostics: string[] = [];
  for (const language of languagesOf(key, Object.keys(files))) {
    const errors = errorsAmong(checkLanguage(key, files, language, knownCalls).diagnostics);
    const read = readDefinition(key, files, language);
    if (errors.length > 0) diagnostics.push(...errors);
    else if ('diagnostics' in read) diagnostics.push(...read.diagnostics.map(formatDiagnostic));
    else translations[language] = read.definition;
  }
  return { translations, diagnostics };
}

const errorsAmong = (diagnostics: Diagnostic[]): string[] =>
  diagnostics.filter(({ severity }) => severity === 'error').map(formatDiagnostic);
