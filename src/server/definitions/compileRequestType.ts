import { compileDefinition, standaloneModule } from '#engine/compile';
import {
  checkDefinition,
  type Files,
  type Diagnostic,
  formatDiagnostic,
  readDefinition,
} from '#authoring';
import type { CompiledDefinition, Definition, RequestRules } from '#engine';
import { createHash } from 'node:crypto';

/** A request type that the server can serve, in one language. */
export interface RequestType {
  key: string;
  /** Judges a whole request; stops at the first broken rule, so that nobody can make it work long. */
  failFast: CompiledDefinition;
  /**
   * Judges a part of a request, for which the other answers are not there yet: it needs every broken rule. Each
   * `pattern` is then tried on texts that are too long as well; the checks bar those that could take long.
   */
  allErrors: CompiledDefinition;
  /** What the browser loads: the name carries a digest of the text. */
  module: { name: string; text: string };
}

/** Reads and compiles a request type, or says what is wrong with its files. */
export function compileRequestType(
  key: string,
  files: Files,
  hasCall: (call: string) => boolean,
  language?: string,
): RequestType | { diagnostics: string[] } {
  const errors = checkDefinition(key, files).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return { diagnostics: errors.map(formatDiagnostic) };
  const read = readDefinition(key, files, language);
  if ('diagnostics' in read)
    return {
      diagnostics: read.diagnostics.map((diagnostic: Diagnostic) => formatDiagnostic(diagnostic)),
    };
  const { definition } = read;
  const strange = requiredCalls(definition.request).filter((call) => !hasCall(call));
  if (strange.length > 0)
    return {
      diagnostics: strange.map(
        (call) => `schemas/${key}/request.json: the server does not have the call "${call}".`,
      ),
    };
  try {
    const allErrors = lazy(() => compileDefinition(definition, { allErrors: true }));
    const module = lazy(() => moduleOf(definition));
    return {
      key,
      failFast: compileDefinition(definition, { allErrors: false }),
      // Not needed before somebody opens this request type, and not cheap: a server would start slowly with many.
      get allErrors() {
        return allErrors();
      },
      get module() {
        return module();
      },
    };
  } catch (error) {
    // A JSON Schema that cannot be compiled is the author's to mend, as any other finding is.
    return { diagnostics: [`schemas/${key}: ${(error as Error).message}`] };
  }
}

function moduleOf(definition: Definition): RequestType['module'] {
  const text = standaloneModule(definition);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { name: `${definition.key}.${digest}.js`, text };
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Whether a request type says anything in a language of its own. */
export function isTranslated(key: string, files: Files, language: string): boolean {
  return [
    `schemas/${key}/ui.${language}.json`,
    `schemas/${key}/request.${language}.json`,
    `schemas/_shared/words.${language}.json`,
  ].some((path) => path in files);
}

/** The calls that a request type needs the server to have; the call of a step that raises a ticket is its own. */
function requiredCalls(request: RequestRules): string[] {
  const { load, lists, lookUps, proofs, signatures, downloads, asides, draft, steps } = request;
  return [
    ...(load ?? []),
    ...Object.values(lists ?? {}).filter((list) => 'call' in list),
    ...Object.values(lookUps ?? {}),
    ...Object.values(proofs ?? {}),
    ...(signatures ?? []),
    ...(downloads ?? []),
    ...(asides ?? []),
    ...Object.values(draft ?? {}).map((call) => ({ call })),
    ...steps.filter((step) => !step.raises && !step.raisesFor),
  ].map(({ call }) => call);
}
