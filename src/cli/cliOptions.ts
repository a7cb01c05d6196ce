import type { World } from '#authoring';

/** Where the checker runs and whom it speaks to: a terminal, a build service, a test. */
export interface Surroundings {
  /** The folder in which the command was given; paths are shown as seen from it. */
  cwd: string;
  /** The insurer of the examples: the demo book. */
  world(): Promise<World>;
  say(text: string): void;
  /** Progress and faults: beside the report, never in it. */
  sayAside(text: string): void;
  /** A person is watching: progress is shown. */
  isWatched: boolean;
  /** Milliseconds, for how long things took. */
  now(): number;
}
