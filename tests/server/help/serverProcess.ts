import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './database';
import { isError } from './isError';

/** Builds the server into a folder of its own, so that the test never runs an older one; returns its program. */
export function buildServer(folder: string): string {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const out = join(root, 'test-results', folder);
  const options = ['--config', 'src/server/vite.config.ts', '--outDir', out, '--logLevel', 'warn'];
  execFileSync(process.execPath, [vite, 'build', ...options], { cwd: root, stdio: 'inherit' });
  return join(out, 'main.js');
}

/** The built server as a separate process. */
export class ServerProcess {
  private readonly errors: string[] = [];

  private constructor(
    private readonly process: ChildProcess,
    readonly port: number,
  ) {
    createInterface(process.stdout!).on('line', (line) => {
      if (isError(line)) this.errors.push(line);
    });
    createInterface(process.stderr!).on('line', (line) => this.errors.push(line));
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts `program` and waits until it answers. No other variables than `env` are passed on. */
  static async start(
    program: string,
    env: { [name: string]: string },
    port?: number,
  ): Promise<ServerProcess> {
    const { PATH, HOME, TMPDIR } = process.env;
    const listensOn = port || (await freePort());
    const child = spawn(process.execPath, [program], {
      env: { PATH, HOME, TMPDIR, PORT: String(listensOn), ...env },
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = new ServerProcess(child, listensOn);
    for (let tries = 0; tries < 1500; tries++) {
      if (!server.isRunning)
        throw new Error(
          `The server ended while it was starting.\n${server.takeErrors().join('\n')}`,
        );
      const isUp = await fetch(`${server.url}/api/settings/`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) return server;
      await new Promise((wake) => setTimeout(wake, 100));
    }
    throw new Error('The server did not start in time.');
  }

  get isRunning(): boolean {
    const { exitCode, signalCode } = this.process;
    return exitCode === null && signalCode === null;
  }

  /** `SIGKILL` is a crash, `SIGTERM` an orderly shutdown. */
  async stop(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<void> {
    if (!this.isRunning) return;
    // `close` comes after the last output was read.
    const ended = once(this.process, 'close');
    this.process.kill(signal);
    await ended;
  }

  /** Log entries at level error and output on stderr since the last call. */
  takeErrors(): string[] {
    return this.errors.splice(0);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
