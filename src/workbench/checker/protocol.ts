import type {
  Coverage,
  Diagnostic,
  Example,
  ExampleKind,
  Explained,
  LanguageCoverage,
  MessagePart,
  Sending,
  WordRow,
} from '#authoring';
import type { Answers, Context } from '#engine';
import type { CoveredLine } from './coveredLines';

/** An example as it went, in the order of its file. */
export interface ExampleResult {
  file: string;
  about: string;
  passes: boolean;
}

/** What the page asks of the checker. Files are those of the whole project that are loaded. */
export type Asked =
  | { ask: 'files'; texts: { [path: string]: string | null }; publicFiles?: readonly string[] }
  /** `language`: of the form to draw; undefined for the first one. */
  | { ask: 'check'; key: string; language?: string; revision: number }
  /** Whether a request type has errors or warnings, for the list of all. */
  | { ask: 'state'; key: string }
  | { ask: 'catalogue'; keys: readonly string[] }
  | { ask: 'question'; id: number; question: Question };

/** What is asked only while somebody looks at it. */
export type Question =
  /** Without `key`: those of the catalogue. */
  | { about: 'words'; key?: string; language: string }
  /** Every message of a form; `language` is empty for the first one. */
  | { about: 'messages'; key: string; language: string }
  /** What came instead of what an example expects, written into it. */
  | { about: 'adopted'; key: string; file: string }
  /** What follows from the customer and the answers of an example that has nothing else yet. */
  | { about: 'recorded'; key: string; example: Example }
  /** Why a form is as it is, and what it would send. */
  | {
      about: 'form';
      key: string;
      context: Context;
      answers: Answers;
      /** Those of the calls that the form made, the latest last. */
      responses: { call: string; response: unknown }[];
    };

/** Where each reason is written, by `schema#/allOf/0/if`. */
export interface ReasonPlaces {
  [reason: string]: { file: string; line: number; column: number };
}

/** What each question is answered. */
export interface AnswerTo {
  /** Why they cannot be read, where they cannot. */
  words: WordRow[] | Diagnostic;
  /** Undefined where the files do not make a form. */
  messages: { title: string; parts: MessagePart[] } | undefined;
  /** Absent where it would become another kind of example, or cannot be run. */
  adopted: { text?: string };
  /** Undefined where the files do not make a form, or nothing settles it. */
  recorded: { kind: ExampleKind; text: string } | undefined;
  /** Undefined where the files do not make a form. */
  form: { sending: Sending; why: Explained[]; places: ReasonPlaces } | undefined;
}

/** What the checker tells, part by part: the module first, since a person waits for the form. */
export type Told =
  | {
      tell: 'module';
      key: string;
      revision: number;
      language?: string;
      /** Those of its overlays. */
      languages: string[];
      /** Absent where the files do not make a definition. */
      module?: string;
    }
  | {
      tell: 'diagnostics';
      key: string;
      revision: number;
      diagnostics: Diagnostic[];
      languages: LanguageCoverage[];
    }
  | {
      tell: 'examples';
      key: string;
      revision: number;
      /** Absent where the definition has errors. */
      examples?: ExampleResult[];
      coverage?: Coverage;
      /** The lines of the definition's own files that have rules. */
      coveredLines?: CoveredLine[];
      diagnostics: Diagnostic[];
    }
  /** The checker itself failed. */
  | { tell: 'failed'; key: string; message: string }
  | { tell: 'state'; key: string; errors: number; warnings: number }
  | { tell: 'catalogue'; diagnostics: Diagnostic[] }
  /** `failed`: the checker failed on it. */
  | { tell: 'answer'; id: number; answer?: AnswerTo[keyof AnswerTo]; failed?: string };
