import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../src/server/store/schema';
import type { Caller } from './help/caller';
import { requestNextPremium, choose, queryOf, start } from './help/pay';
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

const statusOf = (caller: Caller, txn_id: string) => caller.get('payment-status/', { txn_id });
const pageAt = (url: string) => server.anyone.send('GET', url, { accept: 'text/html' });

describe('demo payment page', () => {
  it('shows amount, order and payee without scripts or inline styles', async () => {
    const { body: url } = await start(asha, 'C10001', '50010001');
    const { status, body, headers } = await pageAt(url);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toMatch(/script-src 'self';.*form-action 'self'/);
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))![1];
    expect(body).toContain(`<style nonce="${nonce}">`);
    expect(body).not.toMatch(/<script|style="|\son[a-z]+=/);
    expect(body).toMatch(/<html lang="en">[\s\S]*<title>Confirm your payment – Demo Bank<\/title>/);
    for (const shown of ['₹\u00A025,080.00', 'Demo Life', /TXN[0-9A-Z]{20}/])
      expect(body).toMatch(shown);
    for (const button of [
      'Pay ₹\u00A025,080.00',
      'Let the payment fail',
      'Cancel the payment',
      'Leave and never come back',
    ])
      expect(body).toContain(`>${button}</button>`);
    // A bank does not know the policy or the customer.
    for (const personal of ['50010001', 'Asha', 'C10001']) expect(body).not.toContain(personal);
  });

  it('is in the language in which the customer started the payment, whatever the browser asks for', async () => {
    const { body: url } = await start(asha.with({ 'accept-language': 'hi' }), 'C10001', '50010001');
    for (const page of [await pageAt(url), await choose(server, url, 'leave')])
      expect(page.body).toContain('<html lang="hi">');
  });

  it('does not exist for an unknown order', async () => {
    const unknown = await pageAt(`/demo/gateway/${'0'.repeat(32)}`);
    expect(unknown.status).toBe(404);
    expect((await choose(server, `/demo/gateway/${'0'.repeat(32)}`, 'pay')).status).toBe(404);
  });

  it('rejects a choice that it does not offer', async () => {
    const { body: url } = await start(asha, 'C10001', '50010001');
    for (const choice of ['', 'refund', 'https://evil.example', '//evil.example'])
      expect((await choose(server, url, choice)).status).toBe(400);
    expect((await pageAt(url)).body).toContain('Pay ₹\u00A025,080.00');
  });

  it.each([
    ['pay', 'true', 'paid'],
    ['fail', 'false', 'failed'],
    ['cancel', 'false', 'cancelled'],
  ] as const)(
    'reports to the server before it redirects the customer: %s',
    async (choice, status, state) => {
      const { body: page } = await start(daniel, 'C10005', '50050012');
      const answer = await choose(server, page, choice);
      expect(answer.status).toBe(303);
      const query = queryOf(answer);
      expect(query).toEqual({
        path: '/dashboard/thank-you',
        status,
        gateway_trans_id: expect.stringMatching(/^GTW/),
        txn_id: expect.stringMatching(/^TXN/),
      });
      expect((await statusOf(daniel, query.txn_id!)).body).toEqual({
        status: 'success',
        state,
        txn_id: query.txn_id,
        gateway_trans_id: query.gateway_trans_id,
        policyNumber: '50050012',
        amount: 25080,
        startedAt: expect.any(String),
        askUntil: expect.any(String),
        finishedAt: expect.any(String),
        hasReceipt: state === 'paid',
      });
      // The first choice is final.
      const late = queryOf(await choose(server, page, 'pay'));
      expect(late.status).toBe(status);
      expect((await statusOf(daniel, query.txn_id!)).body.state).toBe(state);
      for (const ended of [await pageAt(page), await choose(server, page, 'leave')]) {
        expect(ended.status).toBe(200);
        expect(ended.body).toContain('This payment has ended');
        expect(ended.body).not.toContain('<button');
        expect(ended.body).toContain(`/dashboard/thank-you?status=${status}&amp;`);
      }
      await requestNextPremium(server, '50050012');
    },
  );

  it('does not redirect when the server rejects the report, and lets the customer try again', async () => {
    const { body: url } = await start(daniel, 'C10005', '50050017');
    const [order] = await server.db
      .select()
      .from(orders)
      .where(eq(orders.policyNumber, '50050017'));
    await server.db.update(orders).set({ paise: 1 }).where(eq(orders.txnId, order!.txnId));
    const failed = await choose(server, url, 'pay');
    expect(failed.status).toBe(502);
    expect(failed.body).toMatch(/role="alert"[\s\S]*value="pay"[^>]*>Try again<\/button>/);
    expect((await statusOf(daniel, order!.txnId)).body.state).toBe('pending');
    await server.db.update(orders).set({ paise: 2_508_000 }).where(eq(orders.txnId, order!.txnId));
    expect(queryOf(await choose(server, url, 'pay')).status).toBe('true');
    expect((await statusOf(daniel, order!.txnId)).body.state).toBe('paid');
  });

  it('can be left without a report', async () => {
    const { body: url } = await start(asha, 'C10001', '50010004');
    const left = await choose(server, url, 'leave');
    expect(left.status).toBe(200);
    expect(left.body).toContain('You left the payment page');
    const [order] = await server.db
      .select()
      .from(orders)
      .where(eq(orders.policyNumber, '50010004'));
    expect((await statusOf(asha, order!.txnId)).body).toMatchObject({
      state: 'pending',
      gateway_trans_id: '',
      finishedAt: null,
      hasReceipt: false,
    });
  });
});
