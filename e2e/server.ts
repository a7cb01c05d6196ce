import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { type Db, openStore } from '../src/server/store/open';
import { tickets } from '../src/server/store/schema';
import { type TestStorage, createTestStorage } from '../tests/server/help/database';
import { ServerProcess } from '../tests/server/help/serverProcess';

/** The built server as a separate process with its own data. */
export class Server {
  private process: ServerProcess | undefined;
  private place: TestStorage | undefined;
  private errors: string[] = [];
  port = 0;

  /** `root` is a folder with a built portal and definitions. */
  constructor(
    private readonly settings: { [name: string]: string } = {},
    private readonly root = '.',
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.place ??= await createTestStorage();
    const env = {
      ...this.place.env,
      // The journeys sign the same customers in more often than the default limit allows.
      OTP_SENDS_PER_HOUR: '1000',
      OTP_SENDS_PER_DAY: '10000',
      ...this.settings,
    };
    this.process = await ServerProcess.start(
      join(this.root, 'dist/server/main.js'),
      env,
      this.port,
    );
    this.port = this.process.port;
  }

  /** `SIGKILL` is a crash, `SIGTERM` an orderly shutdown. */
  async stop(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<void> {
    await this.process?.stop(signal);
    this.errors.push(...(this.process?.takeErrors() ?? []));
  }

  /** The stored answers of a ticket; the server is stopped while they are read. */
  async answersOf(ticketNumber: string): Promise<{ [field: string]: unknown }> {
    const [ticket] = await this.withDatabase((db) =>
      db.select().from(tickets).where(eq(tickets.ticketNumber, ticketNumber)),
    );
    return ticket!.answers as { [field: string]: unknown };
  }

  /** Resolves all revivals, so that none prevents another one; the server is stopped meanwhile. */
  async resolveRevivals(): Promise<void> {
    await this.withDatabase((db) =>
      db
        .update(tickets)
        .set({ statusCode: 5 })
        .where(inArray(tickets.requestKey, ['DGH', 'dgh_form', 'revival_application'])),
    );
  }

  private async withDatabase<T>(act: (db: Db) => Promise<T>): Promise<T> {
    await this.stop();
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = this.place!.env;
    const store = await openStore({ dataDir, databaseUrl });
    const result = await act(store.db);
    await store.close();
    await this.start();
    return result;
  }

  async end(): Promise<void> {
    await this.stop();
    await this.place?.remove();
  }

  /** Log entries at level error and output on stderr since the last call. */
  takeErrors(): string[] {
    return [...this.errors.splice(0), ...(this.process?.takeErrors() ?? [])];
  }
}
