import type { Coverage, CoveredPart, Diagnostic, LanguageCoverage } from '#authoring';
import type { CoveredLine } from './coveredLines';
import type { ExampleResult } from './protocol';

/** What is known of the opened request type. */
export interface CheckedType {
  languages: readonly string[];
  /** The newest module that could be made, by language; the first language has an empty name. */
  modules: { [language: string]: string };
  /** The files, as they are now, make a form. */
  isDrawn: boolean;
  lint: Diagnostic[];
  coveredLanguages: LanguageCoverage[];
  examples: ExampleResult[] | undefined;
  exampleDiagnostics: Diagnostic[];
  coverage: Coverage | undefined;
  /** Of the newest texts without errors; undefined before the first run. */
  coveredLines: CoveredLine[] | undefined;
  coveredParts: CoveredPart[] | undefined;
  /** The checker has not finished with the newest texts. */
  isChecking: boolean;
}

export interface CheckerState {
  types: { [key: string]: CheckedType };
  /** By request type. */
  states: { [key: string]: { errors: number; warnings: number } };
  catalogue: { diagnostics: Diagnostic[]; languages: LanguageCoverage[] };
  /** The message of an error that the checker threw, by request type. */
  failed: { [key: string]: string };
}

export const unchecked: CheckedType = {
  languages: [],
  modules: {},
  isDrawn: false,
  lint: [],
  coveredLanguages: [],
  examples: undefined,
  exampleDiagnostics: [],
  coverage: undefined,
  coveredLines: undefined,
  coveredParts: undefined,
  isChecking: true,
};

export const nothingChecked: CheckerState = {
  types: {},
  states: {},
  catalogue: { diagnostics: [], languages: [] },
  failed: {},
};
