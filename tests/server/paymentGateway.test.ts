import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signatureOf } from '../../src/server/payments/paymentReport';
import { orders } from '../../src/server/store/schema';
import type { Caller } from './help/caller';
import { type FakeService, openFakeService } from './help/fakeService';
import { reportOf, start } from './help/pay';
import { TestServer } from './help/server';

const secret = 'a secret that is shared with the gateway';

let service: FakeService;
let server: TestServer;
let asha: Caller;

beforeAll(async () => {
  service = await openFakeService();
  server = await TestServer.open({
    env: {
      PAYMENT_GATEWAY_URL: `${service.url}/open`,
      PAYMENT_SECRET: secret,
      PUBLIC_URL: 'https://portal.example.com/',
      PAYMENT_STARTS_PER_HOUR: '1000',
      SMS_URL: `${service.url}/sms`,
    },
  });
  asha = await server.signIn('C10001');
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const answerWith = (body: object) => (service.reply = { status: 200, body: JSON.stringify(body) });

describe('external payment gateway', () => {
  it('receives a signed order with its amount and returns the URL of the payment page', async () => {
    const page = `${service.url}/pay?session=abc`;
    answerWith({ redirect_url: page });
    expect((await start(asha, 'C10001', '50010001')).body).toBe(page);
    const { path, message } = service.requests.at(-1)!;
    const { signature, ...order } = message;
    expect({ path, order }).toEqual({
      path: '/open',
      order: {
        txn_id: expect.stringMatching(/^TXN/),
        amount: '25080.00',
        currency: 'INR',
        return_url: 'https://portal.example.com/dashboard/thank-you',
        callback_url: 'https://portal.example.com/api/payment-callback/',
      },
    });
    const lines = ['txn_id', 'amount', 'currency', 'return_url', 'callback_url'].map(
      (name) => order[name],
    );
    const right = createHmac('sha256', secret).update(lines.join('\n')).digest('hex');
    expect(signature).toBe(right);
  });

  it('signs its reports with the same secret', async () => {
    answerWith({ redirect_url: `${service.url}/pay` });
    await start(asha, 'C10001', '50010002');
    const { txn_id } = service.requests.at(-1)!.message;
    const report = reportOf({ txn_id });
    const signature = signatureOf(report, Buffer.from(secret));
    const { status } = await server.anyone.post('payment-callback/', { ...report, signature });
    expect(status).toBe(200);
    expect((await asha.get('payment-status/', { txn_id })).body).toMatchObject({
      state: 'paid',
      gateway_trans_id: 'BANK-1',
    });
  });

  it.each([
    'https://evil.example/pay',
    '//evil.example/pay',
    '/demo/gateway/x',
    'javascript:alert(1)',
    'data:text/html,x',
    'HOST.evil.example/pay',
    'https://HOST@evil.example/pay',
    '',
    7,
  ])('cannot redirect to any other site: %s', async (address) => {
    const redirect_url =
      typeof address === 'string' ? address.replace('HOST', new URL(service.url).host) : address;
    answerWith({ redirect_url });
    const { status, body } = await start(asha, 'C10001', '50010003');
    expect({ status, body }).toEqual({ status: 503, body: { message: expect.any(String) } });
    const { txn_id } = service.requests.at(-1)!.message;
    expect((await asha.get('payment-status/', { txn_id })).body.state).toBe('failed');
  });

  it('may have its pages on a configured host', async () => {
    const other = await TestServer.open({
      env: {
        PAYMENT_GATEWAY_URL: `${service.url}/open`,
        PAYMENT_PAGE_URL: 'https://pay.example.com/',
        PAYMENT_SECRET: secret,
        PUBLIC_URL: 'https://portal.example.com/',
      },
    });
    const caller = await other.signIn('C10001');
    answerWith({ redirect_url: 'https://pay.example.com/session/1' });
    const { body } = await start(caller, 'C10001', '50010001');
    expect(body).toBe('https://pay.example.com/session/1');
    answerWith({ redirect_url: `${service.url}/pay` });
    expect((await start(caller, 'C10001', '50010001')).status).toBe(503);
    await other.close();
  });

  it('charges nothing when it cannot be reached, and reports the failure', async () => {
    service.reply = { status: 500, body: '' };
    const { status, body } = await start(asha, 'C10001', '50010003');
    expect(status).toBe(503);
    expect(body.message).toContain('Nothing was charged');
    const { policies } = (await asha.get('policies/')).body;
    expect(policies[2].pendingPayment).toBeNull();
  });

  it.each(['failed', 'cancelled', 'success'] as const)(
    'may report %s for an order that it did not answer in time',
    async (status) => {
      service.reply = { status: 500, body: '' };
      expect((await start(asha, 'C10001', '50010003')).status).toBe(503);
      const { txn_id } = service.requests.at(-1)!.message;
      const report = reportOf({ txn_id, gateway_trans_id: `BANK-${status}`, status });
      const signature = signatureOf(report, Buffer.from(secret));
      const answer = await server.anyone.post('payment-callback/', { ...report, signature });
      expect(answer).toMatchObject({ status: 200, body: { status: 'success' } });
      expect((await asha.get('payment-status/', { txn_id })).body).toMatchObject({
        state: status === 'success' ? 'paid' : status,
        gateway_trans_id: `BANK-${status}`,
      });
    },
  );

  it('replaces the demo gateway', async () => {
    answerWith({ redirect_url: `${service.url}/pay` });
    await start(asha, 'C10001', '50010001');
    expect(await server.db.$count(orders)).toBeGreaterThan(0);
    for (const method of ['GET', 'POST'])
      expect((await server.anyone.send(method, `/demo/gateway/${'0'.repeat(32)}`)).status).toBe(
        404,
      );
  });
});

describe('external SMS service', () => {
  const trigger = () =>
    asha.post('fund-value/', { policyNumber: '50010001', etli_sms: 'FUND_VALUE' });

  it('[POL-09] receives the fund value once, after a failed attempt', async () => {
    service.reply = { status: 500, body: '' };
    expect((await trigger()).status).toBe(503);
    answerWith({});
    expect((await trigger()).body).toEqual({ status: 'success' });
    expect((await trigger()).body).toEqual({ status: 'success' });
    const sent = service.requests.filter(({ path }) => path === '/sms');
    expect(sent).toHaveLength(2);
    expect(sent[1]!.message).toEqual({
      to: '9000000001',
      text: expect.stringContaining('50010001'),
    });
  });
});
