import type { Readable } from 'node:stream';

/** A child process with its output in pipes. */
export interface RunningCommand {
  stdout: Readable | null;
  stderr: Readable | null;
  once(event: 'error', listener: (error: Error) => void): unknown;
  once(event: 'close', listener: (code: number | null) => void): unknown;
  kill(): unknown;
}

/** Starts the command line with these arguments. */
export type StartCommand = (args: string[]) => RunningCommand;
