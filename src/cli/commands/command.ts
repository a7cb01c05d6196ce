import type { Options } from '../options';
import type { CliOptions } from '../cliOptions';

/** What the checker can be asked to do. */
export interface Command {
  name: string;
  /** What stands behind the name on the command line. */
  takes: string;
  explains: string;
  /** Returns the exit code: 0 clean, 1 problems found. */
  run(names: string[], options: Options, around: CliOptions): number | Promise<number>;
}
