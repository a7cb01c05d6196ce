import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FeedLine } from '../../src/api';
import { runBookCommand } from '../../src/server/book/command';
import { dayInTimeZone } from '../../src/server/clock';
import { readSettings } from '../../src/server/readSettings';
import { openStore } from '../../src/server/store/open';
import { demoFeed } from '../feed/demoFeed';
import { syntheticCustomer } from '../feed/syntheticFeed.mjs';
import { createTestStorage, type TestStorage } from './help/database';
import type { Caller } from './help/caller';
import { pay } from './help/pay';
import { TestServer } from './help/server';

const today = dayInTimeZone(new Date(), 'Asia/Kolkata');
const folder = mkdtempSync(join(tmpdir(), 'portal-book-'));
const file = join(folder, 'feed.ndjson');
const report = `${file}.refused.ndjson`;
const [asha, vikram] = demoFeed(today) as [
  ReturnType<typeof demoFeed>[0],
  ReturnType<typeof demoFeed>[0],
];

let place: TestStorage;
let said: string;
let complained: string;
beforeEach(async () => {
  place = await createTestStorage({ hasDemoBook: false });
  said = complained = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((said += text), true));
  vi.spyOn(console, 'error').mockImplementation((text) => (complained += `${text}\n`));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await place.remove();
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (...lines: (FeedLine | object | string)[]) =>
  writeFileSync(
    file,
    lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''),
  );

const bring = async (...args: string[]) => {
  said = '';
  return runBookCommand(readSettings(place.env), ['import', file, ...args]);
};

async function execute(...statements: string[]): Promise<void> {
  const store = await openStore({
    dataDir: place.env.DATA_DIR,
    databaseUrl: place.env.DATABASE_URL,
  });
  for (const statement of statements) await store.db.execute(sql.raw(statement));
  await store.close();
}

/** Everything in the tables of the book, with the version of each row. */
async function rows(): Promise<{ [table: string]: { [column: string]: unknown }[] }> {
  const store = await openStore({
    dataDir: place.env.DATA_DIR,
    databaseUrl: place.env.DATABASE_URL,
  });
  const all: { [table: string]: { [column: string]: unknown }[] } = {};
  for (const table of ['customers', 'policies', 'premiums', 'sessions', 'book_imports']) {
    const found = await store.db.execute(sql.raw(`select xmin::text as version, * from ${table}`));
    all[table] = (found as unknown as { rows: { [column: string]: unknown }[] }).rows;
  }
  await store.close();
  return all;
}

/** Beside the demo book, whose OTPs can be read. */
async function withDemoBook<T>(use: (server: TestServer) => Promise<T>): Promise<T> {
  const server = await TestServer.open({ place });
  return use(server).finally(() => server.close());
}
const useDemoBook = async () => {
  await place.remove();
  place = await createTestStorage();
};

it('brings customers who then sign in and see their policies and premiums', async () => {
  await useDemoBook();
  const customer = syntheticCustomer(4711);
  write(customer, syntheticCustomer(4712));
  expect(await bring()).toBe(0);
  expect(said).toContain('2 lines were read.\nCustomers: 2 added, 0 changed, 0 removed');
  expect(existsSync(report)).toBe(false);
  await withDemoBook(async (server) => {
    const identity = { emailId: customer.emailId.toUpperCase(), dob: customer.dateOfBirth };
    const { id } = (await server.anyone.post('send-otp/', identity)).body;
    const otp = await server.newestCode(customer.phoneNumber);
    const { body } = await server.anyone.post('validate-otp/', { ...identity, id, otp });
    const caller = server.anyone.with({
      authorization: `JWT ${body.access_token}`,
      'unique-client-id': customer.clientId,
    });
    const listed = (await caller.get('policies/')).body.policies;
    const numbers = customer.policies.map(({ policyNumber }) => policyNumber);
    expect(listed.map(({ policyNo }: { policyNo: string }) => policyNo)).toEqual(numbers);
  });
  const { premiums } = await rows();
  const [policy] = customer.policies;
  const own = premiums!.filter((one) => one.policy_number === policy!.policyNumber);
  expect(own.map((one) => Number(one.paise))).toEqual(policy!.premiums.map(({ paise }) => paise));
});

it('keeps a payment of the portal that the feed does not know yet, and records it once', async () => {
  await useDemoBook();
  const policyNo = '50010001';
  const dueOn = (of: Caller) =>
    of
      .get('policy/', { dob: asha.dateOfBirth, policyNo })
      .then(({ body }) => [body.premiumDueDate, body.premiumLeftToPay]);
  const [txnId, due] = await withDemoBook(async (server) => {
    const caller = await server.signIn('C10001');
    const paid = await pay(server, caller, 'C10001', policyNo);
    return [paid, await dueOn(caller)] as const;
  });
  const check = () =>
    withDemoBook(async (server) => expect(await dueOn(await server.signIn('C10001'))).toEqual(due));
  const paidFor = async () =>
    (await rows()).premiums!.filter((one) => one.policy_number === policyNo);
  const before = (await paidFor()).length;

  write(asha);
  await bring();
  await check();
  expect(await paidFor()).toHaveLength(before);

  const [policy, ...others] = asha.policies;
  const payment = { receivedOn: today, paise: 2_508_000, taxPaise: 108_000, txnId };
  write({
    ...asha,
    policies: [
      {
        ...policy!,
        premiumDueDate: due[0],
        premiumLeftToPay: due[1],
        premiums: [...policy!.premiums, payment],
      },
      ...others,
    ],
  });
  await bring();
  await check();
  expect(await paidFor()).toHaveLength(before);
});

it('ends the session of a customer who is removed', async () => {
  await useDemoBook();
  write({ clientId: 'C10001', deleted: true });
  const { headers } = await withDemoBook((server) => server.signIn('C10001'));
  await bring();
  await withDemoBook(async (server) => {
    expect((await server.anyone.with(headers).get('policies/')).status).toBe(401);
    const sent = await server.anyone.post('send-otp/', {
      policyNumber: '50010001',
      dob: '1985-04-12',
    });
    expect(sent.body.status).toBe('failed');
  });
});

it('takes a customer with more premiums than a statement has parameters', async () => {
  const [policy] = asha.policies;
  const premiums = Array.from({ length: 1500 }, () => ({
    receivedOn: today,
    paise: 1,
    taxPaise: 0,
  }));
  const policies = Array.from({ length: 50 }, (_, i) => ({
    ...policy!,
    policyNumber: `8${i}`,
    premiums: premiums.map((one, n) => ({ ...one, txnId: `T-${i}-${n}` })),
  }));
  write({ ...asha, policies });
  expect(await bring()).toBe(0);
  expect((await rows()).premiums).toHaveLength(75_000);
  expect(await bring()).toBe(0);
  expect(said).toContain('Customers: 0 added, 0 changed, 0 removed');
});

// PGlite is open in one process.
if (process.env.DATABASE_URL)
  it('is taken while the server runs', async () => {
    await useDemoBook();
    await withDemoBook(async (server) => {
      const caller = await server.signIn('C10001');
      write({ ...asha, policies: asha.policies.slice(0, 1) });
      expect(await bring()).toBe(0);
      expect((await caller.get('policies/')).body.policies).toHaveLength(1);
    });
  });

it('goes on after an interruption, with the lines that were refused before', async () => {
  const lines = Array.from({ length: 1200 }, (_, n) => syntheticCustomer(n));
  write(...lines.slice(0, 100), 'bad', ...lines.slice(100));
  // The second transaction fails.
  await execute(
    `create function stop() returns trigger language plpgsql as
       $$ begin if new.client_id = 'S000000700' then raise exception 'stop'; end if; return new; end $$`,
    'create trigger stop before insert on customers for each row execute function stop()',
  );
  await expect(bring()).rejects.toThrow();
  expect((await rows()).customers).toHaveLength(499);
  expect((await rows()).book_imports).toMatchObject([{ lines: 500, refused: 1 }]);
  await execute('drop trigger stop on customers');
  expect(await bring()).toBe(2);
  expect(said).toContain('1201 lines were read, the first 500 of them by an earlier run.');
  expect(said).toContain('Customers: 701 added, 0 changed');
  expect(readFileSync(report, 'utf8')).toMatch(/^\{"line":101,.*\}\n$/);
  expect((await rows()).customers).toHaveLength(1200);
  expect((await rows()).book_imports).toEqual([]);
});

it('says what to write when it is called otherwise, and that there is no such file', async () => {
  await expect(bring('--nonsense')).rejects.toThrow('npm run book -- import FILE');
  rmSync(file);
  await expect(bring()).rejects.toThrow(`There is no ${file}.`);
});

it('changes no row when the same file comes again', async () => {
  write(...demoFeed(today));
  await bring();
  const before = await rows();
  expect(await bring()).toBe(0);
  expect(said).toContain('Customers: 0 added, 0 changed, 0 removed');
  expect(await rows()).toEqual(before);
});

it('refuses lines with their number and what to do, and takes the others', async () => {
  const { pan: _, ...withoutPan } = vikram;
  const misspelt = { ...vikram, pann: 'AAAPA1234A' };
  const twice = { ...vikram, policies: [vikram.policies[0], vikram.policies[0]] };
  const badDay = {
    ...vikram,
    dateOfBirth: '1985-02-30',
    policies: [{ ...vikram.policies[0], premiumDueDate: 'soon' }],
  };
  write('{"clientId":', asha, withoutPan, '', misspelt, twice, badDay, {
    ...vikram,
    title: 'a\u0000',
  });
  expect(await bring()).toBe(2);
  expect(
    readFileSync(report, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { line: 1, problems: ['The line is not JSON. Write one whole JSON object on each line.'] },
    { line: 3, problems: ['/pan is missing. Add it.'] },
    { line: 5, problems: ['/pann is no name of the schema. Remove it.'] },
    { line: 6, problems: ['policyNumber: a number is there twice. Write it once.'] },
    {
      line: 7,
      problems: [
        '/dateOfBirth must be a date as YYYY-MM-DD.',
        '/policies/0/premiumDueDate must be a date as YYYY-MM-DD, or empty.',
      ],
    },
    { line: 8, problems: ['/title has characters that cannot be stored. Remove them.'] },
  ]);
  expect(complained).toContain('line 3: /pan is missing. Add it.');
  expect(said).toContain('8 lines were read.\nCustomers: 1 added');
  expect(said).toContain('6 lines were refused.');
  expect((await rows()).customers).toMatchObject([{ client_id: 'C10001' }]);
});

it('refuses bytes that are not UTF-8, and a line without a known kind', async () => {
  writeFileSync(
    file,
    Buffer.concat([Buffer.from([0x7b, 0xff, 0x0a]), Buffer.from('[]\n{"deleted":true}')]),
  );
  expect(await bring()).toBe(2);
  expect(complained).toContain('line 1: The line is not UTF-8. Write the file in UTF-8.');
  expect(complained).toContain('line 2: The line must be object.');
  expect(complained).toContain('line 3: /clientId is missing. Add it.');
});

it('takes the later of two lines about the same customer, and moves a policy to a new owner', async () => {
  const [given, ...kept] = asha.policies;
  write(
    asha,
    vikram,
    { ...asha, policies: kept },
    { ...vikram, policies: [...vikram.policies, given!] },
  );
  expect(await bring()).toBe(0);
  const { policies } = await rows();
  expect(policies!.find((one) => one.policy_number === given!.policyNumber)).toMatchObject({
    client_id: vikram.clientId,
    place: vikram.policies.length,
  });
  expect(policies).toHaveLength(asha.policies.length + vikram.policies.length);
});

it('removes a customer whose line says so, and policies that are not listed any more', async () => {
  write(asha, vikram);
  await bring();
  write(
    { ...asha, policies: asha.policies.slice(1) },
    { clientId: vikram.clientId, deleted: true },
  );
  expect(await bring()).toBe(0);
  expect(said).toContain('Customers: 0 added, 1 changed, 1 removed');
  const { customers, policies, premiums } = await rows();
  expect(customers).toMatchObject([{ client_id: asha.clientId }]);
  const left = asha.policies.slice(1).map(({ policyNumber }) => policyNumber);
  expect(policies!.map((one) => one.policy_number).sort()).toEqual(left.sort());
  expect(premiums!.filter((one) => !left.includes(String(one.policy_number)))).toEqual([]);
});

it('does not write its report over the feed, or over any other file', async () => {
  write(asha);
  const other = join(folder, 'notes.txt');
  writeFileSync(other, 'Do not lose this.');
  const before = readFileSync(file, 'utf8');
  await expect(bring('--report', file)).rejects.toThrow(/no report of refused lines/);
  await expect(bring('--report', other)).rejects.toThrow(/no report of refused lines/);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(readFileSync(other, 'utf8')).toBe('Do not lose this.');
});

it('says so when the feed is a folder', async () => {
  await expect(runBookCommand(readSettings(place.env), ['import', folder])).rejects.toThrow(
    /is a folder. Give the file of a feed/,
  );
});

it('is not done when the feed changes while it is read', async () => {
  write(...Array.from({ length: 600 }, (_, i) => ({ ...asha, clientId: `X${i}`, policies: [] })));
  vi.spyOn(Date, 'now').mockImplementation(() => {
    // The progress of the first batch asks for the time.
    write(asha);
    return 0;
  });
  await expect(bring()).rejects.toThrow('The feed changed while it was read. Import it again.');
  vi.mocked(Date.now).mockRestore();
  expect(await bring()).toBe(0);
});
