import type { ChangedPlaces, JudgedMutant, Notice, PlacedMutant } from '#authoring';

/** A share of the mutants of one request type: every `of`-th one. What is remembered of it stays with its runner. */
export interface MutationShare {
  key: string;
  part: number;
  of: number;
}

/** Asks who notices the mutants of a share. */
export interface JudgeJob extends MutationShare {
  kind: 'judge';
  root: string;
  /** How many mutants of the request type are judged at most. */
  most: number;
  /** Only mutants at these places; absent: everywhere. */
  changes?: ChangedPlaces;
  /** Mutants of shared pieces that are noticed already, by id. */
  noticed: string[];
}

/** Searches examples for these mutants of a share that was judged. */
export interface SearchJob extends MutationShare {
  kind: 'search';
  ids: string[];
}

/** Asks which of these mutants of shared pieces the examples of one more request type notice. */
export interface AskJob {
  kind: 'ask';
  root: string;
  key: string;
  ids: string[];
}

export type MutationJob = JudgeJob | SearchJob | AskJob;

export type MutationAnswer = Judged | Searched | Asked;

export interface Judged {
  /** How many mutants the share has, with those that were not judged. */
  possible: number;
  mutants: JudgedMutant[];
  /** Examples that do not pass. */
  failing: string[];
}

/** What would notice each mutant, by its id; of the others nothing was found. Mutants share a killer. */
export interface Searched {
  [id: string]: Notice;
}

/** The ids of the mutants that are noticed. */
export type Asked = string[];

/** Whether a mutant is of a piece that several request types use. */
export const isShared = ({ source }: Pick<PlacedMutant, 'source'>): boolean =>
  source.file.startsWith('schemas/_shared/');

/** Runs jobs, here or beside. Jobs of the same share must go to the same runner. */
export interface MutationRunner {
  run(job: JudgeJob): Promise<Judged>;
  run(job: SearchJob): Promise<Searched>;
  run(job: AskJob): Promise<Asked>;
  end(): Promise<void>;
}
