import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { root } from './database';
import { isError } from './isError';

/** The built server as a separate process. */
export class ServerProcess {
  /** Everything on stdout and stderr. */
  output = '';
  /** The exit code, or the signal that ended it; after the last output. */
  readonly ended: Promise<number | string>;
  private readonly errors: string[] = [];

  protected constructor(
    readonly child: ChildProcess,
    readonly port: number,
  ) {
    createInterface(child.stdout!).on('line', (line) => {
      this.output += `${line}\n`;
      if (isError(line)) this.errors.push(line);
    });
    createInterface(child.stderr!).on('line', (line) => {
      this.output += `${line}\n`;
      this.errors.push(line);
    });
    this.ended = once(child, 'close').then(([code, signal]) => code ?? signal);
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
    const listensOn = port || (await freePort());
    const server = new ServerProcess(spawnServer(program, listensOn, env), listensOn);
    for (let tries = 0; tries < 1500; tries++) {
      if (!server.isRunning) {
        await server.ended;
        throw new Error(`The server ended while it was starting.\n${server.output}`);
      }
      const isUp = await fetch(`${server.url}/api/settings/`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) return server;
      await new Promise((wake) => setTimeout(wake, 100));
    }
    await server.stop('SIGKILL');
    throw new Error(`The server did not start in time.\n${server.output}`);
  }

  get isRunning(): boolean {
    const { exitCode, signalCode } = this.child;
    return exitCode === null && signalCode === null;
  }

  /** `SIGKILL` is a crash, `SIGTERM` an orderly shutdown. */
  async stop(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<void> {
    if (this.isRunning) this.child.kill(signal);
    await this.ended;
  }

  /** Log entries at level error and output on stderr since the last call. */
  takeErrors(): string[] {
    return this.errors.splice(0);
  }
}

export function spawnServer(
  program: string,
  port: number,
  env: { [name: string]: string },
): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  return spawn(process.execPath, [program], {
    env: { PATH, HOME, TMPDIR, PORT: String(port), ...env },
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
