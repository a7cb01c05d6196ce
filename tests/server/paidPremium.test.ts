import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayPayments, premiums } from '../../src/server/store/schema';
import type { Caller } from './help/caller';
import { changePolicy, choose, pay, queryOf, start } from './help/pay';
import { customerOf, TestServer } from './help/server';

let server: TestServer;
let daniel: Caller;
let savitri: Caller;

beforeAll(async () => {
  server = await TestServer.open();
  daniel = await server.signIn('C10005');
  savitri = await server.signIn('C10006');
});
afterAll(() => server.close());

const statusOf = (caller: Caller, txn_id: string) => caller.get('payment-status/', { txn_id });
const policyOf = async (caller: Caller, clientId: string, policyNo: string) =>
  (await caller.get('policy/', { dob: customerOf(clientId).dateOfBirth, policyNo })).body;

describe('paid premium', () => {
  const yearAfter = (date: string) => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;

  it('advances the due date and leaves nothing to pay', async () => {
    const before = await policyOf(daniel, 'C10005', '50050014');
    await pay(server, daniel, 'C10005', '50050014');
    expect(await policyOf(daniel, 'C10005', '50050014')).toMatchObject({
      policyStatus: before.policyStatus,
      premiumDueDate: yearAfter(before.premiumDueDate),
      premiumLeftToPay: 0,
      showPayNowBtn: false,
      exceesAmount: 0,
    });
    const again = await start(daniel, 'C10005', '50050014');
    expect(again.body).toEqual({
      status: 'failed',
      message: 'There is nothing left to pay for this policy',
    });
    const { policies } = (await daniel.get('policies/')).body;
    const shown = policies.find(({ policyNo }: any) => policyNo === '50050014');
    expect(shown).toMatchObject({ premiumLeftToPay: 0, showPayNowBtn: false });
  });

  it('uses up the suspense amount, and advances a half-yearly policy by six months', async () => {
    const before = await policyOf(savitri, 'C10006', '50060003');
    expect(before).toMatchObject({ suspenseAmout: 500, exceesAmount: 80, premiumLeftToPay: 24500 });
    await pay(server, savitri, 'C10006', '50060003');
    const after = await policyOf(savitri, 'C10006', '50060003');
    expect(after).toMatchObject({ suspenseAmout: 0, exceesAmount: 0, premiumLeftToPay: 0 });
    const months =
      12 * (Number(after.premiumDueDate.slice(0, 4)) - Number(before.premiumDueDate.slice(0, 4))) +
      Number(after.premiumDueDate.slice(5, 7)) -
      Number(before.premiumDueDate.slice(5, 7));
    expect(months).toBe(6);
  });

  it('makes the next premium payable when that is due too', async () => {
    // Monthly and due 45 days ago, so a second premium is due by now.
    await pay(server, savitri, 'C10006', '50060011');
    expect(await policyOf(savitri, 'C10006', '50060011')).toMatchObject({
      premiumLeftToPay: 1567.5,
      showPayNowBtn: true,
    });
  });

  it('leaves no due date when it is the last of its term', async () => {
    const policyNumber = '50050016';
    const { premiumDueDate } = await policyOf(daniel, 'C10005', policyNumber);
    const issued = `${Number(premiumDueDate.slice(0, 4)) - 14}${premiumDueDate.slice(4)}`;
    await changePolicy(server, policyNumber, { contractIssueDate: issued, premiumPayingTerm: 15 });
    await pay(server, daniel, 'C10005', policyNumber);
    expect(await policyOf(daniel, 'C10005', policyNumber)).toMatchObject({
      premiumDueDate: '',
      premiumLeftToPay: 0,
    });
  });

  it('is booked as excess when paid twice, and advances the due date once', async () => {
    const before = await policyOf(daniel, 'C10005', '50050011');
    const first = await start(daniel, 'C10005', '50050011');
    const second = await start(daniel, 'C10005', '50050011');
    for (const { body } of [first, second]) await choose(server, body, 'pay');
    expect(await policyOf(daniel, 'C10005', '50050011')).toMatchObject({
      premiumDueDate: yearAfter(before.premiumDueDate),
      premiumLeftToPay: 0,
      exceesAmount: 25080,
    });
  });

  it('is booked with its taxes and its payment number', async () => {
    const txnId = await pay(server, savitri, 'C10006', '50060013');
    const [booked] = await server.db.select().from(premiums).where(eq(premiums.txnId, txnId));
    const { today } = (await server.anyone.get('settings/')).body;
    expect(booked).toMatchObject({
      policyNumber: '50060013',
      receivedOn: today,
      paise: 209_055,
      taxPaise: 9_055,
    });
  });

  it('is paid once when the button is pressed several times at once', async () => {
    const { body: url } = await start(daniel, 'C10005', '50050032');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => choose(server, url, i === 3 ? 'cancel' : 'pay')),
    );
    const states = new Set(answers.map((answer) => queryOf(answer).status));
    expect(states.size).toBe(1);
    const [payment] = await server.db
      .select()
      .from(gatewayPayments)
      .where(eq(gatewayPayments.key, url.replace(/.*\/|\?.*/g, '')));
    const { txn_id } = queryOf(answers[0]!);
    const { state } = (await statusOf(daniel, txn_id!)).body;
    expect(state).toBe(payment!.status === 'success' ? 'paid' : 'cancelled');
    const booked = await server.db.$count(premiums, eq(premiums.txnId, txn_id!));
    expect(booked).toBe(state === 'paid' ? 1 : 0);
  });
});
