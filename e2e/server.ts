import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { eq } from 'drizzle-orm';
import { openStore } from '../src/server/store/open';
import { tickets } from '../src/server/store/schema';
import { type TestStorage, createTestStorage } from '../tests/server/help/database';
import { isError } from '../tests/server/help/isError';

/** The built server as a separate process with its own data. */
export class Server {
  private process: ChildProcess | undefined;
  private place: TestStorage | undefined;
  private errors: string[] = [];
  port = 0;

  constructor(private readonly settings: { [name: string]: string } = {}) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.port ||= await freePort();
    this.place ??= await createTestStorage();
    const { PATH, HOME, TMPDIR } = process.env;
    const env = {
      // No other variables, because the shell may contain settings of another server.
      PATH,
      HOME,
      TMPDIR,
      PORT: String(this.port),
      ...this.place.env,
      // The journeys sign the same customers in more often than the default limit allows.
      OTP_SENDS_PER_HOUR: '1000',
      ...this.settings,
    };
    this.process = spawn(process.execPath, ['dist/server/main.js'], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    createInterface(this.process.stdout!).on('line', (line) => {
      if (isError(line)) this.errors.push(line);
    });
    createInterface(this.process.stderr!).on('line', (line) => this.errors.push(line));
    for (let tries = 0; tries < 600; tries++) {
      if (!isRunning(this.process))
        throw new Error(`The server ended while it was starting.\n${this.takeErrors().join('\n')}`);
      const isUp = await fetch(`${this.url}/api/settings/`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) return;
      await new Promise((wake) => setTimeout(wake, 100));
    }
    throw new Error('The server did not start within a minute.');
  }

  /** `SIGKILL` is a crash, `SIGTERM` an orderly shutdown. */
  async stop(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<void> {
    if (!this.process || !isRunning(this.process)) return;
    // `close` comes after the last output was read.
    const ended = once(this.process, 'close');
    this.process.kill(signal);
    await ended;
    this.process = undefined;
  }

  /** The stored answers of a ticket; the server is stopped while they are read. */
  async answersOf(ticketNumber: string): Promise<{ [field: string]: unknown }> {
    await this.stop();
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = this.place!.env;
    const store = await openStore({ dataDir, databaseUrl });
    const [ticket] = await store.db
      .select()
      .from(tickets)
      .where(eq(tickets.ticketNumber, ticketNumber));
    await store.close();
    await this.start();
    return ticket!.answers as { [field: string]: unknown };
  }

  async end(): Promise<void> {
    await this.stop();
    await this.place?.remove();
  }

  /** Log entries at level error and output on stderr since the last call. */
  takeErrors(): string[] {
    return this.errors.splice(0);
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
