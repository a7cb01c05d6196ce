import type { CountedRule, Coverage, Diagnostic, LanguageCoverage } from '#authoring';

export interface ExampleResult {
  name: string;
  file: string;
  about: string;
  /** How the result differs from it; empty where it passes. */
  diagnostics: Diagnostic[];
}

export interface RequestTypeReport {
  key: string;
  /** For what concerns the request type as a whole. */
  file: string;
  lint: Diagnostic[];
  /** What is wrong with its overlays, which examples do not depend on. */
  overlays: Diagnostic[];
  languages: LanguageCoverage[];
  /** Absent where lint found errors: examples of an invalid definition prove nothing. */
  examples?: ExampleResult[];
  coverage?: Coverage;
  /** The rules that it takes from shared files; any request type may cover them. */
  sharedRules?: CountedRule[];
}

/** The result of one run. */
export interface Report {
  /** What is wrong with the catalogue and between request types. */
  catalogue: Diagnostic[];
  /** The translations of the catalogue. */
  languages: LanguageCoverage[];
  requestTypes: RequestTypeReport[];
  /** The coverage of the rules in shared files, where the examples of all request types ran and passed. */
  shared?: Coverage;
  isStrict: boolean;
  milliseconds: number;
}

/** All diagnostics of one request type. */
export function diagnosticsOfType({
  lint,
  overlays,
  examples = [],
  coverage,
}: RequestTypeReport): Diagnostic[] {
  return [
    ...lint,
    ...overlays,
    ...examples.flatMap(({ diagnostics }) => diagnostics),
    ...(coverage?.diagnostics ?? []),
  ];
}

/** Every diagnostic once: one in a shared file is reported for each request type that uses the file. */
export function diagnosticsOf({ catalogue, requestTypes, shared }: Report): Diagnostic[] {
  const all = [
    ...catalogue,
    ...requestTypes.flatMap(diagnosticsOfType),
    ...(shared?.diagnostics ?? []),
  ];
  return [...new Map(all.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()];
}

/** How many texts of a language exist, and how many of them are translated. */
export interface LanguageCount {
  language: string;
  translated: number;
  total: number;
}

/** The count of each language; a shared text counts once. */
export function countLanguages(coverages: LanguageCoverage[]): LanguageCount[] {
  const all = new Map<string, Map<string, boolean>>();
  for (const { language, texts } of coverages) {
    const merged = all.get(language) ?? new Map<string, boolean>();
    for (const [id, isTranslated] of texts)
      merged.set(id, (merged.get(id) ?? true) && isTranslated);
    all.set(language, merged);
  }
  return [...all].sort().map(([language, texts]) => ({
    language,
    translated: [...texts.values()].filter(Boolean).length,
    total: texts.size,
  }));
}

/** 0: clean; 1: there are errors, or in strict mode warnings. */
export function exitCodeOf(report: Report): 0 | 1 {
  const counts = ({ severity }: Diagnostic) => severity === 'error' || report.isStrict;
  return diagnosticsOf(report).some(counts) ? 1 : 0;
}
