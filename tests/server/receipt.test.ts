import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from './help/caller';
import { type FakeService, openFakeService } from './help/fakeService';
import { pay, queryOf, start, choose } from './help/pay';
import { readPdf } from './help/pdf';
import { TestServer } from './help/server';

let server: TestServer;
let asha: Caller;
let daniel: Caller;

beforeAll(async () => {
  server = await TestServer.open();
  asha = await server.signIn('C10001');
  daniel = await server.signIn('C10005');
});
afterAll(() => server.close());

const receiptOf = (caller: Caller, TransactionId: string) =>
  caller.post('payment-receipt/', { TransactionId });

describe('payment acknowledgement', () => {
  it('[PAY-08] is a PDF named "Payment Acknowledgement", for the payment number or the bank reference', async () => {
    const { body: url } = await start(asha, 'C10001', '50010001');
    const { txn_id, gateway_trans_id } = queryOf(await choose(server, url, 'pay'));
    for (const number of [txn_id!, gateway_trans_id!]) {
      const { status, headers, bytes } = await receiptOf(asha, number);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="Payment Acknowledgement.pdf"',
        'cache-control': 'no-store',
      });
      const { text, title, language, roles, pages } = await readPdf(bytes);
      for (const line of [
        'Payment Acknowledgement',
        'Amount received ₹ 25,080.00',
        'Received from Asha Sample',
        'Policy number 50010001',
        'Plan Wealth Builder',
        `Transaction number ${txn_id}`,
        `Reference of the bank ${gateway_trans_id}`,
      ])
        expect(text).toContain(line);
      const [year, month, day] = (await server.anyone.get('settings/')).body.today.split('-');
      expect(text).toMatch(
        new RegExp(`Date and time of payment ${day}/${month}/${year} [01]\\d:[0-5]\\d [ap]m`),
      );
      expect({ title, language, pages }).toEqual({
        title: 'Payment Acknowledgement',
        language: 'en-IN',
        pages: 1,
      });
      expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
      expect(roles.filter((role) => role === 'TH')).toHaveLength(8);
    }
  });

  it.each(['fail', 'cancel'])(
    'does not exist for a payment that was not made: %s',
    async (choice) => {
      const txnId = await pay(server, daniel, 'C10005', '50050012', choice);
      const { status, body } = await receiptOf(daniel, txnId);
      expect({ status, body }).toEqual({
        status: 409,
        body: {
          status: 'failed',
          message: 'There is no receipt: this payment has not been confirmed',
        },
      });
    },
  );

  it('does not exist before the payment is reported', async () => {
    await start(daniel, 'C10005', '50050013');
    const { policies } = (await daniel.get('policies/')).body;
    const { txn_id } = policies[12].pendingPayment;
    expect((await receiptOf(daniel, txn_id)).status).toBe(409);
  });

  it('is available to the payer only', async () => {
    const txnId = await pay(server, daniel, 'C10005', '50050014');
    const unknown = await receiptOf(asha, 'TXN00000000000000000000');
    const theirs = await receiptOf(asha, txnId);
    expect(theirs.status).toBe(404);
    expect(theirs.body).toEqual(unknown.body);
    expect((await receiptOf(server.anyone, txnId)).status).toBe(401);
  });
});

describe('external acknowledgement service', () => {
  let service: FakeService;
  let other: TestServer;
  let caller: Caller;

  beforeAll(async () => {
    service = await openFakeService();
    other = await TestServer.open({ env: { PAYMENT_RECEIPT_URL: `${service.url}/receipt` } });
    caller = await other.signIn('C10001');
  });
  afterAll(async () => {
    await other.close();
    await service.close();
  });

  it('[PAY-09] is called with TransactionId, for paid orders only', async () => {
    service.reply = { status: 200, body: '%PDF-1.7 theirs' };
    const failed = await pay(other, caller, 'C10001', '50010001', 'fail');
    expect((await receiptOf(caller, failed)).status).toBe(409);
    expect(service.requests).toEqual([]);
    const paid = await pay(other, caller, 'C10001', '50010001');
    const { status, headers, bytes } = await receiptOf(caller, paid);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(bytes.toString()).toBe('%PDF-1.7 theirs');
    expect(service.requests).toEqual([{ path: '/receipt', message: { TransactionId: paid } }]);

    for (service.reply of [
      { status: 500, body: '' },
      { status: 200, body: '<p>not found' },
    ]) {
      const answer = await receiptOf(caller, paid);
      expect(answer).toMatchObject({ status: 503, body: { message: expect.any(String) } });
    }
  });
});
