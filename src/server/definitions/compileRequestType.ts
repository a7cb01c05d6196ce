import { knownCalls } from '#api';
import { compileDefinition } from '#engine/compile';
import {
  checkDefinition,
  checkLanguage,
  type Files,
  formatDiagnostic,
  languagesOf,
  readDefinition,
} from '#authoring';
import type { CompiledDefinition, Definition } from '#engine';
import { createHash } from 'node:crypto';
import { definitionModule } from './definitionModule';

/** A compiled request type in one language. */
export interface RequestType {
  key: string;
  /** Validates a complete request. Stops at the first violation, which limits the work that a request can cause. */
  failFast: CompiledDefinition;
  /**
   * Validates a part of a request: with the other answers missing, it needs every violation. Ajv then tests a
   * `pattern` on texts above `maxLength` too; the lint rejects patterns that could take long.
   */
  allErrors: CompiledDefinition;
  /** The module that the browser loads; its name contains a digest of the text. */
  module: { name: string; text: string };
}

/**
 * Reads and compiles a request type, or returns the diagnostics of its files; with `language`, those of its overlays,
 * once it is known to be valid in the first language.
 */
export function compileRequestType(
  key: string,
  files: Files,
  language?: string,
): RequestType | { diagnostics: string[] } {
  try {
    const found =
      language === undefined
        ? checkDefinition(key, files, knownCalls)
        : checkLanguage(key, files, language, knownCalls).diagnostics;
    const errors = found.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) return { diagnostics: errors.map(formatDiagnostic) };
    const read = readDefinition(key, files, language);
    if ('diagnostics' in read) return { diagnostics: read.diagnostics.map(formatDiagnostic) };
    const { definition } = read;
    const allErrors = lazy(() => compileDefinition(definition, { allErrors: true }));
    const module = lazy(() => moduleOf(definition));
    return {
      key,
      failFast: compileDefinition(definition, { allErrors: false }),
      // Compiled on first use: a server with many request types would start slowly.
      get allErrors() {
        return allErrors();
      },
      get module() {
        return module();
      },
    };
  } catch (error) {
    // A definition that cannot be checked or compiled is the author's to correct, and keeps no other from being served.
    return { diagnostics: [`schemas/${key}: ${(error as Error).message}`] };
  }
}

function moduleOf(definition: Definition): RequestType['module'] {
  const text = definitionModule(definition);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { name: `${definition.key}.${digest}.js`, text };
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Whether a request type has texts of its own in a language. */
export const isTranslated = (key: string, files: Files, language: string): boolean =>
  languagesOf(key, Object.keys(files)).includes(language);
