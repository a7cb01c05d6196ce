import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { networkOf } from '../../src/server/http/callerNetwork';
import { otps } from '../../src/server/store/schema';
import { TestServer } from './help/server';

const right = '1985-04-12';
const unknown = 'We could not find a policy with these details. Please check them and try again.';
let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open({
    env: { SIGN_IN_FAILURES_PER_DAY: '5', SIGN_IN_FAILURES_PER_NETWORK: '40' },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  server.minutesAhead += 24 * 60 + 1;
});

const guess = (dob: string, who: object = { policyNumber: '50010001' }, address = '198.51.100.1') =>
  server.anyone.at(address).post('send-otp/', { ...who, dob });
const wrongDay = (i: number) => `1985-05-${String(i + 1).padStart(2, '0')}`;
const guessMany = async (times: number, who?: object, address?: string) =>
  (
    await Promise.all(Array.from({ length: times }, (_, i) => guess(wrongDay(i), who, address)))
  ).map(({ body }) => body.message);
const codes = async () => (await server.outbox()).length;

/** What everybody reads while somebody guesses. */
const guarded = {
  status: 'success',
  id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  message: expect.stringContaining('If these details are right'),
  maskedMobile: '',
  maskedEmail: '',
};

describe('guessing of a date of birth', () => {
  it('gets a few honest answers, also when many arrive at once, and then one that tells nothing', async () => {
    const said = await guessMany(12);
    expect(said.filter((message) => message === unknown)).toHaveLength(5);
    const before = await codes();
    expect(await guess(wrongDay(1))).toMatchObject({ status: 200, body: guarded });
    expect(await codes()).toBe(before);
    expect(await guess(right)).toMatchObject({ status: 200, body: guarded });
  });

  it.each([
    ['from another address', '203.0.113.9'],
    ['from the address of the guesser', '198.51.100.1'],
  ])('does not keep the customer from signing in, %s', async (_where, address) => {
    await guessMany(30);
    const identity = { policyNumber: '50010001', dob: right };
    const caller = server.anyone.at(address);
    const before = await codes();
    const { body } = await caller.post('send-otp/', identity);
    // Whether a code is sent must not show in how long the answer takes, so it may come later.
    await vi.waitFor(async () => expect(await codes()).toBe(before + 2), { timeout: 20_000 });
    const otp = await server.newestCode('9000000001');
    const signedIn = await caller.post('validate-otp/', { ...identity, id: body.id, otp });
    expect(signedIn.body).toMatchObject({ status: 'success', UniqueClientId: 'C10001' });
  });

  it('counts all identifiers and spellings of a customer together', async () => {
    await guess(wrongDay(0), { policyNumber: '50010001' });
    await guess(wrongDay(1), { policyNumber: '50010002' });
    await guess(wrongDay(2), { emailId: 'asha.sample@example.com' });
    await guess(wrongDay(3), { emailId: 'Asha.Sample@Example.com' });
    await guess(wrongDay(4), { phoneNumber: '9000000001' });
    for (const who of [{ policyNumber: '50010003' }, { phoneNumber: '9000000001' }])
      expect((await guess(wrongDay(5), who)).body).toEqual(guarded);
    expect((await guess(wrongDay(5), { policyNumber: '50020001' })).body.message).toBe(unknown);
  });

  it('gets the same answers for an identifier that nobody has', async () => {
    const said = await guessMany(12, { policyNumber: '99999999' });
    expect(said.filter((message) => message === unknown)).toHaveLength(5);
    expect((await guess(right, { policyNumber: '99999999' })).body).toEqual(guarded);
  });

  it('learns nothing from the ids that it gets: neither from trying codes nor from asking again', async () => {
    const outcome = async (dob: string, who = { policyNumber: '50010001' }) => {
      await guessMany(6, who);
      const seen: unknown[] = [];
      for (let round = 0; round < 4; round++) {
        const { status, body } = await guess(dob, who);
        seen.push(status, body.message);
        for (let i = 0; i < 7; i++) {
          const attempt = { ...who, dob, id: body.id, otp: 'never!' };
          const tried = await server.anyone.post('validate-otp/', attempt);
          seen.push(tried.status, tried.body.message);
        }
      }
      return seen;
    };
    const ofRight = await outcome(right);
    expect(await outcome('1985-06-30')).toEqual(ofRight);
    expect(await outcome(right, { policyNumber: '99999998' })).toEqual(ofRight);
    expect(ofRight.filter((one) => one === 'Invalid OTP')).toHaveLength(20);
  });

  it('gets no further guesses at the OTP: an id without a code accepts none, not even a right one', async () => {
    await guessMany(6);
    const identity = { policyNumber: '50010001', dob: right };
    const tryCode = async (id: string, otp: string) =>
      (await server.anyone.post('validate-otp/', { ...identity, id, otp })).body;
    for (let i = 0; i < 5; i++) await tryCode((await guess(right)).body.id, 'never!');
    const { id } = (await guess(right)).body;
    const file = join(server.place.env.DATA_DIR, 'otp.key');
    const digest = createHmac('sha256', Buffer.from(await readFile(file, 'utf8'), 'hex'))
      .update(`${id}:123456`)
      .digest('hex');
    await server.db.update(otps).set({ digest }).where(eq(otps.id, id));
    expect(await tryCode(id, '123456')).toEqual({ status: 'failed', message: 'Invalid OTP' });
  });

  it('is limited for a network over many customers, without a word to others', async () => {
    const spray = Array.from({ length: 41 }, (_, i) =>
      guess(right, { policyNumber: `6000${i}` }, `2001:db8:1:2::${i}`),
    );
    await Promise.all(spray);
    const who = { policyNumber: '50020001' };
    expect((await guess(right, who, '2001:db8:1:2:ffff::1')).body).toEqual(guarded);
    expect((await guess(right, who, '2001:db8:1:3::1')).body.message).toBe(unknown);
    server.minutesAhead += 61;
    expect((await guess(right, who, '2001:db8:1:2::1')).body.message).toBe(unknown);
  });

  it('does not count right dates, and ends after a day', async () => {
    for (let i = 0; i < 8; i++) expect((await guess(right)).body.message).toBe('OTP sent');
    await guessMany(6);
    server.minutesAhead += 24 * 60 + 1;
    expect((await guess(right)).body.message).toBe('OTP sent');
  });
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:02::9', '2001:db8:0:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['192.0.2.7:1234', '192.0.2.7'],
  ['[2001:db8:0:2::9]:1234', '2001:db8:0:2::/64'],
  ['[2001:db8:0:2::9]', '2001:db8:0:2::/64'],
  ['[::ffff:192.0.2.7]:80', '192.0.2.7'],
  ['unknown', 'unknown'],
  ['_hidden:17', 'unknown'],
  ['999.0.2.7:1234', 'unknown'],
  ['', 'unknown'],
])('takes the network of %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
