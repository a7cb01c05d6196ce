import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { vi } from 'vitest';
import type { WorkbenchOptions } from '../../src/workbench/server/workbench';
import { startServer } from './serverUnderTest';

/** A program that a test ends. */
export class Program extends EventEmitter {
  stdout = new PassThrough();
  stderr = new PassThrough();
  kill = vi.fn(() => this.end(null));
  end(code: number | null) {
    this.stdout.end();
    this.stderr.end();
    this.emit('close', code);
  }
}

/** A server whose commands are started, and wait. */
export async function startCommandServer(options: Partial<WorkbenchOptions> = {}) {
  const started: { args: string[]; program: Program }[] = [];
  const server = await startServer({
    ...options,
    startCommand(args) {
      const program = new Program();
      started.push({ args, program });
      return program;
    },
  });
  const post = (path: string, body: object, headers = {}) =>
    server.call(path, { body: JSON.stringify(body), headers });
  return { ...server, started, post };
}

export const until = (isTrue: () => boolean) =>
  vi.waitFor(() => {
    if (!isTrue()) throw new Error('Not yet.');
  });
