import { rm } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { tickets } from '../../src/server/store/schema';
import { fixtureAlone } from '../fixtureAlone';
import type { Caller } from './help/caller';
import { readPdf } from './help/pdf';
import { TestServer } from './help/server';
import { codeOfSubType } from './help/requests';

let definitions: string;
let server: TestServer;
let asha: Caller;
let subType: string;

beforeAll(async () => {
  definitions = fixtureAlone('household');
  server = await TestServer.open({ env: { DEFINITIONS_DIR: definitions } });
  asha = await server.signIn('C10001');
  subType = await codeOfSubType(asha, 'household loss');
});
afterEach(() => server.resolveTickets());
afterAll(async () => {
  await server.close();
  await rm(definitions, { recursive: true });
});

const raise = (payload: object) =>
  asha.post('household-loss/', {
    policyNumber: '50010001',
    etli_sub_type: subType,
    mobile: '9876543210',
    ...payload,
  });

it('keeps the ticked values, and shows them by their names', async () => {
  const reasons = ['fire', 'other'];
  const { status, body } = await raise({ reasons, otherReason: 'Hail', contactBy: ['phone'] });
  expect(status).toBe(200);
  const [ticket] = await server.db
    .select()
    .from(tickets)
    .where(eq(tickets.ticketNumber, body.ticketnumber));
  expect(ticket!.answers).toMatchObject({ reasons, otherReason: 'Hail', contactBy: ['phone'] });
  const record = await asha.get(`sent-requests/${body.ticketnumber}/`);
  expect(JSON.stringify(record.body)).toContain('"text":"Fire, Something else"');
  const { bytes } = await asha.get(`sent-requests/${body.ticketnumber}/pdf/`);
  expect((await readPdf(bytes)).text).toContain('Fire, Something else');
});

it.each([
  ['none of them', { reasons: [] }, 'Please select what happened'],
  ['the same twice', { reasons: ['fire', 'fire'] }, 'What happened? has the same entry twice'],
  ['another value', { reasons: ['war'] }, 'Please select What happened? from the list'],
  ['a value that is no text', { reasons: [{}] }, 'What happened? is not in the right form'],
  [
    'too many',
    { reasons: ['fire', 'flood', 'theft', 'other'], otherReason: 'Hail' },
    'What happened?: please select at most 3',
  ],
])('refuses %s, whatever the browser says', async (_what, payload, message) => {
  const { status, body } = await raise(payload);
  expect({ status, problems: body.problems }).toEqual({
    status: 422,
    problems: [expect.objectContaining({ at: '/reasons', message })],
  });
});

it('refuses a request with none of the fields of which one is enough', async () => {
  const { status, body } = await raise({ reasons: ['fire'], mobile: '', landline: ' ' });
  expect({ status, problems: body.problems }).toEqual({
    status: 422,
    problems: [
      {
        at: '/mobile',
        rule: 'anyRequired',
        message: 'Please fill in at least one of these: Mobile number, Landline',
      },
    ],
  });
  const one = await raise({ reasons: ['fire'], mobile: '', landline: '02212345678' });
  expect(one.status).toBe(200);
});

it('believes no answer that the ticked values do not show', async () => {
  const { status, body } = await raise({ reasons: ['fire'], otherReason: 'Hail' });
  expect(status).toBe(422);
  expect(body.problems).toEqual([expect.objectContaining({ at: '/other_reason' })]);
});
