import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliveredWithdrawal } from '../../src/api';
import { deliveries, messages, tickets } from '../../src/server/store/schema';
import type { Caller } from './help/caller';
import { ajv } from './help/contract';
import { momentOf } from './help/database';
import { type LiveServer, openLive } from './help/liveFiles';
import { catalogueWith, moodNote } from './help/moodNote';
import { customerOf } from './help/server';
import { until } from './help/smallServer';
import { openTicketSystem, type TicketSystem } from './help/ticketSystem';

const [asha, vikram] = ['C10001', 'C10002'];
const [first] = customerOf(asha).policies.map(({ policyNumber }) => policyNumber);
const secret = 'a secret that is shared with the system of tickets';
const openedOn = '2026-11-21';

const files = (withdraw?: object) => ({
  ...moodNote({ request: { ...(withdraw && { withdraw }) } }),
  ...catalogueWith({}),
});

let live: LiveServer;
let system: TicketSystem;
let openedAt: number;
beforeEach(async () => {
  system = await openTicketSystem();
});
afterEach(async () => {
  await live.close();
  await system.close();
});

async function open(mode: 'files' | 'releases', withdraw?: object) {
  live = await openLive(mode, openedOn, {
    TICKETS_URL: `${system.url}/tickets`,
    TICKETS_SECRET: secret,
    PUBLIC_URL: 'https://portal.example.com/',
    OUTSIDE_SECONDS: '1',
    OUTSIDE_ASKS_PER_HOUR: '20',
  });
  openedAt = Date.now();
  await live.makeLive(files(withdraw));
}

/** A customer, signed in at a moment in India. */
async function signedInAt(local: string, clientId = asha): Promise<Caller> {
  const passed = Date.now() - openedAt;
  const ahead = Date.parse(`${local}:30+05:30`) - momentOf(openedOn).getTime() - passed;
  live.server.minutesAhead = ahead / 60_000;
  return live.server.signIn(clientId);
}

async function raise(caller: Caller) {
  const { value } = (await caller.get('get-sr-sub-types/')).body;
  const { sub_type_code } = value.find(({ sr_name }: any) => sr_name === 'mood note');
  const { body } = await caller.post('mood-note/', {
    policyNumber: first,
    mood: 'fine',
    etli_sub_type: sub_type_code,
  });
  return body.ticketnumber as string;
}

const withdraw = (caller: Caller, ticketnumber: string) =>
  caller.post('withdraw-request/', { ticketnumber });
const shown = async (caller: Caller, ticketnumber: string) =>
  (await caller.post('track-service-request', {})).body.value.find(
    (one: any) => one.ticketnumber === ticketnumber,
  );
const rowsOf = (ticketNumber: string) =>
  live.server.db.select().from(deliveries).where(eq(deliveries.ticketNumber, ticketNumber));
const areSent = async (ticketNumber: string, count: number) =>
  (await rowsOf(ticketNumber)).filter(({ deliveredAt }) => deliveredAt).length === count;

const message = 'Your mood is not noted.';

describe.each(['files', 'releases'] as const)('with %s, an open request', (mode) => {
  it('is withdrawn on its days, is told to the insurer after the ticket, and may be raised again', async () => {
    await open(mode, { days: 7, message });
    const hers = await signedInAt('2026-11-23T10:00');
    const number = await raise(hers);
    expect(await shown(hers, number)).toMatchObject({
      statuscode: 1,
      withdraw: { until: '2026-11-30', message },
    });

    await until(() => areSent(number, 1));
    const late = await signedInAt('2026-11-30T23:50');
    const { status, body } = await withdraw(late, number);
    expect([status, body]).toEqual([200, { status: 'success', customerTold: true }]);
    const track = await shown(late, number);
    expect(track).toMatchObject({
      statuscode: 6,
      etli_srsubstatus: 'Withdrawn',
      description: 'Withdrawn at your wish.',
    });
    expect(track).not.toHaveProperty('withdraw');
    expect(Date.parse(track.etli_dateofclosure)).toBeGreaterThan(Date.parse('2026-11-30T18:00Z'));

    await until(() => areSent(number, 2));
    // Each at least once: on a busy machine an answer may come too late.
    const paths = new Set(system.requests.map(({ path }) => path));
    expect([...paths]).toEqual(['/tickets', '/tickets/withdrawals']);
    const sent = system.requests.find(({ path }) => path === '/tickets/withdrawals')!;
    expect(sent.headers['idempotency-key']).toBe(`${number}-withdrawal`);
    expect(ajv.validate(deliveredWithdrawal, sent.body), ajv.errorsText()).toBe(true);
    expect(sent.body).toEqual({
      ticketNumber: number,
      policyNumber: first,
      clientId: asha,
      withdrawnAt: track.etli_dateofclosure,
    });
    const texts = await live.server.db.select().from(messages).orderBy(desc(messages.id));
    expect(texts[0]!.text).toMatch(
      new RegExp(`your request ${number} \\(Mood note\\) is withdrawn, as you asked`),
    );

    // Again, as after a lost answer: nothing happens twice.
    expect(await withdraw(late, number)).toMatchObject({ status: 200, body });
    expect(await rowsOf(number)).toHaveLength(2);
    expect(await live.server.db.select().from(messages)).toHaveLength(texts.length);
    expect(await raise(late)).not.toBe(number);
  });

  it('cannot be withdrawn after its days, when it is closed, by others, or without the rule', async () => {
    await open(mode, { days: 0 });
    const number = await raise(await signedInAt('2026-11-23T10:00'));
    const his = await signedInAt('2026-11-23T11:00', vikram);
    const foreign = await withdraw(his, number);
    expect([foreign.status, foreign.body]).toEqual([404, (await withdraw(his, 'SR99999999')).body]);
    const next = await signedInAt('2026-11-24T00:01');
    const over = await withdraw(next, number);
    expect(over.status).toBe(409);
    expect(over.body.message).toMatch(/^The days in which .* are over\. Please call us on /);
    expect((await withdraw(next.with({ 'accept-language': 'hi' }), number)).body.message).toMatch(
      /^जिन दिनों/,
    );
    expect(await shown(next, number)).not.toHaveProperty('withdraw');

    await live.server.resolveTickets();
    await live.makeLive(files());
    const without = await raise(next);
    expect((await withdraw(next, without)).body.message).toMatch(/cannot be withdrawn here/);
    expect(await shown(next, without)).toMatchObject({ statuscode: 1 });
    expect(
      (await live.server.anyone.post('withdraw-request/', { ticketnumber: number })).status,
    ).toBe(401);
  });

  it('keeps the rule under which it was raised', async () => {
    await open(mode, { days: 3, message });
    const hers = await signedInAt('2026-11-23T10:00');
    const number = await raise(hers);
    await live.makeLive(files());
    expect((await shown(hers, number)).withdraw).toEqual({ until: '2026-11-26', message });
    expect((await withdraw(hers, number)).status).toBe(200);
  });
});

describe('a withdrawal', () => {
  const statusAt = (ticketNumber: string, at: Date, statusCode = 5) =>
    system.call(
      live.server,
      'ticket-status/',
      {
        eventId: randomUUID(),
        ticketNumber,
        at: at.toISOString(),
        statusCode,
        subStatus: 'Done',
      },
      { secret: Buffer.from(secret), at: new Date('2026-11-23T10:01:00+05:30') },
    );

  it('is the newer of two: what the insurer did before is outdated, what it does later counts', async () => {
    await open('files', { days: 7 });
    const hers = await signedInAt('2026-11-23T10:00');
    const number = await raise(hers);
    const before = new Date(Date.parse('2026-11-23T10:00:30+05:30') - 1000);
    expect((await withdraw(hers, number)).status).toBe(200);
    expect((await statusAt(number, before)).body.outcome).toBe('outdated');
    expect((await shown(hers, number)).etli_srsubstatus).toBe('Withdrawn');
    const later = new Date(Date.parse('2026-11-23T10:02:00+05:30'));
    expect((await statusAt(number, later)).body.outcome).toBe('applied');
    expect((await shown(hers, number)).statuscode).toBe(5);
  });

  it('does not win against a closure, and happens once of many at a time', async () => {
    await open('files', { days: 7 });
    const hers = await signedInAt('2026-11-23T10:00');
    const number = await raise(hers);
    const all = await Promise.all(Array.from({ length: 5 }, () => withdraw(hers, number)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await rowsOf(number)).map(({ kind }) => kind).toSorted()).toEqual([
      'ticket',
      'withdrawal',
    ]);
    const other = await raise(hers);
    await statusAt(other, new Date(Date.parse('2026-11-23T10:01:00+05:30')));
    const closed = await withdraw(hers, other);
    expect([closed.status, closed.body.message]).toEqual([
      409,
      'This request is closed already, so there is nothing to withdraw.',
    ]);
    const [row] = await live.server.db
      .select()
      .from(tickets)
      .where(eq(tickets.ticketNumber, other));
    expect(row).toMatchObject({ statusCode: 5, withdrawnAt: null });
  });

  it('waits for its ticket, and is sent again until it is taken', async () => {
    await open('files', { days: 7 });
    system.reply = { status: 500, body: '' };
    const hers = await signedInAt('2026-11-23T10:00');
    const number = await raise(hers);
    await until(() => system.requests.length > 0);
    expect((await withdraw(hers, number)).status).toBe(200);
    expect(system.requests.every(({ path }) => path === '/tickets')).toBe(true);
    system.reply = undefined;
    await until(async () => {
      live.server.minutesAhead += 1;
      return areSent(number, 2);
    });
    expect(system.requests.at(-1)!.path).toBe('/tickets/withdrawals');
  });

  it('may be asked for so often in an hour', async () => {
    await open('files', { days: 7 });
    const hers = await signedInAt('2026-11-23T10:00');
    const tries: number[] = [];
    while (tries.length < 100 && tries.at(-1) !== 429)
      tries.push((await withdraw(hers, 'SR99999999')).status);
    expect(tries.at(-1)).toBe(429);
  });
});
