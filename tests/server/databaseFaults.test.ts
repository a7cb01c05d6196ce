import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUnavailable } from '../../src/server/store/databaseErrors';
import { openStore, type Store } from '../../src/server/store/open';
import { expectLogged } from '../setup/output';
import { createTestStorage, type TestStorage } from './help/database';
import { Gate } from './help/gate';
import { TestServer } from './help/server';
import { slowly, SmallServer, until } from './help/smallServer';

const away = { message: expect.stringContaining('We cannot reach our records at the moment.') };
const unavailable = { status: 503, retryAfter: '5', body: away };
const identity = { policyNumber: '50010001', dob: '1985-04-12' };

const rounds = 5;

const terminateOthers =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

describe('a database that is closed under the server', () => {
  it('is answered with 503 and Retry-After, in words', async () => {
    const server = await TestServer.open();
    const asha = await server.signIn('C10001');
    await server.store.close();
    // One call reads, the other one begins a transaction.
    for (const answer of [
      await asha.post('sr-status/', { policy_number: '50010001' }),
      await server.anyone.post('send-otp/', identity),
    ]) {
      expect(answer).toMatchObject({ status: 503, body: away });
      expect(answer.headers['retry-after']).toBe('5');
    }
    const submit = asha.with({ 'idempotency-key': 'of-this-submit' });
    expect((await submit.post('sr-status/', { policy_number: '50010001' })).body.message).toContain(
      'it will be raised only once',
    );
    expect((await server.anyone.get('settings/')).status).toBe(200);
    expectLogged(/"unavailable"/);
    server.store.close = async () => {};
    await server.close();
  });
});

if (process.env.DATABASE_URL) {
  let place: TestStorage;
  let admin: pg.Client;
  const gates: Gate[] = [];
  const newGate = async () => {
    const gate = await Gate.to(place.env.DATABASE_URL!);
    gates.push(gate);
    return gate;
  };
  beforeAll(async () => {
    place = await createTestStorage();
    admin = new pg.Client(place.env.DATABASE_URL);
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end();
    for (const gate of gates) await gate.shut();
    await place.remove();
  });

  describe('a server process and its PostgreSQL', slowly, () => {
    let gate: Gate;
    let server: SmallServer;
    let session: { [name: string]: string };
    beforeAll(async () => {
      gate = await newGate();
      server = await SmallServer.launch({
        DATA_DIR: place.env.DATA_DIR,
        DATABASE_URL: gate.url,
        DATABASE_CONNECTIONS: '3',
        DATABASE_WAIT_SECONDS: '2',
        DATABASE_LOCK_SECONDS: '1',
        DATABASE_STATEMENT_SECONDS: '600',
      });
    });
    afterAll(() => server.stop('SIGKILL'));

    it('go on by themselves once the database comes', async () => {
      await server.prints('Waiting for the database');
      expect(await server.post('send-otp/', identity)).toEqual(unavailable);
      await gate.open();
      await server.prints('The portal is at');
      session = await server.signIn(identity.policyNumber, identity.dob);
      expect(session.authorization).toMatch(/^JWT ey/);
    });

    it('lose no ticket and double none while connections are terminated under six clients', async () => {
      const raise = await submits(server, session);
      const acknowledged = new Map<string, string>();
      let isOver = false;
      /** Sends new requests, each until it is acknowledged: with the same key, as the portal does. */
      async function submitOneByOne() {
        for (let key = randomUUID(); !isOver || !acknowledged.has(key);) {
          const answer = await raise(key);
          if (answer.status === 200) {
            acknowledged.set(key, answer.body.ticketnumber);
            if (!isOver) key = randomUUID();
          } else {
            expect(answer).toEqual(unavailable);
          }
        }
      }
      const clients = Promise.all(Array.from({ length: 6 }, submitOneByOne));
      for (let round = 0; round < rounds; round++) {
        const enough = acknowledged.size + 10;
        await Promise.race([clients, until(() => acknowledged.size >= enough)]);
        await admin.query(terminateOthers);
      }
      isOver = true;
      await clients;
      const { rows } = await admin.query(
        `select key, answer->>'ticketnumber' as ticket from submissions`,
      );
      expect(new Map(rows.map(({ key, ticket }) => [key, ticket]))).toEqual(acknowledged);
      const raised = await admin.query(
        `select ticket_number as ticket from tickets where request_key = 'policy-document'`,
      );
      expect(raised.rows.map(({ ticket }) => ticket).sort()).toEqual(
        [...acknowledged.values()].sort(),
      );
    });

    it('answer 503 with Retry-After in words while a table is locked, then as before', async () => {
      const call = () => server.get('get-sr-sub-types/', session);
      await admin.query('begin; lock table sessions');
      const answers = await Promise.all(Array.from({ length: 12 }, call));
      await admin.query('rollback');
      expect(answers).toEqual(answers.map(() => unavailable));
      expect((await call()).status).toBe(200);
    });

    it('end with one line of words when the database does not let the server in', async () => {
      const url = new URL(place.env.DATABASE_URL!);
      for (const [user, database, words] of [
        ['nobody', url.pathname, 'role "nobody" does not exist'],
        [url.username, '/nowhere', 'database "nowhere" does not exist'],
      ] as const) {
        const wrong = Object.assign(new URL(url), { username: user, pathname: database });
        const refused = await SmallServer.launch({
          DATA_DIR: place.env.DATA_DIR,
          DATABASE_URL: wrong.href,
        });
        expect(await refused.ended).toBe(1);
        expect(refused.output).toBe(
          `The database at ${url.host} does not let this server in: ${words}. Correct DATABASE_URL, or the rights of its user.\n`,
        );
      }
    });
  });

  describe('a store with one connection', () => {
    let gate: Gate;
    let store: Store;
    beforeAll(async () => {
      gate = await newGate();
      await gate.open();
      store = await openStore({
        dataDir: place.env.DATA_DIR,
        databaseUrl: gate.url,
        databaseConnections: 1,
        databaseWaitSeconds: 1,
        databaseStatementSeconds: 2,
      });
    });
    afterAll(() => store.close());

    const read = () => store.db.execute('select 1');
    const write = () => store.db.transaction((tx) => tx.execute('select 1'));
    const failureOf = (work: Promise<unknown>) =>
      work.then(
        () => 'none',
        (error) => (isUnavailable(error) ? 'unavailable' : error),
      );

    it('gets another one when a transaction cannot begin on it', async () => {
      await read();
      // The store has not learned it yet when it begins.
      gate.cut();
      expect(await failureOf(write())).toBe('unavailable');
      await read();
    });

    it('gets another one when it breaks between two statements of a transaction', async () => {
      const broken = store.db.transaction(async (tx) => {
        await tx.execute('select 1');
        await admin.query(terminateOthers);
        await tx.execute('select 1');
      });
      expect(await failureOf(broken)).toBe('unavailable');
      await write();
    });

    it('neither waits for it nor lets a statement use it without end', async () => {
      const slow = store.db.execute('select pg_sleep(60)').catch((error: unknown) => error);
      expect(await failureOf(write())).toBe('unavailable');
      // Ended by the database itself, so that it does not go on there.
      expect(await slow).toMatchObject({ cause: { code: '57014' } });
      expect(isUnavailable(await slow)).toBe(true);
      await write();
    });

    it('gets another one when the database vanishes without a word', async () => {
      await read();
      gate.freeze();
      expect(await failureOf(write())).toBe('unavailable');
      await write();
    });
  });
}

/** Sends a request of a type that a customer may have open several times, with an idempotency key. */
async function submits(server: SmallServer, session: { [name: string]: string }) {
  const { body } = await server.get('get-sr-sub-types/', session);
  const { sub_type_code: etli_sub_type } = body.value.find(
    ({ sr_name }: { sr_name: string }) => sr_name === 'Policy document not received',
  );
  return (key: string) =>
    server.post(
      'policy-document-not-received/',
      { policyNumber: identity.policyNumber, etli_sub_type },
      { ...session, 'idempotency-key': key },
    );
}
