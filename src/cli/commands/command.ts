import type { CliContext } from '../cliContext';
import type { Options } from '../options';

/** A command of `catalogue`. */
export interface Command {
  name: string;
  /** The arguments after the name, for the usage. */
  takes: string;
  /** Those that it knows beside `root`. */
  options: (keyof Options)[];
  /** One line for the usage. */
  summary: string;
  /** Returns the exit code: 0 clean, 1 problems found. Throws a `CommandError` where it cannot run. */
  run(args: string[], options: Options, context: CliContext): number | Promise<number>;
}
