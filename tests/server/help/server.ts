import { isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createApp, type AppOptions } from '../../../src/server/app';
import { readSecrets } from '../../../src/server/secrets';
import { readSettings } from '../../../src/server/readSettings';
import type { Settings } from '../../../src/server/settings';
import { type Db, openStore, type Store } from '../../../src/server/store/open';
import { proofs, tickets } from '../../../src/server/store/schema';
import { logged } from '../../setup/output';
import { Caller } from './caller';
import { type TestStorage, createTestStorage, momentOf, root } from './database';
import { isError } from './isError';
import { TestPortal } from './portal';
import { sharedCache } from './sharedCache';

export { customerOf } from './portal';

interface TestServerOptions {
  env?: { [variable: string]: string };
  appOptions?: Partial<AppOptions>;
  place?: TestStorage;
  /** The day on which it starts, YYYY-MM-DD; today by default. */
  today?: string;
}

/** Tests make many calls from one address; the limits have their own tests. */
const relaxedLimits = {
  CALLS_PER_MINUTE: '100000',
  SIGN_IN_CALLS_PER_MINUTE: '100000',
  OTP_SENDS_PER_HOUR: '1000',
  OTP_SENDS_PER_DAY: '10000',
  OUTSIDE_ASKS_PER_HOUR: '1000',
};

/** A server with its own database, a clock that can be advanced, and its log in memory. */
export class TestServer extends TestPortal {
  log = '';
  minutesAhead = 0;

  private constructor(
    readonly app: FastifyInstance,
    readonly store: Store,
    readonly place: TestStorage,
    private readonly ownsStorage: boolean,
    private readonly settings: Settings,
  ) {
    super();
  }

  static async open({
    env = {},
    appOptions = {},
    place,
    today,
  }: TestServerOptions = {}): Promise<TestServer> {
    const where =
      place ?? (await createTestStorage({ today, hasDemoBook: env.DEMO_BOOK !== 'off' }));
    const settings = readSettings({
      DEFINITIONS_DIR: root,
      ...relaxedLimits,
      ...env,
      ...where.env,
    });
    let server: TestServer | undefined;
    let store: Store;
    let early = '';
    const ahead = momentOf(today).getTime() - Date.now();
    const app = await createApp(settings, {
      openStore: async (at) => (store = await openStore(at)),
      definitionCache: sharedCache,
      now: () => new Date(Date.now() + ahead + (server?.minutesAhead ?? 0) * 60_000),
      log: {
        write(line) {
          if (isError(line)) logged.push(`log: ${line}`);
          if (server) server.log += line;
          else early += line;
        },
      },
      ...appOptions,
    });
    await app.ready();
    server = new TestServer(app, store!, where, place === undefined, settings);
    server.log = early;
    return server;
  }

  get db(): Db {
    return this.store.db;
  }

  get anyone(): Caller {
    return new Caller(this.app, {});
  }

  /** What the insurer's system signs with. */
  async ticketsSecret(): Promise<Uint8Array> {
    return (await readSecrets(this.settings)).tickets;
  }

  /** Closes all tickets, so that the same requests can be raised again, and deletes unused proofs. */
  async resolveTickets(): Promise<void> {
    await this.db.update(tickets).set({ statusCode: 5 });
    await this.db.delete(proofs).where(isNull(proofs.usedFor));
  }

  async close(): Promise<void> {
    await this.app.close();
    if (this.ownsStorage) await this.place.remove();
  }
}
