import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tickets } from '../../src/server/store/schema';
import type { Caller } from './help/caller';
import { pay, start } from './help/pay';
import { subTypeCode } from './help/requests';
import { customerOf, TestServer } from './help/server';

let server: TestServer;
let asha: Caller;
let vikram: Caller;
let daniel: Caller;
let savitri: Caller;

beforeAll(async () => {
  server = await TestServer.open();
  asha = await server.signIn('C10001');
  vikram = await server.signIn('C10002');
  daniel = await server.signIn('C10005');
  savitri = await server.signIn('C10006');
});
afterAll(() => server.close());

const dob = '1985-04-12';
const listOf = async (caller: Caller) => (await caller.get('policies/')).body;
const day = 24 * 60 * 60 * 1000;

describe('list of policies', () => {
  it('returns every policy with the details of its card in one call', async () => {
    const { status, policies } = await listOf(asha);
    expect(status).toBe('success');
    expect(policies.map(({ policyNo }: any) => policyNo)).toEqual(
      customerOf('C10001').policies.map(({ policyNumber }) => policyNumber),
    );
    expect(policies[0]).toEqual({
      policyNo: '50010001',
      title: '50010001 - Wealth Builder',
      takesPremium: true,
      planName: 'Wealth Builder',
      planId: 'INUL01',
      planType: 'ULIP',
      isUlipPolicy: true,
      policyStatus: 'PREMIUM PAYING',
      premiumDueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      premiumPayingFrequency: 'Annually',
      premiumToBePaidWithGst: 25080,
      premiumWithoutTax: 24000,
      premiumLeftToPay: 25080,
      suspenseAmout: 0,
      exceesAmount: 0,
      baseSumAssured: 1000000,
      policyIssuanceDate: '2018-06-15',
      policyCeaseDate: '2038-06-15',
      profileId: 'Self-Managed Fund Strategy',
      lifeAssuredName: 'Asha Sample',
      proposerName: 'Asha Sample',
      fundValue: 89068.3483,
      fundCount: 2,
      showPayNowBtn: true,
      dghStatus: 'No',
      openRequests: 0,
      openRevival: null,
      pendingPayment: null,
    });
    expect(policies[1]).toMatchObject({ openRequests: 1, fundValue: null });
    expect((await listOf(daniel)).policies).toHaveLength(40);
  });

  it('returns the same details as the calls for one policy', async () => {
    const { policies } = await listOf(savitri);
    const { dateOfBirth } = customerOf('C10006');
    for (const policy of policies) {
      const { policyNo } = policy;
      const { body } = await savitri.get('policy/', { dob: dateOfBirth, policyNo });
      expect(body).toMatchObject({
        policyStatus: policy.policyStatus,
        premiumDueDate: policy.premiumDueDate,
        premiumLeftToPay: policy.premiumLeftToPay,
        fundValue: policy.fundValue,
        showPayNowBtn: policy.showPayNowBtn,
      });
      const renewal = await savitri.post('check-pay-now-eligibilty/', {
        dob: dateOfBirth,
        policy_number: policyNo,
      });
      expect(renewal.body.isEligibleForRenewal).toBe(policy.showPayNowBtn);
      const revival = await savitri.get('check-pay-now-dgh/', { policyNumber: policyNo });
      expect(revival.body.dghStatus).toBe(policy.dghStatus);
    }
  });

  it('says which policies take further premiums', async () => {
    const { policies } = await listOf(savitri);
    const without = policies.filter(({ takesPremium }: any) => !takesPremium);
    expect(without.map(({ policyStatus }: any) => policyStatus).sort()).toEqual([
      'MATURED',
      'PAID-UP',
      'REDUCED PAID-UP',
      'TERMINATED',
      'WAIVER',
    ]);
  });

  it('lists what needs the customer’s attention, most urgent first', async () => {
    const { attention, policies } = await listOf(savitri);
    const dueDateOf = (number: string) =>
      policies.find(({ policyNo }: any) => policyNo === number).premiumDueDate;
    const premium = (
      kind: string,
      policyNo: string,
      days: number,
      amount: number,
      whole = amount,
    ) => ({
      kind,
      policyNo,
      days,
      amount,
      premium: whole,
      dueDate: dueDateOf(policyNo),
    });
    expect(attention).toEqual([
      // Lapsed: they give no cover.
      premium('premiumOverdue', '50060011', 45, 1567.5),
      { kind: 'revive', policyNo: '50060002', policyStatus: 'LAPSED' },
      { kind: 'revive', policyNo: '50060004', policyStatus: 'DISCONTINUED' },
      premium('premiumOverdue', '50060010', 40, 2090.55),
      premium('premiumOverdue', '50060003', 12, 24500, 25080),
      premium('premiumOverdue', '50060001', 5, 6270),
      premium('premiumDue', '50060013', 3, 2090.55),
      premium('premiumDue', '50060009', 25, 25080),
    ]);
  });

  it('reports a revival that is on its way, and no longer offers one', async () => {
    await server.db.insert(tickets).values({
      ticketNumber: 'SR77000001',
      clientId: 'C10006',
      policyNumber: '50060002',
      requestKey: null,
      subTypeCode: await subTypeCode(savitri, 'DGH'),
      statusCode: 1,
      subStatus: null,
      description: '',
      createdAt: new Date(),
      exclusive: true,
      answers: {},
    });
    const { attention, policies } = await listOf(savitri);
    const ofPolicy = ({ policyNo }: any) => policyNo === '50060002';
    expect(attention.filter(ofPolicy)).toEqual([
      {
        kind: 'reviving',
        policyNo: '50060002',
        policyStatus: 'LAPSED',
        ticketnumber: 'SR77000001',
      },
    ]);
    expect(policies.find(ofPolicy)).toMatchObject({ openRequests: 1, openRevival: 'SR77000001' });
    // "With us" is not said of one that waits for the customer.
    const thisTicket = eq(tickets.ticketNumber, 'SR77000001');
    await server.db
      .update(tickets)
      .set({ statusCode: 3, subStatus: 'Awaiting documents' })
      .where(thisTicket);
    expect((await listOf(savitri)).attention.filter(ofPolicy)).toEqual([
      { kind: 'waiting', policyNo: '50060002', ticketnumbers: ['SR77000001'] },
    ]);
    // What another customer raised for the policy is not told by number.
    await server.db.update(tickets).set({ clientId: 'C10001' }).where(thisTicket);
    const check = { policy_number: '50060002', etli_sub_type: await subTypeCode(savitri, 'DGH') };
    expect((await savitri.post('sr-status/', check)).body).toEqual({
      status: 'success',
      already_open: 'true',
    });
  });

  it('counts the open requests of each policy', async () => {
    const { attention, policies } = await listOf(daniel);
    const past = await daniel.post('track-service-request', { policyNumber: '50050001' });
    const open = past.body.value.filter(({ statuscode }: any) => [1, 2, 3, 4].includes(statuscode));
    expect(open.length).toBeGreaterThan(10);
    expect(policies[0].openRequests).toBe(open.length);
    const waiting = open
      .filter((ticket: any) => ticket.statuscode === 3 && ticket.etli_srsubstatus)
      .map(({ ticketnumber }: any) => ticketnumber);
    expect(waiting.length).toBeGreaterThan(0);
    const ofPolicy = attention.filter(({ policyNo }: any) => policyNo === '50050001');
    expect(ofPolicy.find(({ kind }: any) => kind === 'waiting').ticketnumbers.toSorted()).toEqual(
      waiting.toSorted(),
    );
    expect(ofPolicy.at(-1)).toEqual({
      kind: 'openRequests',
      policyNo: '50050001',
      count: open.length - waiting.length,
    });
  });

  it('lists nothing that needs attention when no premium is due soon', async () => {
    const far = (await listOf(savitri)).policies.filter(({ policyNo }: any) =>
      ['50060005', '50060007', '50060008', '50060014', '50060016'].includes(policyNo),
    );
    expect(far).toHaveLength(5);
    const { attention } = await listOf(savitri);
    for (const { policyNo } of far)
      expect(attention.filter((one: any) => one.policyNo === policyNo)).toEqual([]);
  });

  it('[POL-08] is empty for a customer without policies', async () => {
    const identity = { emailId: 'farhan.newcomer@example.com', dob: '1998-11-30' };
    const { id } = (await server.anyone.post('send-otp/', identity)).body;
    const otp = await server.newestCode(identity.emailId);
    const { body } = await server.anyone.post('validate-otp/', { ...identity, id, otp });
    expect(body.customerDataResponse).toEqual([]);
    const farhan = server.anyone.with({
      authorization: `JWT ${body.access_token}`,
      'unique-client-id': 'C10007',
    });
    expect(await listOf(farhan)).toMatchObject({ status: 'success', policies: [], attention: [] });
  });

  it('lists lapsed policies that must be revived', async () => {
    const { attention } = await listOf(vikram);
    expect(attention).toEqual([
      { kind: 'revive', policyNo: '50020001', policyStatus: 'LAPSED' },
      { kind: 'revive', policyNo: '50020002', policyStatus: 'LAPSED' },
    ]);
  });

  it('tells that a payment is not confirmed: until when it is waited for, then for some days that it was not', async () => {
    const policyNo = '50030002';
    const ofPolicy = async (minutes: number) => {
      server.minutesAhead = minutes;
      const lakshmi = await server.signIn('C10003');
      const { attention, policies } = await listOf(lakshmi);
      server.minutesAhead = 0;
      return {
        kinds: attention
          .filter((one: any) => one.policyNo === policyNo)
          .map(({ kind }: any) => kind),
        payment: policies.find((one: any) => one.policyNo === policyNo).pendingPayment,
      };
    };
    await start(await server.signIn('C10003'), 'C10003', policyNo);
    const { kinds, payment } = await ofPolicy(0);
    expect(kinds).toEqual(['paymentPending']);
    expect(payment).toEqual({
      txn_id: expect.stringMatching(/^TXN/),
      amount: 25080,
      startedAt: expect.any(String),
      askUntil: expect.any(String),
      isUnconfirmed: false,
    });
    expect(Date.parse(payment.askUntil) - Date.parse(payment.startedAt)).toBe(30 * 60_000);
    expect(await ofPolicy(29)).toMatchObject({ kinds: ['paymentPending'] });
    const late = { kinds: ['paymentUnconfirmed'], payment: { ...payment, isUnconfirmed: true } };
    expect(await ofPolicy(31)).toEqual(late);
    expect(await ofPolicy(7 * 24 * 60 - 1)).toEqual(late);
    expect(await ofPolicy(7 * 24 * 60 + 1)).toEqual({ kinds: [], payment: null });
  });

  it('requires a session', async () => {
    expect((await server.anyone.get('policies/')).status).toBe(401);
  });
});

describe('policy calls', () => {
  it('[POL-05] return the riders, or none', async () => {
    const riders = await asha.get('rider-details/', { dob, policyNo: '50010001' });
    expect(riders.body.riderDetails).toEqual([
      {
        riderCode: 'ADB01',
        riderName: 'Accidental Death Benefit',
        riderSumAssured: 500000,
        riderStatus: 'PREMIUM PAYING',
      },
    ]);
    const { body } = await asha.get('policy/', { dob, policyNo: '50010002' });
    expect(body).toMatchObject({ riderDetails: [], noRiderDetails: true });
  });

  it('[POL-06] return the nominees and appointees, or none', async () => {
    const { body } = await asha.get('policy/', { dob, policyNo: '50010001' });
    expect(body.nomineeDetail).toHaveLength(2);
    expect(body.nomineeDetail[0]).toMatchObject({
      nomineeName: 'Rohan Sample',
      nomineeRelationCode: 'SON',
      appointeeName: 'Kiran Sample',
      appointeeRelationCode: 'HUSBAND',
    });
    const none = await asha.get('policy/', { dob, policyNo: '50010002' });
    expect(none.body).toMatchObject({ nomineeDetail: [], noNomineeDetails: true });
  });

  it('[REV-54] find a policy by date of birth and number, as the first element of a list', async () => {
    const find = (input: object) => asha.post('policy/search/', input);
    const { body } = await find({ dob, policyNumber: '50010003' });
    expect(body).toMatchObject({ status: 'success', data: [{ policyId: '50010003' }] });
    expect(body.data[0]).toMatchObject({
      ownerId: 'C10001',
      laId: 'C10001-50010003',
      laDob: '2016-09-01',
      ownerMobile: '9000000001',
      ownerEmail: 'asha.sample@example.com',
    });
    expect((await find({ dob: '1985-04-13', policyNumber: '50010003' })).body).toEqual({
      status: 'failed',
      message: expect.any(String),
    });
  });

  it('[POL-16] [POL-17] tell whether the policy must be revived and whether its premium can be paid', async () => {
    const lapsed = await vikram.get('check-pay-now-dgh/', { policyNumber: '50020001' });
    expect(lapsed.body).toEqual({ status: 'success', dghStatus: 'Yes' });
    const sound = await asha.get('check-pay-now-dgh/', { policyNumber: '50010001' });
    expect(sound.body).toEqual({ status: 'success', dghStatus: 'No' });
    const mayPay = async () =>
      (await asha.post('check-pay-now-eligibilty/', { dob, policy_number: '50010003' })).body;
    expect(await mayPay()).toEqual({ status: 'success', isEligibleForRenewal: true });
    await pay(server, asha, 'C10001', '50010003');
    expect(await mayPay()).toEqual({ status: 'success', isEligibleForRenewal: false });
  });
});

describe('fund value SMS', () => {
  const trigger = (caller: Caller, policyNumber: string) =>
    caller.post('fund-value/', { policyNumber, etli_sms: 'FUND_VALUE' });
  const outbox = async () =>
    (await server.anyone.send('GET', '/demo/outbox', { accept: 'text/html' })).body as string;

  it('[POL-09] is sent once a day to the customer’s number', async () => {
    const today = (await server.anyone.get('settings/')).body.today.split('-').reverse().join('/');
    const sentence = `the fund value of your policy 50010001 is ₹\u00A089,068.35 on ${today}`;
    const times = async () => (await outbox()).split(sentence).length - 1;
    expect(await times()).toBe(0);
    const answers = await Promise.all([1, 2, 3].map(() => trigger(asha, '50010001')));
    for (const { body } of answers) expect(body).toEqual({ status: 'success' });
    expect(await times()).toBe(1);
    expect(await outbox()).toMatch(/<td>9000000001<\/td><td>Dear customer, the fund value/);
    server.minutesAhead += (2 * day) / 60_000;
    try {
      await trigger(await server.signIn('C10001'), '50010001');
      expect((await outbox()).split('your policy 50010001').length - 1).toBe(2);
    } finally {
      server.minutesAhead -= (2 * day) / 60_000;
      asha = await server.signIn('C10001');
    }
  });

  it('is not sent for a policy without funds or with another keyword', async () => {
    expect((await trigger(asha, '50010002')).body).toEqual({
      status: 'failed',
      message: 'This policy is not unit-linked',
    });
    const other = await asha.post('fund-value/', { policyNumber: '50010001', etli_sms: 'OTHER' });
    expect(other.status).toBe(400);
  });
});
