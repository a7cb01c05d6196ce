import type { ExampleFixtures } from '#authoring';

/** Where the checker runs and whom it speaks to: a terminal, a build service, a test. */
export interface CliOptions {
  /** The folder in which the command was given; paths are shown as seen from it. */
  cwd: string;
  /** The insurer of the examples: the demo book. */
  fixtures(): Promise<ExampleFixtures>;
  print(text: string): void;
  /** Progress and faults: beside the report, never in it. */
  printError(text: string): void;
  /** A person is watching: progress is shown. */
  isWatched: boolean;
  /** Milliseconds, for how long things took. */
  now(): number;
}
