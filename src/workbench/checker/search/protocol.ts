import type { Diagnostic, Files, PathsReport } from '#authoring';

/** Searches take long, so they run only when the user starts them. */
export type SearchKind = 'mutants' | 'paths' | 'drafts' | 'boundaries';

export interface SearchRequest {
  kind: SearchKind;
  key: string;
  /** All texts of the project, as they are edited. */
  files: Files;
  keys: readonly string[];
  publicFiles: readonly string[];
  /** The day of new examples where there are none yet, YYYY-MM-DD. */
  today: string;
}

/** An example that the user can add. */
export interface Proposal {
  path: string;
  /** False for an existing example that gets more statements. */
  isNew: boolean;
  about: string;
  text: string;
}

/** A mutant that neither an example nor lint notices. */
export interface Survivor {
  file: string;
  line: number;
  column: number;
  /** A clause that follows "If". */
  slip: string;
  /** The path of the example that would notice it. */
  add?: string;
  /** What an existing example has to state so that it notices it. */
  stated: string[];
  /** Why no such example was found; absent where one was. */
  reason?: 'drawing' | 'records' | 'tried';
}

export interface FoundMutants {
  judged: number;
  possible: number;
  noticed: number;
  survivors: Survivor[];
  proposals: Proposal[];
}

export interface FoundPaths {
  paths: PathsReport;
  proposals: Proposal[];
  /** New examples that fail. */
  failing: string[];
}

export interface FoundDrafts {
  proposals: Proposal[];
  /** The rules for which no example was found. */
  left: Diagnostic[];
}

/** What each kind of search finds. */
export interface SearchResults {
  mutants: FoundMutants;
  paths: FoundPaths;
  drafts: FoundDrafts;
  boundaries: FoundDrafts;
}

export type Phase = 'preparing' | 'others' | 'judging' | 'searching' | 'exploring' | 'writing';

export interface Progress {
  phase: Phase;
  done: number;
  /** Absent where the total is not known. */
  all?: number;
}

export type SearchMessage =
  | ({ type: 'progress' } & Progress)
  /** Everything that was found until now. */
  | { type: 'found'; found: SearchResults[SearchKind] }
  | { type: 'end' }
  /** `message`: what the user has to do first. */
  | { type: 'failed'; message: string };
