import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closedStatuses, openStatuses } from '../../src/api';
import { customers, messages, tickets } from '../../src/server/store/schema';
import type { Answer, Caller } from './help/caller';
import { type FakeService, openFakeService } from './help/fakeService';
import { subTypeCode } from './help/requests';
import { TestServer } from './help/server';
import { until } from './help/smallServer';
import { signedCall } from './help/ticketSystem';

let server: TestServer;
let asha: Caller;
let ticketNumber: string;

beforeAll(async () => {
  server = await TestServer.open();
  asha = await server.signIn('C10001');
});
afterAll(() => server.close());

beforeEach(async () => {
  await server.resolveTickets();
  ticketNumber = await raise(asha);
});

let comments = 0;

async function raise(caller: Caller): Promise<string> {
  const etli_sub_type = await subTypeCode(caller, 'policy-document');
  const { body } = await caller.post('policy-document-not-received/', {
    policyNumber: '50010001',
    comments: `Comment ${++comments}`,
    etli_sub_type,
  });
  return body.ticketnumber;
}

const seconds = (ahead: number) => new Date(Date.now() + ahead * 1000).toISOString();

const event = (change: object = {}) => ({
  eventId: randomUUID(),
  ticketNumber,
  at: seconds(0),
  statusCode: 4,
  subStatus: 'With the policy team',
  ...change,
});
const send = (message: object, ...change: [Parameters<typeof signedCall>[3]?]) =>
  signedCall(server, 'ticket-status/', message, ...change);

const shown = async (number = ticketNumber) => {
  const { body } = await asha.post('track-service-request', { policyNumber: '50010001' });
  return body.value.find(({ ticketnumber }: { ticketnumber: string }) => ticketnumber === number);
};
const texts = async () =>
  (await server.db.select().from(messages).orderBy(desc(messages.id))).map(({ text }) => text);

const taken = (outcome: string, customerTold: boolean) => ({
  status: 200,
  body: { status: 'success', outcome, customerTold },
});

describe('a change of status', () => {
  it('[TRACK-05] [TRACK-06] is shown in Track, with its note and the day of closure', async () => {
    expect(await shown()).toMatchObject({ statuscode: 1, etli_dateofclosure: null });
    const closedAt = seconds(-60);
    const done = event({ statusCode: 5, subStatus: 'Sent', note: 'It is in the post.', closedAt });
    expect(await send(done)).toMatchObject(taken('applied', true));
    expect(await shown()).toMatchObject({
      statuscode: 5,
      etli_srsubstatus: 'Sent',
      description: 'It is in the post.',
      etli_dateofclosure: closedAt,
    });
    // A closed request may be raised again.
    expect(await raise(asha)).toMatch(/^SR/);
  });

  it('keeps the description without a note, and closes at its own time without another', async () => {
    const { description } = await shown();
    const at = seconds(-5);
    await send(event({ at, statusCode: 992760000 }));
    expect(await shown()).toMatchObject({ description, etli_dateofclosure: at });
    await send(event({ statusCode: 3 }));
    expect(await shown()).toMatchObject({ statuscode: 3, etli_dateofclosure: null });
  });

  it('[TRACK-06] may have every code of the list', async () => {
    for (const statusCode of [...closedStatuses, ...openStatuses]) {
      expect((await send(event({ statusCode }))).status).toBe(200);
      expect((await shown()).statuscode).toBe(statusCode);
    }
  });

  it('is told to the customer once, in the language in which they raised the request', async () => {
    const change = event({ statusCode: 3 });
    await send(change);
    await send(change);
    expect((await texts()).filter((text) => text.includes(ticketNumber))).toEqual([
      `Dear customer, your request ${ticketNumber} (Policy document not received) is now: Waiting for Details. Details are under Track in the portal. Demo Life`,
    ]);
    await server.resolveTickets();
    ticketNumber = await raise(asha.with({ 'accept-language': 'hi-IN' }));
    await send(event({ statusCode: 3 }));
    expect((await texts())[0]).toMatch(/^प्रिय ग्राहक/);
    expect((await texts())[0]).toContain('(पॉलिसी दस्तावेज़ नहीं मिला)');
    expect((await texts())[0]).not.toMatch(/Dear|Waiting/);
  });

  /** Another server, which sends messages to `sms`; calls `work` with a call that changes the status of a ticket there. */
  async function withSms(
    work: (sms: FakeService, tell: () => Promise<Answer>, other: TestServer) => Promise<void>,
    setting = 'SMS_URL',
  ): Promise<void> {
    const sms = await openFakeService();
    const other = await TestServer.open({ env: { [setting]: sms.url, OUTSIDE_SECONDS: '60' } });
    const vikram = await other.signIn('C10002');
    const code = await subTypeCode(vikram, 'policy-document');
    const raised = await vikram.post('policy-document-not-received/', {
      policyNumber: '50020001',
      comments: 'Never came',
      etli_sub_type: code,
    });
    const change = event({ ticketNumber: raised.body.ticketnumber });
    await work(sms, () => signedCall(other, 'ticket-status/', change), other);
    await other.close();
    await sms.close();
  }
  const sends = { status: 200, body: '{}' };

  it('is told when it is sent again, if no SMS could be sent before', async () => {
    await withSms(async (sms, tell) => {
      sms.reply = { status: 500, body: '' };
      expect(await tell()).toMatchObject(taken('applied', false));
      sms.reply = sends;
      expect(await tell()).toMatchObject(taken('repeated', true));
      expect(await tell()).toMatchObject(taken('repeated', true));
      expect(sms.requests).toHaveLength(2);
      expect(sms.requests[1]!.message).toMatchObject({ to: '9000000002' });
    });
  });

  it('is sent by e-mail to a customer without a mobile number, and not at all without an address', async () => {
    const vikram = eq(customers.clientId, 'C10002');
    await withSms(async (email, tell, { db }) => {
      await db.update(customers).set({ phoneNumber: '', emailId: '' }).where(vikram);
      expect(await tell()).toMatchObject(taken('applied', false));
      await db.update(customers).set({ emailId: 'vikram@example.com' }).where(vikram);
      expect(await tell()).toMatchObject(taken('repeated', true));
      expect(await tell()).toMatchObject(taken('repeated', true));
      const subject = expect.stringMatching(/^Your request SR\S+ – Demo Life$/);
      const text = expect.stringMatching(/^Dear customer, your request SR\S+ \(.*\) is now: /);
      expect(email.requests.map(({ message }) => message)).toEqual([
        { to: 'vikram@example.com', subject, text },
      ]);
    }, 'EMAIL_URL');
  });

  it('is not said to be told while the SMS is being sent, and is told if that never ended', async () => {
    await withSms(async (sms, tell, other) => {
      sms.reply = { status: 'never' };
      const first = tell();
      await until(() => sms.requests.length === 1);
      expect(await tell()).toMatchObject(taken('repeated', false));
      sms.reply = sends;
      // Still within the time that a call may take.
      other.minutesAhead = 1;
      expect(await tell()).toMatchObject(taken('repeated', false));
      expect(sms.requests).toHaveLength(1);
      // As after the death of the process that was sending it.
      other.minutesAhead = 2;
      expect(await tell()).toMatchObject(taken('repeated', true));
      expect(sms.requests).toHaveLength(2);
      sms.breakOff();
      expect(await first).toMatchObject(taken('applied', false));
      expect(await tell()).toMatchObject(taken('repeated', true));
      expect(sms.requests).toHaveLength(2);
    });
  });
});

describe('events', () => {
  it('change nothing when they are sent again, in any number at a time', async () => {
    const once = event({ statusCode: 5 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(once)));
    expect(answers.map(({ body }) => body.outcome).sort()).toEqual([
      'applied',
      ...Array(5).fill('repeated'),
    ]);
    await send(event({ at: seconds(1), statusCode: 2 }));
    expect(await send(once)).toMatchObject(taken('repeated', false));
    expect((await shown()).statuscode).toBe(2);
  });

  it('count by their own time, in whatever order they arrive', async () => {
    await send(event({ at: seconds(2), statusCode: 5, subStatus: 'Done' }));
    expect(await send(event({ at: seconds(1), statusCode: 3 }))).toMatchObject(
      taken('outdated', false),
    );
    expect(await shown()).toMatchObject({ statuscode: 5, etli_srsubstatus: 'Done' });
  });

  it('with the id of another event are refused', async () => {
    const first = event();
    await send(first);
    const { status, body } = await send({ ...first, statusCode: 6 });
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message:
        'An event with this eventId was sent before with other content. Give each event an eventId of its own.',
    });
    expect((await shown()).statuscode).toBe(4);
  });

  it('cannot open a request again while another one is open', async () => {
    await send(event({ statusCode: 5 }));
    const first = ticketNumber;
    await raise(asha);
    await server.db.update(tickets).set({ exclusive: true });
    const again = await send(event({ ticketNumber: first, statusCode: 1, at: seconds(1) }));
    expect(again.status).toBe(409);
    expect(again.body.message).toContain('another open request');
    expect((await shown(first)).statuscode).toBe(5);
  });
});

describe('a message', () => {
  const nothingToRead =
    'has nothing in it that can be read. Write something in letters, digits or other visible signs.';
  const noMoment =
    'is a day or a time that does not exist. Give the moment at which it happened, in UTC.';
  const tooEarly = 'is before the ticket was raised. Give the time at which it happened.';
  const forged = 'This message is not signed as expected.';

  it.each([
    ['another secret', { secret: Buffer.from('a guess') }],
    ['other content', { sent: JSON.stringify({ statusCode: 6 }) }],
  ])('that is signed with %s is refused', async (_what, change) => {
    const { status, body } = await send(event(), change);
    expect({ status, body }).toEqual({
      status: 403,
      body: { message: expect.stringContaining(forged) },
    });
    expect(server.log).toContain('ticket message forged');
    expect((await shown()).statuscode).toBe(1);
  });

  it('without a signature is refused before it is looked at', async () => {
    expect((await server.anyone.post('ticket-status/', event())).status).toBe(403);
    expect((await server.anyone.post('ticket-status/', {})).status).toBe(403);
    expect((await server.anyone.post('ticket-files/', { ticketNumber })).status).toBe(403);
  });

  it.each([-6, 6])('that was signed %s minutes away is refused', async (minutes) => {
    const { status, body } = await send(event(), { at: new Date(Date.now() + minutes * 60_000) });
    expect({ status, message: body.message }).toEqual({
      status: 403,
      message: expect.stringContaining('signed too long ago'),
    });
    expect(server.log).toContain('ticket message out of time');
  });

  it('that was signed four minutes ago is taken', async () => {
    expect((await send(event(), { at: new Date(Date.now() - 4 * 60_000) })).status).toBe(200);
  });

  it.each([
    [{ statusCode: 7 }, 'statusCode must be one of 1, 2, 3, 4, 5, 6, 1000, 2000, 992760000'],
    [{ statusCode: '5' }, 'statusCode is not as expected'],
    ...['', '   ', '\u200B', '\u00A0\u3164', '\u2800', '\u0301'].map((blank): [object, string] => [
      { subStatus: blank },
      `subStatus ${nothingToRead}`,
    ]),
    [{ note: ' \n' }, `note ${nothingToRead}`],
    [{ subStatus: undefined }, 'subStatus is not as expected'],
    [{ eventId: 'a b' }, 'eventId is not as expected'],
    [{ at: '24/11/2026' }, 'at is not as expected'],
    [{ at: '2026-13-41T00:00:00Z' }, `at ${noMoment}`],
    [{ at: '2026-02-30T10:00:00Z' }, `at ${noMoment}`],
    [{ statusCode: 5, closedAt: '2026-02-30T10:00:00Z' }, `closedAt ${noMoment}`],
    [{ statusCode: 5, closedAt: '2026-11-20T24:00:00Z' }, `closedAt ${noMoment}`],
    [{ at: '1900-01-01T00:00:00Z' }, `at ${tooEarly}`],
    [{ statusCode: 5, closedAt: '1900-01-01T00:00:00Z' }, `closedAt ${tooEarly}`],
    [{ statusCode: 5, closedAt: seconds(-10 * 60) }, `closedAt ${tooEarly}`],
    [{ note: 'x'.repeat(501) }, 'note is not as expected'],
    [{ more: 1 }, 'more is not as expected'],
    [{ at: '2999-01-01T00:00:00Z' }, 'at is in the future. Give the time at which it happened.'],
    [
      { closedAt: '2020-01-01T00:00:00Z' },
      'closedAt is given, but this status is not closed. Leave it out, or give a status that is closed.',
    ],
  ])('that is wrong is refused with what is wrong: %j', async (change, message) => {
    const { status, body } = await send(event(change));
    expect({ status, message: body.message }).toEqual({ status: 400, message });
    expect((await shown()).statuscode).toBe(1);
  });

  it('about an unknown ticket is refused', async () => {
    expect((await send(event({ ticketNumber: 'SR-none' }))).status).toBe(404);
    expect((await signedCall(server, 'ticket-files/', { ticketNumber: 'SR-none' })).status).toBe(
      404,
    );
  });
});
