import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { openStore } from '../src/server/store/open';
import { tickets } from '../src/server/store/schema';

/** The built server as a process of its own, with a data folder of its own. */
export class Server {
  private process: ChildProcess | undefined;
  private readonly folder = mkdtempSync(join(tmpdir(), 'portal-journeys-'));
  port = 0;

  constructor(private readonly settings: { [name: string]: string } = {}) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.port ||= await freePort();
    const env = {
      ...process.env,
      PORT: String(this.port),
      DATA_DIR: this.folder,
      // The journeys sign the same few people in more often in an hour than anybody does.
      OTP_SENDS_PER_HOUR: '1000',
      ...this.settings,
    };
    this.process = spawn(process.execPath, ['dist/server/main.js'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (let tries = 0; tries < 300; tries++) {
      if (this.process.exitCode !== null)
        throw new Error('The server ended while it was starting.');
      const isUp = await fetch(`${this.url}/api/settings/`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) return;
      await new Promise((wake) => setTimeout(wake, 200));
    }
    throw new Error('The server did not start within a minute.');
  }

  /** `SIGKILL` is a crash, `SIGTERM` an orderly end. */
  async stop(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<void> {
    if (!this.process || this.process.exitCode !== null) return;
    const ended = once(this.process, 'exit');
    this.process.kill(signal);
    await ended;
    this.process = undefined;
  }

  /** The answers of a ticket as they are stored; the server is stopped while they are read. */
  async answersOf(ticketNumber: string): Promise<{ [field: string]: unknown }> {
    await this.stop();
    const { DATABASE_URL: databaseUrl } = { ...process.env, ...this.settings };
    const store = await openStore({ dataDir: this.folder, databaseUrl });
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
    rmSync(this.folder, { recursive: true, force: true });
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
