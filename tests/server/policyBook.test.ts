import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayInTimeZone } from '../../src/server/clock';
import { customers, policies, premiums, sessions } from '../../src/server/store/schema';
import { expectLogged } from '../setup/output';
import { demoFeed } from '../feed/demoFeed';
import type { Caller } from './help/caller';
import { pay, reportOf, sendReport, start } from './help/pay';
import { bookToken, openPolicyBookStandIn, type PolicyBookStandIn } from './help/policyBookStandIn';
import { customerOf, TestServer } from './help/server';

const today = dayInTimeZone(new Date(), 'Asia/Kolkata');
const feed = demoFeed(today);

interface Opened {
  server: TestServer;
  /** Removes a customer from the book. */
  remove(clientId: string): Promise<void>;
  close(): Promise<void>;
}

async function openOwnTables(): Promise<Opened> {
  const server = await TestServer.open();
  return {
    server,
    async remove(clientId) {
      await server.db.delete(policies).where(eq(policies.clientId, clientId));
      await server.db.delete(customers).where(eq(customers.clientId, clientId));
    },
    close: () => server.close(),
  };
}

/** A portal whose own tables are empty. */
async function openOverHttp(
  env: { [name: string]: string } = {},
): Promise<Opened & { book: PolicyBookStandIn }> {
  const book = await openPolicyBookStandIn(feed);
  const server = await TestServer.open({
    env: { POLICY_BOOK_URL: book.url, POLICY_BOOK_TOKEN: bookToken, ...env },
  });
  for (const table of [premiums, policies, customers]) await server.db.delete(table);
  return {
    server,
    book,
    async remove(clientId) {
      book.customers = book.customers.filter((one) => one.clientId !== clientId);
    },
    async close() {
      await server.close();
      await book.close();
    },
  };
}

describe.each([
  ['in the own tables', openOwnTables],
  ['over HTTP', openOverHttp],
])('the policy book %s', (_name, open) => {
  let opened: Opened;
  let server: TestServer;
  let asha: Caller;
  beforeAll(async () => {
    opened = await open();
    ({ server } = opened);
    asha = await server.signIn('C10001');
  });
  afterAll(() => opened.close());

  const { dateOfBirth: dob, emailId, phoneNumber } = customerOf('C10001');
  const detailOf = async (policyNo: string) => (await asha.get('policy/', { dob, policyNo })).body;

  it('finds a customer by policy number, number and e-mail address in capitals', async () => {
    for (const identifier of [
      { policyNumber: '50010001' },
      { phoneNumber },
      { emailId: emailId.toUpperCase() },
    ])
      expect((await server.anyone.post('send-otp/', { ...identifier, dob })).body).toMatchObject({
        status: 'success',
      });
  });

  it.each([
    ['a policy that nobody has', { policyNumber: '59999999', dob }],
    ['a number that nobody has', { phoneNumber: '9999999999', dob }],
    ['a wrong date of birth', { policyNumber: '50010001', dob: '1985-04-13' }],
  ])('finds nobody by %s', async (_what, identity) => {
    expect((await server.anyone.post('send-otp/', identity)).body.status).toBe('failed');
  });

  it('has the profile and the policies of every customer, in order', async () => {
    for (const { clientId, dateOfBirth, firstName, policies: owned } of feed.slice(1)) {
      if (owned.length === 0) continue;
      const caller = await server.signIn(clientId);
      const { body } = await caller.get('policies/');
      const numbers = body.policies.map(({ policyNo }: { policyNo: string }) => policyNo);
      expect(numbers).toEqual(owned.map(({ policyNumber }) => policyNumber));
      const profile = await caller.post('client-details/', { clientId, dob: dateOfBirth });
      expect(JSON.stringify(profile.body)).toContain(firstName);
    }
  });

  it('has everything about a policy', async () => {
    const { planName, maturityDate, riders, baseSumAssured } = feed[0]!.policies[0]!;
    expect(await detailOf('50010001')).toMatchObject({
      productName: planName,
      maturityDate,
      baseSumAssured,
      riderDetails: riders,
    });
  });

  it('knows a policy of somebody else', async () => {
    const { status } = await asha.get('policy/', { dob, policyNo: '50020001' });
    expect(status).toBe(403);
  });

  it('records a payment once, and what is due follows', async () => {
    const { premiumDueDate: before } = await detailOf('50010001');
    const txn_id = await pay(server, asha, 'C10001', '50010001');
    const { premiumDueDate: after, premiumLeftToPay } = await detailOf('50010001');
    expect(after).toBe(`${Number(before.slice(0, 4)) + 1}${before.slice(4)}`);
    expect(premiumLeftToPay).toBe(0);
    await sendReport(server, reportOf({ txn_id }));
    expect((await detailOf('50010001')).premiumDueDate).toBe(after);
  });

  it('ends the session of a customer who was removed', async () => {
    const meera = await server.signIn('C10004');
    await opened.remove('C10004');
    expect((await meera.get('policies/')).status).toBe(401);
    expect(await server.db.$count(sessions, eq(sessions.clientId, 'C10001'))).toBe(1);
  });
});

describe('a policy book over HTTP', () => {
  let opened: Awaited<ReturnType<typeof openOverHttp>>;
  let book: PolicyBookStandIn;
  let server: TestServer;
  let asha: Caller;
  beforeAll(async () => {
    opened = await openOverHttp({ METRICS_PORT: '0', POLICY_BOOK_CACHE_SECONDS: '30' });
    ({ book, server } = opened);
    asha = await server.signIn('C10001');
  });
  afterAll(() => opened.close());
  beforeEach(() => {
    book.requests = [];
    book.failures = 0;
    book.change = (answer) => answer;
    book.cacheControl = 'no-store';
    // What was kept before is older than it may be.
    server.minutesAhead += 1;
  });

  const list = () => asha.get('policies/');

  it('is asked once more when it fails, and 503 says to try again when that fails too', async () => {
    book.failures = 1;
    expect((await list()).status).toBe(200);
    book.failures = 2;
    const { status, headers, body } = await list();
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(body.message).toBe(
      'We cannot reach our records at the moment. Please try again in a minute.',
    );
    book.failures = 2;
    const identity = { policyNumber: '50010001', dob: '1985-04-12' };
    expect((await server.anyone.post('send-otp/', identity)).status).toBe(503);
    expect((await list()).status).toBe(200);
  });

  it('is not asked again for what its answer allows to keep, and at once after a payment', async () => {
    book.cacheControl = 'private, max-age=3600';
    await list();
    const { length } = book.requests;
    expect(length).toBe(1);
    await list();
    expect(book.requests).toHaveLength(length);
    // Never longer than POLICY_BOOK_CACHE_SECONDS.
    server.minutesAhead += 1;
    await list();
    expect(book.requests).toHaveLength(length + 1);
    const due = (await list()).body.policies[0].premiumDueDate;
    await pay(server, asha, 'C10001', '50010001');
    expect((await list()).body.policies[0].premiumDueDate).not.toBe(due);
  });

  it.each([
    ['a policy twice', (policies: object[]) => ({ policies: [...policies, policies[0]] })],
    ['a text that nothing keeps', () => ({ firstName: 'As\0ha' })],
  ])('is not believed when it answers with %s, as a feed is not', async (_what, spoil) => {
    book.change = (answer) => (answer.policies ? { ...answer, ...spoil(answer.policies) } : answer);
    expect((await list()).status).toBe(503);
    expectLogged(/an answer of the policy book is not as documented/);
  });

  it('sends no OTP to a customer whose record does not have the policy', async () => {
    book.change = (answer) =>
      answer.policies ? { ...answer, policies: answer.policies.slice(1) } : answer;
    const { dateOfBirth: dob } = customerOf('C10001');
    const identity = { policyNumber: '50010001', dob };
    expect((await server.anyone.post('send-otp/', identity)).status).toBe(503);
    expectLogged(/answered with another customer/);
  });

  it('shows each customer their own records, also when they are kept', async () => {
    book.cacheControl = 'max-age=30';
    const vikram = await server.signIn('C10002');
    const numbersOf = async (caller: Caller) =>
      (await caller.get('policies/')).body.policies.map(
        (one: { policyNo: string }) => one.policyNo,
      );
    const [hers, his] = await Promise.all([numbersOf(asha), numbersOf(vikram)]);
    expect(hers).toEqual(feed[0]!.policies.map(({ policyNumber }) => policyNumber));
    expect(his).toEqual(feed[1]!.policies.map(({ policyNumber }) => policyNumber));
  });

  it.each([
    ['another customer', (answer: any) => ({ ...answer, clientId: 'C10002' })],
    ['an answer that lacks something', (answer: any) => ({ ...answer, policies: undefined })],
    ['an answer with more than is documented', (answer: any) => ({ ...answer, salary: 1 })],
  ])('is not believed with %s, and no value is logged', async (_what, change) => {
    book.change = change;
    expect((await list()).status).toBe(503);
    expectLogged(/policy book.*(not as documented|with another customer)/);
    for (const personal of ['Asha', '9000000001', 'asha.sample'])
      expect(server.log).not.toContain(personal);
  });

  it('does not lose a payment that it could not take: the report is refused and taken later', async () => {
    server.minutesAhead += 24 * 60;
    const daniel = await server.signIn('C10005');
    const { body: page } = await start(daniel, 'C10005', '50050014');
    book.failures = 1;
    const press = () =>
      server.anyone.send(
        'POST',
        page,
        { 'content-type': 'application/x-www-form-urlencoded' },
        'choice=pay',
      );
    const paidIn = () =>
      book.customers
        .flatMap(({ policies: owned }) => owned)
        .find(({ policyNumber }) => policyNumber === '50050014')!
        .premiums.filter(({ txnId }) => txnId !== undefined);
    // The page of the gateway, whose report the portal has refused.
    expect((await press()).status).toBe(502);
    expect(paidIn()).toEqual([]);
    await press();
    expect(paidIn()).toHaveLength(1);
  });

  it('is counted with its duration, by call and outcome', async () => {
    book.failures = 1;
    await list();
    const address = /http:\/\/localhost:\d+\/metrics/.exec(server.log)![0];
    const text = await (await fetch(address)).text();
    const name = 'portal_policy_book_duration_seconds_count';
    for (const outcome of ['answered', 'failed'])
      expect(text).toContain(`${name}{call="GET customers/{clientId}",outcome="${outcome}"}`);
  });
});
