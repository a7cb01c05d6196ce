import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestServer } from './help/server';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open({ env: { SIGN_IN_FAILURES_PER_HOUR: '5' } });
});
afterAll(() => server.close());

const guessDay = (day: number, who: object = { policyNumber: '50010001' }) =>
  server.anyone.post('send-otp/', { ...who, dob: `1985-04-${String(day).padStart(2, '0')}` });
const statuses = async (days: number[], who?: object) =>
  (await Promise.all(days.map((day) => guessDay(day, who)))).map(({ status }) => status);

const days = Array.from({ length: 12 }, (_, i) => i + 13);

it('limits the attempts to guess a date of birth for one identifier, also when many arrive at once', async () => {
  const guessed = await statuses(days);
  expect(guessed.filter((status) => status === 200)).toHaveLength(5);
  expect(guessed.filter((status) => status === 429)).toHaveLength(7);
  // Otherwise the right date would still be distinguishable from a wrong one.
  const right = await guessDay(12);
  expect(right.status).toBe(429);
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
});

it('counts an unknown identifier in the same way', async () => {
  const guessed = await statuses(days, { policyNumber: '99999999' });
  expect(guessed.filter((status) => status === 429)).toHaveLength(7);
});

it('counts all spellings of an e-mail address as one', async () => {
  for (const emailId of [
    'asha.sample@example.com',
    'Asha.Sample@example.com',
    'ASHA.SAMPLE@EXAMPLE.COM',
  ])
    await statuses([13, 14], { emailId });
  expect((await guessDay(12, { emailId: 'asha.sample@example.com' })).status).toBe(429);
});

it('does not affect other identifiers and does not count successful attempts', async () => {
  const who = { phoneNumber: '9000000001' };
  for (let i = 0; i < 12; i++) expect((await guessDay(12, who)).status).toBe(200);
});

it('ends after an hour', async () => {
  server.minutesAhead += 61;
  expect((await guessDay(12)).status).toBe(200);
});
