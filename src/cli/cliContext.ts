import type { ExampleFixtures } from '#authoring';
import type { MutationRunner } from './mutation/job';

/** What a command gets from the process that runs it: a terminal, a build server or a test. */
export interface CliContext {
  /** The folder in which the command was given; paths are printed relative to it. */
  cwd: string;
  /** The records that examples run against. */
  fixtures(): Promise<ExampleFixtures>;
  /** Threads that judge mutants; absent where this one does it. */
  startRunners?(): MutationRunner[];
  print(text: string): void;
  /** For errors and progress, which are never part of the report. */
  printError(text: string): void;
  /** A terminal, so that progress is shown. */
  isInteractive: boolean;
  /** Asks a question that is answered by yes or no; absent where nobody can answer. */
  confirm?(question: string): Promise<boolean>;
  /** Milliseconds, to measure durations. */
  now(): number;
}
