import { and, gt, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { otps, proofs } from '../../src/server/store/schema';
import { prove } from './help/requests';
import { TestServer } from './help/server';

const identity = { policyNumber: '50010001', dob: '1985-04-12' };
let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open({
    env: { OTP_SENDS_PER_HOUR: '40' },
  });
});
afterAll(() => server.close());
// The hourly limits and the waiting times end.
beforeEach(async () => {
  server.minutesAhead += 61;
  await server.signIn('C10001');
});

const ask = async (who: object = identity) => {
  const { body } = await server.anyone.post('send-otp/', who);
  return { id: body.id as string, otp: await server.newestCode('9000000001') };
};
const tryCode = (sent: { id: string; otp: string }, who: object = identity) =>
  server.anyone.post('validate-otp/', { ...who, ...sent });
const wrongOf = (otp: string) =>
  String((Number(otp) + 1) % 10 ** otp.length).padStart(otp.length, '0');

describe('sign-in OTP', () => {
  it('can be used once', async () => {
    const sent = await ask();
    expect((await tryCode(sent)).body.status).toBe('success');
    expect((await tryCode(sent)).body.status).toBe('failed');
  });

  it('can be used by only one of twenty simultaneous calls', async () => {
    const sent = await ask();
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryCode(sent)));
    expect(answers.filter(({ body }) => body.status === 'success')).toHaveLength(1);
  });

  it('expires', async () => {
    const sent = await ask();
    server.minutesAhead += 5;
    const { body } = await tryCode(sent);
    expect(body).toMatchObject({ status: 'failed', message: expect.stringContaining('no longer') });
  });

  it('becomes invalid when another one is requested', async () => {
    const first = await ask();
    const second = await ask();
    expect((await tryCode(first)).body.status).toBe('failed');
    expect((await tryCode(second)).body.status).toBe('success');
  });

  it('becomes invalid after five wrong codes, even for the right code', async () => {
    const { id, otp } = await ask();
    for (let i = 0; i < 5; i++)
      expect((await tryCode({ id, otp: wrongOf(otp) })).body.message).toBe('Invalid OTP');
    expect((await tryCode({ id, otp })).body).not.toHaveProperty('sessionId');
  });

  it('keeps the limit of attempts for simultaneous calls', async () => {
    const { id, otp } = await ask();
    const guesses = Array.from({ length: 30 }, (_, i) =>
      String((Number(otp) + 1 + i) % 10 ** 6).padStart(6, '0'),
    );
    const answers = await Promise.all(guesses.map((guess) => tryCode({ id, otp: guess })));
    expect(answers.filter(({ body }) => body.message === 'Invalid OTP').length).toBeLessThanOrEqual(
      5,
    );
  });

  it('does not appear in the response', async () => {
    const { body, headers } = await server.anyone.post('send-otp/', identity);
    const code = await server.newestCode('9000000001');
    expect(JSON.stringify([body, headers])).not.toContain(code);
  });

  it('gives the same answer for a malformed id as for an expired one', async () => {
    for (const id of ['x', '00000000-0000-4000-8000-000000000000', "' or 1=1 --"])
      expect((await tryCode({ id, otp: '123456' })).body.status).toBe('failed');
  });
});

describe('OTP requests', () => {
  it('are limited per hour, also when many arrive at once', async () => {
    const sent = async () =>
      (await server.db.select().from(otps)).filter(({ destinations }) => destinations.length > 0);
    const before = (await sent()).length;
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => server.anyone.post('send-otp/', identity)),
    );
    // Many at once look like guesses at the date of birth, whose answers do not tell whether an OTP was sent.
    for (const { status } of answers) expect([200, 429]).toContain(status);
    // Two thirds of the 40 may go to one network, and one was sent for the sign-in.
    expect((await sent()).length - before).toBe(26);
  });

  it('are limited per hour for each contact, across customers', async () => {
    const callers = [await server.signIn('C10001'), await server.signIn('C10002')];
    const numbers = ['50010001', '50020001'];
    const ask = (i: number, email: string) =>
      callers[i]!.post('get-otp/', {
        policy_number: numbers[i],
        phone_number: '',
        email,
        otp_type: 'email',
      });
    for (let i = 0; i < 40; i++)
      expect((await ask(i % 2, i % 3 ? 'victim@example.com' : 'Victim@Example.com')).status).toBe(
        200,
      );
    expect((await ask(0, 'victim@example.com')).status).toBe(429);
    expect((await ask(0, 'another@example.com')).status).toBe(200);
  });

  it('leave one valid code when they arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.anyone.post('send-otp/', identity)),
    );
    const now = new Date(Date.now() + server.minutesAhead * 60_000);
    const ids = answers.map(({ body }) => body.id);
    const live = await server.db
      .select()
      .from(otps)
      .where(and(gt(otps.expiresAt, now), inArray(otps.id, ids)));
    expect(live).toHaveLength(1);
  });

  it('must keep the configured pause, unless the last code was used', async () => {
    const slow = await TestServer.open({ env: { OTP_PAUSE_SECONDS: '59' } });
    const send = () => slow.anyone.post('send-otp/', identity);
    const first = await send();
    const second = await send();
    expect(second.status).toBe(429);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(50);
    const otp = await slow.newestCode('9000000001');
    await slow.anyone.post('validate-otp/', { ...identity, id: first.body.id, otp });
    expect((await send()).status).toBe(200);
    slow.minutesAhead += 1;
    expect((await send()).status).toBe(200);
    await slow.close();
  });

  it('are limited per hour for each customer', async () => {
    let last;
    for (let i = 0; i < 40; i++) last = await server.anyone.post('send-otp/', identity);
    expect(last!.status).toBe(429);
    expect(last!.headers['retry-after']).toBeDefined();
    const another = await server.anyone.post('send-otp/', {
      policyNumber: '50020001',
      dob: '1979-12-01',
    });
    expect(another.body.status).toBe('success');
  });
});

describe('OTP for a new contact', () => {
  const order = {
    policy_number: '50010001',
    phone_number: '',
    email: 'new@example.com',
    otp_type: 'email',
  };

  it('[EMAIL-06] is sent to the new address with four digits, and verified under the same type', async () => {
    const caller = await server.signIn('C10001');
    const { body } = await caller.post('get-otp/', order);
    expect(body).toEqual({ status: 'success', unique_id: expect.any(String) });
    const code = await server.newestCode('new@example.com');
    expect(code).toMatch(/^\d{4}$/);
    const verified = await caller.post('verify-otp/', {
      Otp_recieved: code,
      unique_id: body.unique_id,
      otp_type: 'email',
    });
    expect(verified.body).toEqual({ status: 'success' });
  });

  it('is not valid for another type, for another customer or for a sign-in', async () => {
    const caller = await server.signIn('C10001');
    const { unique_id } = (await caller.post('get-otp/', order)).body;
    const code = await server.newestCode('new@example.com');
    const attempt = { Otp_recieved: code, unique_id, otp_type: 'email' };
    const other = await server.signIn('C10002');
    expect((await caller.post('verify-otp/', { ...attempt, otp_type: 'phone' })).body.status).toBe(
      'failed',
    );
    expect((await other.post('verify-otp/', attempt)).body.status).toBe('failed');
    expect((await tryCode({ id: unique_id, otp: code })).body.status).toBe('failed');
    expect((await caller.post('verify-otp/', attempt)).body.status).toBe('success');
  });

  it('cannot be replaced by a sign-in OTP', async () => {
    const caller = await server.signIn('C10001');
    const { id, otp } = await ask();
    const { body } = await caller.post('verify-otp/', {
      Otp_recieved: otp,
      unique_id: id,
      otp_type: 'login',
    });
    expect(body.status).toBe('failed');
  });

  it('becomes invalid after three wrong codes', async () => {
    const caller = await server.signIn('C10001');
    const { unique_id } = (await caller.post('get-otp/', order)).body;
    const code = await server.newestCode('new@example.com');
    const attempt = (Otp_recieved: string) =>
      caller.post('verify-otp/', { Otp_recieved, unique_id, otp_type: 'email' });
    for (let i = 0; i < 3; i++)
      expect((await attempt(wrongOf(code))).body.message).toBe('Invalid OTP');
    expect((await attempt(code)).body.status).toBe('failed');
  });

  it('reports a failed delivery and stores no code', async () => {
    const caller = await server.signIn('C10001');
    const { body } = await caller.post('get-otp/', {
      ...order,
      email: 'undeliverable@example.com',
    });
    expect(body).toEqual({ status: 'failed', message: expect.any(String) });
    expect(JSON.stringify(await server.outbox())).not.toContain('undeliverable');
  });

  it('requires a contact', async () => {
    const caller = await server.signIn('C10001');
    expect((await caller.post('get-otp/', { ...order, email: '' })).body.status).toBe('failed');
    const otherOne = { ...order, email: '', phone_number: '9000000077' };
    expect((await caller.post('get-otp/', otherOne)).body.status).toBe('failed');
  });

  it.each([
    ['email', 'mine@example.com', '9000000077'],
    ['phone', '9000000077', 'mine@example.com'],
  ])('is sent only to the contact that it proves: %s', async (otp_type, to, other) => {
    const caller = await server.signIn('C10001');
    const { body } = await caller.post('get-otp/', {
      policy_number: '50010001',
      phone_number: '9000000077',
      email: 'mine@example.com',
      otp_type,
    });
    const code = await server.newestCode(to);
    expect((await server.outbox())[0]).toMatchObject({ to, code });
    expect((await server.outbox()).some((one) => one.to === other && one.code === code)).toBe(
      false,
    );
    await caller.post('verify-otp/', { Otp_recieved: code, unique_id: body.unique_id, otp_type });
    const proved = await server.db.select().from(proofs);
    expect(proved.filter(({ value }) => value === to)).not.toHaveLength(0);
    expect(proved.filter(({ purpose, value }) => purpose === otp_type && value === other)).toEqual(
      [],
    );
  });

  it('is not sent for an unknown purpose', async () => {
    const caller = await server.signIn('C10001');
    const before = await server.outbox();
    const { status } = await caller.post('get-otp/', {
      ...order,
      email: 'both@example.com',
      phone_number: '9000000088',
      otp_type: 'greeting',
    });
    expect(status).toBe(400);
    expect(await server.outbox()).toEqual(before);
  });
});

describe('proof of a contact', () => {
  const change = async (email: string) => {
    const caller = await server.signIn('C10001');
    const { body } = await caller.get('get-sr-sub-types/');
    const { sub_type_code } = body.value.find((one: any) => one.sr_name === 'Email');
    return caller.post('email-update/', {
      policyNumber: '50010001',
      email_type: 'primary',
      email_id: email,
      etli_sub_type: sub_type_code,
    });
  };

  it('expires after a while', async () => {
    const caller = await server.signIn('C10001');
    await prove(server, caller, '50010001', { purpose: 'email', value: 'late@example.com' });
    server.minutesAhead += 31;
    expect((await change('late@example.com')).status).toBe(422);
  });

  it('is used up by the request', async () => {
    const caller = await server.signIn('C10001');
    await prove(server, caller, '50010001', { purpose: 'email', value: 'once@example.com' });
    expect((await change('once@example.com')).body.status).toBe('success');
    await server.resolveTickets();
    const again = await change('once@example.com');
    expect(again.status).toBe(422);
    expect(again.body.problems[0]).toMatchObject({ at: '/primary_email', rule: 'proof' });
  });
});
