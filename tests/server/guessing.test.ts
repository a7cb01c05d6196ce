import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from './help/caller';
import { prove } from './help/requests';
import { TestServer } from './help/server';

const identity = { policyNumber: '50010001', dob: '1985-04-12' };
const byPhone = { phoneNumber: '9000000001', dob: '1985-04-12' };
const ownMobile = '9000000001';
const home = '203.0.113.9';
const networks = ['198.51.100.1', '198.51.100.2', '2001:db8::1'];
let server: TestServer;
/** With the limits of sends that hold without the demo book. */
let strict: TestServer;

beforeAll(async () => {
  server = await TestServer.open();
  strict = await TestServer.open({ env: { OTP_SENDS_PER_HOUR: '5', OTP_SENDS_PER_DAY: '10' } });
});
afterAll(async () => {
  await server.close();
  await strict.close();
});
// All limits end within a day.
beforeEach(() => {
  for (const one of [server, strict]) one.minutesAhead += 24 * 60 + 6;
});

const caller = (address: string) => server.anyone.at(address);
const ask = (address: string, who: object = identity) => caller(address).post('send-otp/', who);
const tryCode = (id: string, otp: string, who: object = identity) =>
  server.anyone.post('validate-otp/', { ...who, id, otp });

/** Asks for a code and tries wrong ones until no more are accepted; returns how many were. */
async function guessAll(address: string, who: object = identity): Promise<number> {
  const { body } = await ask(address, who);
  if (!body.id) return 0;
  for (let i = 0; ; i++)
    if ((await tryCode(body.id, 'never!', who)).body.message !== 'Invalid OTP') return i;
}

async function signIn(address: string): Promise<string | undefined> {
  const { body } = await ask(address);
  if (!body.id) return undefined;
  return (await tryCode(body.id, await server.newestCode(ownMobile))).body.UniqueClientId;
}

describe('somebody who knows a policy number and the date of birth', () => {
  it('has at most 10 guesses at the OTP in any hour and 34 in a day, from any number of networks', async () => {
    const step = 30;
    const guesses: number[] = [];
    for (let i = 0; i < (24 * 60) / step; i++) {
      const network = networks[i % networks.length]!;
      guesses.push((await guessAll(network)) + (await guessAll(`192.0.2.${i}`, byPhone)));
      server.minutesAhead += step;
    }
    const sum = (some: number[]) => some.reduce((total, one) => total + one, 0);
    const ofHours = guesses.map((_, i) => sum(guesses.slice(i, i + 60 / step)));
    expect(Math.max(...ofHours)).toBe(10);
    expect(sum(guesses)).toBeGreaterThan(10);
    expect(sum(guesses)).toBeLessThanOrEqual(34);
  });

  it('cannot collect codes before guessing: live ones reserve their tries', async () => {
    const asked: number[] = [];
    for (const network of networks) asked.push((await ask(network)).status);
    expect(asked).toEqual([200, 200, 429]);
  });

  it('uses up the guesses of one network only', async () => {
    expect(await guessAll(networks[0]!)).toBe(5);
    const refused = await ask(networks[0]!);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(await signIn(home)).toBe('C10001');
  });

  it('waits longer after each further guess from there', async () => {
    await guessAll(networks[0]!);
    for (const minutes of [1, 2, 4]) {
      const { status, headers, body } = await ask(networks[0]!);
      expect(status).toBe(429);
      expect(Math.ceil(Number(headers['retry-after']) / 60)).toBe(minutes);
      expect(body.message).toBe(`Too many wrong OTPs. Please try again in ${minutes} minute(s).`);
      server.minutesAhead += minutes + 0.1;
      if (minutes < 4) expect(await guessAll(networks[0]!)).toBe(1);
    }
    // Nobody is locked out for good: the right code is still accepted.
    expect(await signIn(networks[0]!)).toBe('C10001');
  });

  it('can neither cancel the code that the customer is typing nor use up its tries', async () => {
    const { body } = await ask(home);
    const otp = await server.newestCode(ownMobile);
    for (const network of networks) await guessAll(network);
    expect((await tryCode(body.id, otp)).body.UniqueClientId).toBe('C10001');
  });

  it('cannot use up all sends from one network', async () => {
    const send = async (address: string) =>
      (await strict.anyone.at(address).post('send-otp/', identity)).status;
    const sendMany = async (address: string) => {
      let sent = 0;
      while ((await send(address)) === 200) sent++;
      return sent;
    };
    expect(await sendMany(networks[0]!)).toBe(4);
    expect(await sendMany(home)).toBe(1);
    let sent = 5;
    for (let hour = 1; hour < 5; hour++) {
      strict.minutesAhead += 61;
      for (const network of networks) sent += await sendMany(network);
    }
    expect(sent).toBe(10);
  });
});

describe('a signed-in customer who guesses the code of a strange number', () => {
  const send = (by: Caller, policy_number: string, phone_number: string) =>
    by.post('get-otp/', { policy_number, phone_number, email: '', otp_type: 'phone' });

  /** Asks for a code to a number and tries wrong ones until none is accepted; returns how many were. */
  async function guessNumber(by: Caller, policyNumber: string, number: string): Promise<number> {
    const { body } = await send(by, policyNumber, number);
    if (!body.unique_id) return 0;
    const attempt = { Otp_recieved: 'none', unique_id: body.unique_id, otp_type: 'phone' };
    for (let i = 0; ; i++)
      if ((await by.post('verify-otp/', attempt)).body.message !== 'Invalid OTP') return i;
  }

  it('has 9 guesses a day, whatever they prove in between and whichever number they name', async () => {
    const asha = await server.signIn('C10001');
    let guesses = 0;
    for (let i = 0; i < 12; i++) {
      guesses += await guessNumber(asha, '50010001', i < 2 ? '9811111111' : `981111112${i}`);
      const own = { purpose: 'email', value: 'own@example.com' };
      expect((await prove(server, asha, '50010001', own)).body.status).toBe('success');
      server.minutesAhead += 4;
    }
    expect(guesses).toBe(9);
    const refused = await send(asha, '50010001', '9811111111');
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'Too many wrong OTPs. Please try again in 24 hours.',
    ]);
    server.minutesAhead += 24 * 60;
    expect(await guessNumber(await server.signIn('C10001'), '50010001', '9811111111')).toBe(3);
  });

  it('shares the guesses at a number with every other customer', async () => {
    const [asha, vikram] = [await server.signIn('C10001'), await server.signIn('C10002')];
    let guesses = 0;
    for (let i = 0; i < 4; i++) {
      guesses += await guessNumber(asha, '50010001', '9811111111');
      guesses += await guessNumber(vikram, '50020001', '9811111111');
    }
    expect(guesses).toBe(9);
    expect(await guessNumber(vikram, '50020001', '9822222222')).toBeGreaterThan(0);
  });

  it('does not keep its owner from signing in', async () => {
    const vikram = await strict.signIn('C10002');
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await send(vikram, '50020001', ownMobile)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const { body } = await strict.anyone.post('send-otp/', identity);
    expect(body.message).toBe('OTP sent');
  });
});
