import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliveredTicket, type TicketFile } from '../../src/api';
import { SignedBody } from '../../src/server/delivery/signedMessages';
import { sendParked } from '../../src/server/store/deliveries';
import { deliveries, tickets, uploads } from '../../src/server/store/schema';
import { expectLogged } from '../setup/output';
import type { Caller } from './help/caller';
import { ajv } from './help/contract';
import { fileNamed } from './help/files';
import { subTypeCode } from './help/requests';
import { TestServer } from './help/server';
import { until } from './help/smallServer';
import { failOften, openTicketSystem, type TicketSystem } from './help/ticketSystem';

let system: TicketSystem;
let server: TestServer;
let asha: Caller;

const secret = 'a secret that is shared with the system of tickets';

beforeEach(async () => {
  system = await openTicketSystem();
  server = await TestServer.open({
    env: {
      TICKETS_URL: `${system.url}/tickets`,
      TICKETS_SECRET: secret,
      PUBLIC_URL: 'https://portal.example.com/',
      OUTSIDE_SECONDS: '1',
    },
  });
  asha = await server.signIn('C10001');
});
afterEach(async () => {
  await server.close();
  await system.close();
});

let comments = 0;

/** Raises a request without files; returns the number of its ticket. */
async function raise(policyNumber = '50010001'): Promise<string> {
  const etli_sub_type = await subTypeCode(asha, 'policy-document');
  const { body } = await asha.post('policy-document-not-received/', {
    policyNumber,
    comments: `Comment ${++comments}`,
    etli_sub_type,
  });
  expect(body).toMatchObject({ status: 'success' });
  // The next one may be raised at once.
  await server.resolveTickets();
  return body.ticketnumber;
}

const isTicket = (ticketNumber: string) => eq(tickets.ticketNumber, ticketNumber);
const rowOf = async (ticketNumber: string) =>
  (await server.db.select().from(deliveries).where(eq(deliveries.ticketNumber, ticketNumber)))[0]!;
const isDelivered = async (ticketNumber: string) =>
  (await rowOf(ticketNumber)).deliveredAt !== null;
const hasFailed = async (ticketNumber: string) => (await rowOf(ticketNumber)).problem !== null;
const numbers = () => system.requests.map(({ body }) => body.ticketNumber);

describe('a ticket', () => {
  it('is sent at once, signed, with its number as idempotency key', async () => {
    const ticketNumber = await raise();
    await until(() => isDelivered(ticketNumber));
    expect(system.requests).toHaveLength(1);
    const [{ path, headers, text, body }] = system.requests as [TicketSystem['requests'][0]];
    expect(path).toBe('/tickets');
    expect(headers['idempotency-key']).toBe(ticketNumber);
    const signed = new SignedBody(Buffer.from(secret), headers);
    signed.update(text);
    expect(signed.problem(new Date())).toBeUndefined();
    expect(ajv.validate(deliveredTicket, body), ajv.errorsText()).toBe(true);
    expect(body).toEqual({
      ticketNumber,
      policyNumber: '50010001',
      clientId: 'C10001',
      requestType: 'policy-document',
      subType: { code: expect.stringMatching(/^ST/), name: 'Policy document not received' },
      createdAt: expect.any(String),
      language: 'en',
      release: null,
      appliesToAllPolicies: false,
      answers: expect.objectContaining({ policyNumber: '50010001' }),
      files: [],
      asShown: {
        text: expect.stringContaining(ticketNumber),
        sha256: createHash('sha256').update(body.asShown!.text).digest('hex'),
      },
    });
    const shown = await asha.get(`sent-requests/${ticketNumber}/`);
    expect(JSON.parse(body.asShown!.text)).toEqual(shown.body.record);
  });

  it('names the language in which it was raised', async () => {
    asha = asha.with({ 'accept-language': 'hi' });
    await raise();
    await until(() => system.requests.length > 0);
    expect(system.requests[0]!.body.language).toBe('hi');
  });

  it('comes with its files by links, which expire', async () => {
    const etli_sub_type = await subTypeCode(asha, 'pan_card');
    const sent = { policy_number: '50010001', new_pan_number: 'ABCPS9999K', name: 'Asha Sample' };
    await asha.multipart('pan-check/', { ...sent, etli_sub_type });
    const file = fileNamed('my-pan.pdf');
    await asha.multipart(
      'pan-sr-raise/',
      { policyNumber: '50010001', new_pan_number: 'ABCPS9999K', etli_sub_type },
      { pan_document: { ...file, name: 'my (pan) é.pdf' } },
    );
    await until(() => system.requests.length > 0);
    const [{ url, ...facts }] = system.requests[0]!.body.files as [TicketFile];
    expect(facts).toMatchObject({
      field: 'pan_document',
      size: file.bytes.length,
      scan: 'pending',
    });
    expect(url).toMatch(/^https:\/\/portal\.example\.com\/api\/ticket-files\//);
    const path = url!.replace('https://portal.example.com', '');

    const fetched = await server.anyone.send('GET', path);
    expect(fetched.status).toBe(200);
    expect(fetched.bytes.equals(Buffer.from(file.bytes))).toBe(true);
    expect(fetched.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="my _pan_ _.pdf"; filename*=UTF-8''my%20%28pan%29%20%C3%A9.pdf`,
      'cache-control': 'no-store',
    });
    for (const forged of [
      path.replace(/expires=\d/, 'expires=9'),
      path.replace(/signature=./, 'signature=x'),
      path.replace(/\?.*/, ''),
    ])
      expect((await server.anyone.send('GET', forged)).status).toBe(403);
    server.minutesAhead = 61;
    expect(await server.anyone.send('GET', path)).toMatchObject({
      status: 410,
      body: { message: 'This link has expired. Ask for a new one.' },
    });

    const renewed = await system.call(server, 'ticket-files/', {
      ticketNumber: system.requests[0]!.body.ticketNumber,
    });
    const fresh = renewed.body.files[0].url.replace('https://portal.example.com', '');
    expect((await server.anyone.send('GET', fresh)).status).toBe(200);
    await server.db.update(uploads).set({ scan: 'infected' });
    expect((await server.anyone.send('GET', fresh)).status).toBe(403);
  });
});

describe('while the other side cannot take it', () => {
  it.each([
    ['answers with 500', { status: 500, body: '{}' }, 'status 500'],
    ['refuses it', { status: 422, body: '{}' }, 'status 422'],
    ['answers with a page', { status: 200, body: '<html>' }, 'the answer does not name the ticket'],
    [
      'names another ticket',
      { status: 200, body: '{"ticketNumber":"SR0"}' },
      'the answer does not name the ticket',
    ],
    ['names none', { status: 204, body: '' }, 'the answer does not name the ticket'],
    ['does not answer in time', { status: 'never' as const }, 'no answer within 1 seconds'],
    ['does not end its answer', { status: 'drips' as const }, 'no answer within 1 seconds'],
    ['leads elsewhere', { status: 302, body: '' }, 'status 302'],
  ])('it is sent again: %s', async (_what, reply, problem) => {
    system.reply = reply;
    const ticketNumber = await raise();
    await until(() => hasFailed(ticketNumber));
    expect(await rowOf(ticketNumber)).toMatchObject({ problem, deliveredAt: null, attempts: 1 });
    expect(server.log).toContain('a ticket was not delivered');
    system.reply = undefined;
    server.minutesAhead = 1;
    await until(() => isDelivered(ticketNumber));
    expect(system.stored).toEqual([ticketNumber]);
    expect(await rowOf(ticketNumber)).toMatchObject({ problem: null, attempts: 2 });
  });

  it('waits for an hour and is then stored once, those of a policy in order', async () => {
    system.reply = { status: 503, body: '' };
    const first = await raise('50010001');
    const second = await raise('50010001');
    const other = await raise('50010002');
    for (const minutes of [20, 40, 60]) {
      const before = system.requests.length;
      server.minutesAhead = minutes;
      await until(() => system.requests.length >= before + 2);
    }
    expect(new Set(numbers())).toEqual(new Set([first, other]));
    system.reply = undefined;
    server.minutesAhead += 16;
    await until(async () => (await isDelivered(second)) && (await isDelivered(other)));
    expect(system.stored.filter((number) => number !== other)).toEqual([first, second]);
    expect([...system.stored].sort()).toEqual([first, second, other].sort());
  });

  it('is not parked after a day in which the portal was off', async () => {
    system.reply = { status: 500, body: '' };
    const ticketNumber = await raise();
    await until(() => hasFailed(ticketNumber));
    server.minutesAhead = 24 * 60 + 1;
    await until(() => system.requests.length === 2);
    system.reply = undefined;
    server.minutesAhead += 1;
    await until(() => isDelivered(ticketNumber));
    expect(system.stored).toEqual([ticketNumber]);
  });

  it('is parked after a day of failures, with the reason; later ones of the policy go on, and it can be sent again', async () => {
    system.reply = { status: 400, body: '' };
    const first = await raise();
    await until(() => hasFailed(first));
    const second = await raise();
    await failOften(server.db);
    server.minutesAhead = 24 * 60 + 1;
    await until(async () => (await rowOf(first)).parkedAt !== null);
    expectLogged(/a ticket was parked/);
    expect(await rowOf(first)).toMatchObject({ problem: 'status 400', deliveredAt: null });
    system.reply = undefined;
    server.minutesAhead += 16;
    await until(() => isDelivered(second));
    expect(system.stored).toEqual([second]);

    const now = new Date(Date.now() + server.minutesAhead * 60_000);
    expect(await sendParked(server.db, now, ['SR-unknown'])).toEqual([]);
    expect(await sendParked(server.db, now, [])).toEqual([first]);
    await until(() => isDelivered(first));
    expect(system.stored).toEqual([second, first]);
  });
});

it('is tried again after a defect of the portal, which the log tells', async () => {
  system.reply = { status: 500, body: '' };
  const ticketNumber = await raise();
  await until(() => hasFailed(ticketNumber));
  const [ticket] = await server.db.select().from(tickets).where(isTicket(ticketNumber));
  const set = (subTypeCode: string | null) =>
    server.db.update(tickets).set({ subTypeCode }).where(isTicket(ticketNumber));
  await set(null);
  server.minutesAhead = 1;
  const problemOf = async () => (await rowOf(ticketNumber)).problem;
  await until(async () => (await problemOf()) === 'a defect of the portal');
  expectLogged(/has no row, or no sub-type/);
  await set(ticket!.subTypeCode);
  system.reply = undefined;
  server.minutesAhead = 2;
  await until(() => isDelivered(ticketNumber));
});

it('is broken off by a stop of the server, and sent by the next one', async () => {
  system.reply = { status: 'never' };
  const ticketNumber = await raise();
  await until(() => system.requests.length === 1);
  await server.app.close();
  system.reply = undefined;
  const next = await TestServer.open({
    place: server.place,
    env: {
      TICKETS_URL: `${system.url}/tickets`,
      TICKETS_SECRET: secret,
      PUBLIC_URL: 'https://portal.example.com/',
    },
  });
  await until(() => system.stored.length === 1);
  expect(system.stored).toEqual([ticketNumber]);
  await next.close();
});
