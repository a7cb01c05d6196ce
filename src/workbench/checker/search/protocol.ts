import type { Diagnostic, Files, ToldPaths } from '#authoring';

/** What takes long and is searched only when somebody asks for it. */
export type SearchKind = 'mutants' | 'paths' | 'drafts' | 'boundaries';

export interface SearchAsked {
  kind: SearchKind;
  key: string;
  /** All texts of the project, as they are edited. */
  files: Files;
  keys: readonly string[];
  publicFiles: readonly string[];
  /** The day for new examples where there are none yet, YYYY-MM-DD. */
  today: string;
}

/** An example to write. */
export interface Proposal {
  path: string;
  /** False for an example that is there and is to state more. */
  isNew: boolean;
  about: string;
  text: string;
}

/** A slip that nothing notices. */
export interface Survivor {
  file: string;
  line: number;
  column: number;
  /** A clause that follows "If". */
  slip: string;
  /** The path of the example that would notice. */
  add?: string;
  /** What an example that is there has to state for it. */
  stated: string[];
  /** Why nothing was found; absent where something was. */
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
  paths: ToldPaths;
  proposals: Proposal[];
  /** Examples that were found and fail as examples. */
  failing: string[];
}

export interface FoundDrafts {
  proposals: Proposal[];
  /** That for which no example was found. */
  left: Diagnostic[];
}

export interface FoundBy {
  mutants: FoundMutants;
  paths: FoundPaths;
  drafts: FoundDrafts;
  boundaries: FoundDrafts;
}

export type Phase = 'preparing' | 'others' | 'judging' | 'searching' | 'exploring' | 'writing';

export interface Progress {
  phase: Phase;
  done: number;
  /** Absent where it is not known. */
  all?: number;
}

export type SearchTold =
  | ({ tell: 'progress' } & Progress)
  /** What is found so far; the last one is all of it. */
  | { tell: 'found'; found: FoundBy[SearchKind] }
  | { tell: 'end' }
  /** It cannot be searched; the message says what to do first. */
  | { tell: 'failed'; message: string };
