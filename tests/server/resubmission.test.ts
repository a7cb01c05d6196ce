import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tickets } from '../../src/server/store/schema';
import type { Caller } from './help/caller';
import { motherNameRequests, prove, subTypeCode, ticketsOf } from './help/requests';
import { TestServer } from './help/server';

let server: TestServer;
let asha: Caller;
let motherName: Awaited<ReturnType<typeof motherNameRequests>>;
const policyNumber = '50010001';
const codes: { [key: string]: string } = {};

beforeAll(async () => {
  server = await TestServer.open();
  asha = await server.signIn('C10001');
  for (const key of ['mother_name', 'email_update']) codes[key] = await subTypeCode(asha, key);
  motherName = await motherNameRequests(asha, policyNumber);
});
afterAll(() => server.close());
afterEach(() => server.resolveTickets());

describe('a repeated submit', () => {
  it('raises one ticket and returns the same answer for twenty simultaneous requests', async () => {
    const key = randomUUID();
    const before = (await ticketsOf(asha, policyNumber)).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => motherName.raise({}, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    for (const { body } of answers) expect(body).toEqual(answers[0]!.body);
    expect(await ticketsOf(asha, policyNumber)).toHaveLength(before + 1);
  });

  it('returns the same answer although the first submit used up the proof', async () => {
    await prove(server, asha, policyNumber, { purpose: 'email', value: 'again@example.com' });
    const caller = asha.with({ 'idempotency-key': randomUUID() });
    const send = () =>
      caller.post('email-update/', {
        policyNumber,
        email_type: 'primary',
        email_id: 'again@example.com',
        etli_sub_type: codes.email_update,
      });
    const [first, ...others] = await Promise.all([send(), send(), send(), send()]);
    expect(first!.body.status).toBe('success');
    for (const { body } of [...others, await send()]) expect(body).toEqual(first!.body);
  });

  it('is rejected when the same key comes with different answers', async () => {
    const key = randomUUID();
    await motherName.raise({}, key);
    const { status, body } = await motherName.raise({ mother_name: 'SITA' }, key);
    expect(status).toBe(422);
    expect(body).toMatchObject({ status: 'failed', message: expect.any(String) });
  });

  it('counts as a new submit with an empty key and is rejected with a key that is too long', async () => {
    const send = (key: string) =>
      asha.with({ 'idempotency-key': key }).post('mothers-name-change/', motherName.payload());
    expect((await send('')).body.status).toBe('success');
    await server.resolveTickets();
    const before = (await ticketsOf(asha, policyNumber)).length;
    expect((await send('')).body.status).toBe('success');
    expect(await ticketsOf(asha, policyNumber)).toHaveLength(before + 1);
    await server.resolveTickets();
    expect(await send('k'.repeat(256))).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('255') },
    });
    expect((await send('k'.repeat(255))).status).toBe(200);
  });

  it('counts as a new submit when another customer uses the same key', async () => {
    const key = randomUUID();
    const { body } = await motherName.raise({}, key);
    const meera = (await server.signIn('C10004')).with({ 'idempotency-key': key });
    const hers = await meera.post(
      'mothers-name-change/',
      motherName.payload({ policyNumber: '50040001' }),
    );
    expect(hers.body.status).toBe('success');
    expect(hers.body.ticketnumber).not.toBe(body.ticketnumber);
  });
});

describe('a second request of the same type', () => {
  const pending = 'Your previous request is in progress. Please try again after once it is closed.';

  it('[ERR-09] [FLOW-05] is rejected while the first is open, and the open-request check reports it', async () => {
    const check = () =>
      asha.post('sr-status/', { policy_number: policyNumber, etli_sub_type: codes.mother_name });
    expect((await check()).body).toEqual({ status: 'success', already_open: 'false' });
    await motherName.raise();
    expect((await check()).body).toEqual({ status: 'success', already_open: 'true' });
    const { status, body } = await motherName.raise({ mother_name: 'SITA' });
    expect({ status, body }).toEqual({ status: 409, body: { status: 'failed', message: pending } });
  });

  it('[SHELL-16] is also reported by the link check, which has its own message for an expired link', async () => {
    const check = async (incident_number: string) =>
      (
        await asha.post('dgh-sr-status/', {
          policy_number: policyNumber,
          etli_sub_type: codes.mother_name,
          incident_number,
        })
      ).body;
    expect(await check('')).toEqual({
      status: 'success',
      already_open: 'false',
      link_expired_message: '',
    });
    const { ticketnumber } = (await motherName.raise()).body;
    expect(await check(ticketnumber)).toMatchObject({
      already_open: 'true',
      link_expired_message: '',
    });
    await server.db
      .update(tickets)
      .set({ createdAt: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) })
      .where(eq(tickets.ticketNumber, ticketnumber));
    expect((await check(ticketnumber)).link_expired_message).toBe(
      'This link has expired. Please ask for a new one.',
    );
    expect((await check('SR99999999')).link_expired_message).toBe('');
    expect((await asha.post('dgh-sr-status/', { policy_number: policyNumber })).status).toBe(400);
  });

  it('[SHELL-14] is rejected for a demo policy that already has an open request', async () => {
    await server.close();
    server = await TestServer.open();
    asha = await server.signIn('C10001');
    motherName = await motherNameRequests(asha, policyNumber);
    const check = await asha.post('sr-status/', {
      policy_number: '50010002',
      etli_sub_type: codes.mother_name,
    });
    expect(check.body.already_open).toBe('true');
    expect(await motherName.raise({ policyNumber: '50010002' })).toMatchObject({
      status: 409,
      body: { message: pending },
    });
  });

  it('is rejected for all but one of twenty simultaneous submits', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        motherName.raise({ mother_name: `NAME ${'A'.repeat(i % 10)}` }, randomUUID()),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('is accepted for another policy and for another type', async () => {
    await motherName.raise();
    expect((await motherName.raise({ policyNumber: '50010003' })).body.status).toBe('success');
  });
});
