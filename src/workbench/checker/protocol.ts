import type {
  Coverage,
  CoveredPart,
  Diagnostic,
  Example,
  ExampleKind,
  Explanation,
  Files,
  Imported,
  ImportSource,
  LanguageCoverage,
  MessagePart,
  Sending,
  TypeDiff,
  WordRow,
} from '#authoring';
import type { Answers, Context } from '#engine';
import type { CoveredLine } from './coveredLines';

/** The result of an example, in the order of its file. */
export interface ExampleResult {
  file: string;
  about: string;
  passes: boolean;
}

/** What the page sends to the checker. Files are those of the whole project that are loaded. */
export type CheckerRequest =
  /** `null`: a file that was removed. */
  | { type: 'files'; texts: { [path: string]: string | null }; publicFiles?: readonly string[] }
  /** `language`: of the form to draw; undefined for the first one. */
  | { type: 'check'; key: string; language?: string; revision: number }
  /** Whether a request type has errors or warnings, for the list of all. */
  | { type: 'state'; key: string }
  | { type: 'catalogue'; keys: readonly string[] }
  | { type: 'query'; id: number; query: CheckerQuery };

/** What is needed only while a panel shows it. */
export type CheckerQuery =
  /** Without `key`: those of the catalogue. */
  | { type: 'words'; key?: string; language: string }
  /** A form with all of its messages; `language` is empty for the first one. */
  | { type: 'gallery'; key: string; language: string }
  /** The request type that a JSON Schema becomes: the checker compiles rules, which only its worker may. */
  | { type: 'import'; source: ImportSource; key: string; title: string }
  /** An example with its actual result instead of the expected one. */
  | { type: 'adopted'; key: string; file: string }
  /** An example completed with the results of its customer and answers. */
  | { type: 'recorded'; key: string; example: Example }
  /** What changed since `older` files, and what that breaks. Without `key`: in the catalogue. */
  | { type: 'difference'; key?: string; older: Files }
  /** What would be wrong after some changes that is not wrong now. */
  | { type: 'newProblems'; key: string; changes: { [path: string]: string | null } }
  /** Why a form is as it is, and what it would send. */
  | {
      type: 'form';
      key: string;
      context: Context;
      answers: Answers;
      /** The responses to the calls of the form, the latest last. */
      responses: { call: string; response: unknown }[];
    };

/** Where each reason is written, by `schema#/allOf/0/if`. */
export interface ReasonPlaces {
  [reason: string]: { file: string; line: number; column: number };
}

/** The result of each query, by its type. */
export interface QueryResults {
  import: Imported;
  /** A diagnostic where the words cannot be read. */
  words: WordRow[] | Diagnostic;
  /** Undefined where the files do not make a form. */
  gallery: { title: string; module: string; parts: MessagePart[] } | undefined;
  /** Without `text` where the example would become another kind of example, or cannot be run. */
  adopted: { text?: string };
  /** Undefined where the files do not make a form, or the example cannot be run. */
  recorded: { kind: ExampleKind; text: string } | undefined;
  difference: TypeDiff;
  newProblems: Diagnostic[];
  /** Undefined where the files do not make a form. */
  form: { sending: Sending; why: Explanation[]; places: ReasonPlaces } | undefined;
}

/** What running the examples of a request type gave; only diagnostics where the definition has errors. */
export interface ExampleResults {
  examples?: ExampleResult[];
  coverage?: Coverage;
  /** The lines of the definition's own files that have rules. */
  coveredLines?: CoveredLine[];
  coveredParts?: CoveredPart[];
  diagnostics: Diagnostic[];
}

/** What the checker sends to the page. A check sends `module`, `diagnostics` and `examples`, the fastest first. */
export type CheckerMessage =
  | {
      type: 'module';
      key: string;
      revision: number;
      language?: string;
      /** Those of its overlays. */
      languages: string[];
      /** Absent where the files do not make a definition. */
      module?: string;
    }
  | {
      type: 'diagnostics';
      key: string;
      revision: number;
      diagnostics: Diagnostic[];
      languages: LanguageCoverage[];
    }
  | ({ type: 'examples'; key: string; revision: number } & ExampleResults)
  /** The checker threw an error. */
  | { type: 'failed'; key: string; message: string }
  /** Of the definition, its languages and its examples. */
  | { type: 'state'; key: string; errors: number; warnings: number }
  /** Of the catalogue and its overlays. */
  | { type: 'catalogue'; diagnostics: Diagnostic[]; languages: LanguageCoverage[] }
  /** `error`: the checker threw an error during the query. */
  | { type: 'result'; id: number; result?: QueryResults[keyof QueryResults]; error?: string };
