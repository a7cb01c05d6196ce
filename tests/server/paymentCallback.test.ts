import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PaymentReport, signatureOf } from '../../src/server/payments/paymentReport';
import { orders, policies, premiums } from '../../src/server/store/schema';
import type { Caller } from './help/caller';
import { requestNextPremium, reportOf, secretOf, start, sendReport } from './help/pay';
import { TestServer } from './help/server';

let server: TestServer;
let daniel: Caller;
let number = 0;
/** A new order without a report for each test. */
let order: typeof orders.$inferSelect;

beforeAll(async () => {
  server = await TestServer.open({ env: { PAYMENT_STARTS_PER_HOUR: '1000' } });
  daniel = await server.signIn('C10005');
});
afterAll(() => server.close());

beforeEach(async () => {
  number += 1;
  await requestNextPremium(server, '50050015');
  order = await newOrder('50050015');
});

async function newOrder(policyNumber: string) {
  await start(daniel, 'C10005', policyNumber);
  const [newest] = await server.db
    .select()
    .from(orders)
    .where(eq(orders.policyNumber, policyNumber))
    .orderBy(desc(orders.startedAt))
    .limit(1);
  return newest!;
}

const stateOf = async (txn_id = order.txnId) =>
  (await daniel.get('payment-status/', { txn_id })).body.state;
const booked = () => server.db.$count(premiums, eq(premiums.txnId, order.txnId));
const report = (change: Partial<PaymentReport> = {}) =>
  reportOf({ txn_id: order.txnId, gateway_trans_id: `BANK-${number}`, ...change });

describe('payment callback', () => {
  it('marks the order as paid', async () => {
    const { status, body } = await sendReport(server, report());
    expect({ status, body }).toEqual({ status: 200, body: { status: 'success' } });
    expect(await stateOf()).toBe('paid');
    expect(await booked()).toBe(1);
  });

  it('is accepted again but booked once', async () => {
    const once = report();
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendReport(server, once)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const later = { ...once, at: new Date(Date.now() + 1000).toISOString() };
    expect((await sendReport(server, later)).status).toBe(200);
    expect(await booked()).toBe(1);
    const [policy] = await server.db
      .select()
      .from(policies)
      .where(eq(policies.policyNumber, order.policyNumber));
    expect(policy!.data).toMatchObject({ premiumLeftToPay: 0, exceesAmount: 0 });
  });

  it.each([
    ['nothing', async () => ''],
    ['another length', async () => 'ab'],
    ['another secret', async () => signatureOf(report(), Buffer.from('guess'))],
    ['zeros', async () => '0'.repeat(64)],
    [
      'another report',
      async () => signatureOf(report({ status: 'failed' }), await secretOf(server)),
    ],
    ['signs that are no hex', async () => 'é'.repeat(64)],
  ])('is rejected when it is signed with %s', async (_what, sign) => {
    const { status, body } = await sendReport(server, report(), await sign());
    expect({ status, body }).toEqual({ status: 403, body: { message: expect.any(String) } });
    expect(await stateOf()).toBe('pending');
  });

  it.each([
    ['txn_id', 'TXN0'],
    ['gateway_trans_id', 'BANK-0'],
    ['status', 'failed'],
    ['amount', '1.00'],
    ['currency', 'USD'],
    ['at', new Date(Date.now() - 1000).toISOString()],
  ])('is rejected when its %s was changed after signing', async (name, value) => {
    const right = report();
    const signature = signatureOf(right, await secretOf(server));
    const { status } = await sendReport(server, { ...right, [name]: value }, signature);
    expect(status).toBe(403);
    expect(await stateOf()).toBe('pending');
  });

  it.each([
    ['too old', -25 * 60],
    ['from the future', 10],
  ])('is rejected when it is %s', async (_what, minutes) => {
    const at = new Date(Date.now() + minutes * 60_000).toISOString();
    expect((await sendReport(server, report({ at }))).status).toBe(403);
    expect(await stateOf()).toBe('pending');
  });

  it('is rejected when its day does not exist, also on the day after it', async () => {
    server.minutesAhead = Math.round((Date.UTC(2027, 2, 2, 12) - Date.now()) / 60_000);
    const { status } = await sendReport(server, report({ at: '2027-02-30T12:00:00Z' }));
    server.minutesAhead = 0;
    expect(status).toBe(403);
    expect(await stateOf()).toBe('pending');
  });

  it.each([
    { amount: '25079.99' },
    { amount: '1.00' },
    { amount: '2508000.00' },
    { currency: 'USD' },
  ])('is rejected when the amount differs from that of the order: %j', async (change) => {
    const { status, body } = await sendReport(server, report(change));
    expect({ status, body }).toEqual({
      status: 409,
      body: { status: 'failed', message: 'This report names another amount' },
    });
    expect(await stateOf()).toBe('pending');
    expect(server.log).toContain('a payment report was not taken');
  });

  it('is rejected for an unknown order', async () => {
    expect((await sendReport(server, report({ txn_id: 'TXN00000000000000000000' }))).status).toBe(
      404,
    );
  });

  it('never revokes a payment', async () => {
    await sendReport(server, report());
    for (const status of ['failed', 'cancelled'] as const)
      expect((await sendReport(server, report({ status }))).status).toBe(409);
    expect((await sendReport(server, report({ gateway_trans_id: 'BANK-again' }))).status).toBe(409);
    expect(await stateOf()).toBe('paid');
    expect(await booked()).toBe(1);
  });

  it('is accepted for a successful payment after a failed one', async () => {
    await sendReport(server, report({ status: 'failed' }));
    expect(await stateOf()).toBe('failed');
    expect((await sendReport(server, report({ status: 'cancelled' }))).status).toBe(409);
    expect((await sendReport(server, report())).status).toBe(200);
    expect(await stateOf()).toBe('paid');
    expect(await booked()).toBe(1);
  });

  it('counts when it comes after the time in which it was waited for', async () => {
    const pendingOf = async () =>
      (await daniel.get('policies/')).body.policies.find(
        ({ policyNo }: any) => policyNo === order.policyNumber,
      ).pendingPayment;
    order = await newOrder('50050038');
    expect(await stateOf()).toBe('pending');
    await server.db
      .update(orders)
      .set({ startedAt: new Date(Date.now() - 31 * 60_000) })
      .where(eq(orders.txnId, order.txnId));
    expect(await stateOf()).toBe('unconfirmed');
    expect(await pendingOf()).toMatchObject({ txn_id: order.txnId, isUnconfirmed: true });
    // The premium can be paid again, and that settles the matter.
    const again = await newOrder(order.policyNumber);
    await sendReport(server, report({ txn_id: again.txnId, gateway_trans_id: 'BANK-again-2' }));
    expect(await stateOf(again.txnId)).toBe('paid');
    expect(await pendingOf()).toBeNull();
    expect((await sendReport(server, report())).status).toBe(200);
    expect(await stateOf()).toBe('paid');
    const [policy] = await server.db
      .select()
      .from(policies)
      .where(eq(policies.policyNumber, order.policyNumber));
    expect(policy!.data).toMatchObject({ premiumLeftToPay: 0, exceesAmount: 25080 });
  });

  it('is rejected when its bank reference belongs to another payment', async () => {
    await sendReport(server, report());
    const paid = order.txnId;
    order = await newOrder('50050037');
    expect((await sendReport(server, report())).status).toBe(409);
    expect(await stateOf()).toBe('pending');
    expect(await stateOf(paid)).toBe('paid');
  });

  it.each([
    { status: 'paid' },
    { amount: '25080' },
    { amount: '25,080.00' },
    { at: '21/11/2026' },
    { txn_id: 'TXN\nGTW' },
    { more: 'x' },
  ])('is rejected with an invalid body: %j', async (change) => {
    const signed = { ...report(), ...change } as PaymentReport;
    expect((await sendReport(server, signed)).status).toBe(400);
  });
});
