import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Pointer, setAt } from '../../src/engine';
import { tickets } from '../../src/server/store/schema';
import { exampleNamed } from '../examples';
import { ExampleCallers } from './help/exampleCallers';
import { definitionOf, sendAnswers } from './help/requests';
import { TestServer } from './help/server';

const { today } = exampleNamed('fund_switch', 'accepted-one-line');

let server: TestServer;
let callers: ExampleCallers;

beforeAll(async () => {
  server = await TestServer.open({ today });
  callers = new ExampleCallers(server);
});
afterAll(() => server.close());
afterEach(() => server.resolveTickets());

const share = ['fund_switch', 'accepted-one-line', '/lines/0/switch_percentage'] as const;
const amount = ['renewal_cheque_pickup', 'accepted-tomorrow', '/cheque_amount'] as const;

/** Sends an example with another value at a field, as a caller does who does not use the form. */
async function sendWith([key, name, at]: readonly [string, string, Pointer], value: unknown) {
  const example = structuredClone(exampleNamed(key, name));
  setAt(example.answers!, at, value);
  return sendAnswers(await callers.callerFor(key, example), definitionOf(key), example);
}

it.each([
  [share, '5 %', '"switch_percentage":5'],
  [share, '५', '"switch_percentage":5'],
  [amount, '₹ 25,080.00', '"cheque_amount":"25080.00"'],
  [amount, '２５०८०', '"cheque_amount":"25080"'],
])('[OPEN-144] what surely is meant is stored in its form: %j', async (field, value, stored) => {
  const { status, body } = await sendWith(field, value);
  expect({ status, body }).toMatchObject({ status: 200, body: { status: 'success' } });
  const [ticket] = await server.db
    .select()
    .from(tickets)
    .where(eq(tickets.ticketNumber, body.ticketnumber));
  expect(JSON.stringify(ticket!.answers)).toContain(stored);
});

it.each([
  [share, '62.5'],
  [share, 62.5],
  [share, '-5'],
  [share, '1e1'],
  [share, 'half'],
  [amount, '62,5'],
  [amount, '5 lakh'],
  [amount, '1e5'],
  [amount, '-5'],
])(
  '[OPEN-144] what cannot be meant is refused, and nothing is stored: %j',
  async (field, value) => {
    const before = await server.db.$count(tickets);
    const { body } = await sendWith(field, value);
    expect(body.status).not.toBe('success');
    expect(body.message).toMatch(/\w/);
    expect(await server.db.$count(tickets)).toBe(before);
  },
);

it('[OPEN-144] an OTP goes to the ten digits of a number, and to no part of a wrong one', async () => {
  const caller = await server.signIn('C10001');
  const ask = (phone_number: string) =>
    caller.post('get-otp/', {
      policy_number: '50010001',
      phone_number,
      email: '',
      otp_type: 'phone',
    });
  const before = await server.outbox();
  for (const wrong of ['987654321098', '98765.4321', '12AB34', '62.5', '9'.repeat(300)])
    expect((await ask(wrong)).body.status, wrong).not.toBe('success');
  expect(await server.outbox()).toEqual(before);
  expect((await ask('+91 98765 43210')).body.status).toBe('success');
  expect((await server.outbox())[0]).toMatchObject({ to: '9876543210' });
});
