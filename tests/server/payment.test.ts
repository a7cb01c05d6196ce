import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../src/server/store/schema';
import type { Caller } from './help/caller';
import { choose, ofPortal, queryOf, start } from './help/pay';
import { TestServer } from './help/server';

let server: TestServer;
let asha: Caller;
let daniel: Caller;
let savitri: Caller;

beforeAll(async () => {
  server = await TestServer.open();
  asha = await server.signIn('C10001');
  daniel = await server.signIn('C10005');
  savitri = await server.signIn('C10006');
});
afterAll(() => server.close());

const dob = '1985-04-12';
const statusOf = (caller: Caller, txn_id: string) => caller.get('payment-status/', { txn_id });
const pageAt = (url: string) => server.anyone.send('GET', url, { accept: 'text/html' });

describe('starting a payment', () => {
  it('[PAY-03] returns the URL of the payment page as a string', async () => {
    const { status, body, headers } = await start(asha, 'C10001', '50010001');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/json');
    expect(body).toMatch(/^\/demo\/gateway\/[0-9a-f]{32}\?lang=en$/);
  });

  it('[PAY-04] takes the amount from the policy only', async () => {
    for (const [name, value] of [
      ['amount', 1],
      ['toBePaidPremiumAmount', 1],
      ['premiumLeftToPay', 1],
    ] as const) {
      const input = { dob, policyNumber: '50010001', ...ofPortal, [name]: value };
      expect((await asha.post('payment/', input)).status).toBe(400);
    }
    const { body } = await start(savitri, 'C10006', '50060003');
    const [order] = await server.db
      .select()
      .from(orders)
      .where(eq(orders.policyNumber, '50060003'));
    expect(order).toMatchObject({ paise: 2_450_000, state: 'pending', clientId: 'C10006' });
    expect((await pageAt(body)).body).toContain('₹\u00A024,500.00');
  });

  it.each([
    ['another kind of payment', { type: 'PROPOSAL' }],
    ['no source', { source: '' }],
    ['no date of birth', { dob: '' }],
  ])('is rejected for %s', async (_what, change) => {
    const input = { dob, policyNumber: '50010001', ...ofPortal, ...change };
    expect((await asha.post('payment/', input)).status).toBe(400);
  });

  it.each([
    ['50060002', 'This policy has to be revived before its premium can be paid'],
    ['50060005', 'No premium can be paid for this policy at the moment. Please contact us.'],
    ['50060007', 'There is nothing left to pay for this policy'],
    ['50060012', 'No premium can be paid for this policy at the moment. Please contact us.'],
  ])('is rejected for a policy that takes no premium: %s', async (number, message) => {
    const { status, body } = await start(savitri, 'C10006', number);
    expect({ status, body }).toEqual({ status: 200, body: { status: 'failed', message } });
    expect(await server.db.$count(orders, eq(orders.policyNumber, number))).toBe(0);
  });

  it('is rejected for another date of birth', async () => {
    const input = { dob: '1985-04-13', policyNumber: '50010001', ...ofPortal };
    expect((await asha.post('payment/', input)).body.status).toBe('failed');
  });

  it('is rejected for a while after too many payments, simultaneous or not', async () => {
    const busy = await TestServer.open({ env: { PAYMENT_STARTS_PER_HOUR: '3' } });
    const caller = await busy.signIn('C10001');
    const all = await Promise.all(
      Array.from({ length: 6 }, () => start(caller, 'C10001', '50010001')),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(3);
    const late = await start(caller, 'C10001', '50010002');
    expect(late.status).toBe(429);
    expect(late.body).toEqual({ message: expect.any(String) });
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(3500);
    const other = await busy.signIn('C10005');
    expect((await start(other, 'C10005', '50050001')).status).toBe(200);
    busy.minutesAhead = 61;
    const again = await busy.signIn('C10001');
    expect((await start(again, 'C10001', '50010001')).status).toBe(200);
    await busy.close();
  });
});

describe('status of a payment', () => {
  it('[PAY-05] [PAY-06] is returned for the payment number or the bank reference, to the payer only', async () => {
    const { body: url } = await start(daniel, 'C10005', '50050013');
    const query = queryOf(await choose(server, url, 'pay'));
    const own = await statusOf(daniel, query.txn_id!);
    expect(own.body.state).toBe('paid');
    expect((await statusOf(daniel, query.gateway_trans_id!)).body).toEqual(own.body);
    const unknown = await statusOf(asha, 'TXN00000000000000000000');
    expect(unknown.status).toBe(404);
    for (const number of [query.txn_id!, query.gateway_trans_id!]) {
      const byOther = await statusOf(asha, number);
      expect({ status: byOther.status, body: byOther.body }).toEqual({
        status: 404,
        body: unknown.body,
      });
    }
    expect((await server.anyone.get('payment-status/', { txn_id: query.txn_id! })).status).toBe(
      401,
    );
  });

  it.each(["' or 1=1 --", '../x', 'a'.repeat(65), ''])(
    'is rejected for an invalid number: %j',
    async (txn_id) => {
      expect((await statusOf(asha, txn_id)).status).toBe(400);
    },
  );
});
