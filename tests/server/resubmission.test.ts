import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { later } from '../../src/server/clock';
import { counters, submissions, tickets } from '../../src/server/store/schema';
import type { Caller } from './help/caller';
import { createTestStorage } from './help/database';
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

describe('the outcome of a submit', () => {
  const outcome = async (key: string, caller = asha) =>
    (await caller.post('request-outcome/', { idempotency_key: key })).body;

  /** A submit that the server works on until it may go on. */
  function heldSubmit(key: string) {
    const { transaction } = server.db;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    vi.spyOn(server.db, 'transaction').mockImplementationOnce(async (...work) => {
      await held;
      return transaction.apply(server.db, work);
    });
    return { sent: motherName.raise({}, key), goOn };
  }

  it('[OPEN-142] is not received, then running, then raised with the same answer', async () => {
    const key = randomUUID();
    expect(await outcome(key)).toEqual({ status: 'success', outcome: 'not-received' });
    const { sent, goOn } = heldSubmit(key);
    const running = { status: 'success', outcome: 'running' };
    await vi.waitFor(async () => expect(await outcome(key)).toEqual(running), { timeout: 10_000 });
    goOn();
    const { body: answer } = await sent;
    const raised = { policy_number: policyNumber, request_type: 'mother_name', answer };
    expect(await outcome(key)).toEqual({ status: 'success', outcome: 'raised', ...raised });
    const meera = await server.signIn('C10004');
    expect(await outcome(key, meera)).toEqual({ status: 'success', outcome: 'not-received' });
  });

  it('is not received after a refusal', async () => {
    const key = randomUUID();
    expect((await motherName.raise({ mother_name: '' }, key)).status).toBe(422);
    expect(await outcome(key)).toEqual({ status: 'success', outcome: 'not-received' });
  });

  it('is running again for a submit that is tried again later', async () => {
    const key = randomUUID();
    expect((await motherName.raise({ mother_name: '' }, key)).status).toBe(422);
    server.minutesAhead = 10;
    const { sent, goOn } = heldSubmit(key);
    await vi.waitFor(async () => expect((await outcome(key)).outcome).toBe('running'), {
      timeout: 10_000,
    });
    server.minutesAhead = 12;
    expect((await outcome(key)).outcome).toBe('running');
    server.minutesAhead = 0;
    goOn();
    expect((await sent).body.status).toBe('success');
  });

  it('does not stay running for a submit whose process ended', async () => {
    const key = randomUUID();
    const row = { event: 'submit', key: `C10001 ${key}`, count: 1, since: new Date() };
    await server.db.insert(counters).values(row);
    expect((await outcome(key)).outcome).toBe('running');
    server.minutesAhead += 12;
    expect((await outcome(key)).outcome).toBe('not-received');
  });

  it('counts anew from a submit that is tried again after its process ended', async () => {
    const key = randomUUID();
    const row = { event: 'submit', key: `C10001 ${key}`, count: 1, since: new Date() };
    await server.db.insert(counters).values(row);
    server.minutesAhead = 10;
    const { sent, goOn } = heldSubmit(key);
    const counted = () =>
      server.db.select({ count: counters.count }).from(counters).where(eq(counters.key, row.key));
    await vi.waitFor(async () => expect(await counted()).toEqual([{ count: 2 }]), {
      timeout: 10_000,
    });
    server.minutesAhead = 12;
    expect((await outcome(key)).outcome).toBe('running');
    server.minutesAhead = 0;
    goOn();
    expect((await sent).body.status).toBe('success');
  });
});

describe('an idempotency key', () => {
  it('[OPEN-142] is running from the first byte of an upload until that ends', async () => {
    const key = randomUUID();
    const outcome = async () =>
      (await asha.post('request-outcome/', { idempotency_key: key })).body.outcome;
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const headers = {
      ...asha.headers,
      'idempotency-key': key,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 1000,
    };
    const sent = request({ port, path: '/api/address-change/', method: 'POST', headers });
    const ended = once(sent, 'error');
    sent.write('--x\r\n');
    await vi.waitFor(async () => expect(await outcome()).toBe('running'), { timeout: 10_000 });
    sent.destroy();
    await ended;
    await vi.waitFor(async () => expect(await outcome()).toBe('not-received'), { timeout: 10_000 });
  });

  it('is remembered for as long as a draft on a device that asks for its outcome', async () => {
    const place = await createTestStorage();
    const openIn = (days: number) =>
      TestServer.open({
        place,
        env: { DRAFT_DAYS: '60' },
        appOptions: { now: () => later(new Date(), { days }) },
      });
    const key = randomUUID();
    const before = await openIn(0);
    const { raise } = await motherNameRequests(await before.signIn('C10001'), policyNumber);
    const { body: answer } = await raise({}, key);
    expect(answer.status).toBe('success');
    await before.close();
    // Closing waits for the clean-up that the start has begun.
    await (await openIn(60)).close();
    const after = await openIn(60);
    const caller = await after.signIn('C10001');
    const { body } = await caller.post('request-outcome/', { idempotency_key: key });
    expect(body).toMatchObject({ outcome: 'raised', answer });
    await after.close();
    await (await openIn(62)).close();
    const last = await openIn(62);
    expect(await last.db.select().from(submissions)).toEqual([]);
    await last.close();
    await place.remove();
  });
});

describe('a second request of the same type', () => {
  const pending = 'Your previous request is in progress. Please try again after once it is closed.';

  it('[ERR-09] [FLOW-05] is rejected while the first is open, and the open-request check reports it', async () => {
    const check = () =>
      asha.post('sr-status/', { policy_number: policyNumber, etli_sub_type: codes.mother_name });
    expect((await check()).body).toEqual({ status: 'success', already_open: 'false' });
    const { ticketnumber } = (await motherName.raise()).body;
    expect((await check()).body).toEqual({
      status: 'success',
      already_open: 'true',
      ticketnumber,
    });
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
      ticketnumber,
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
