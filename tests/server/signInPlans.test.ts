import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runBookCommand } from '../../src/server/book/command';
import { readSettings } from '../../src/server/readSettings';
import { syntheticCustomer } from '../feed/syntheticFeed.mjs';
import { createTestStorage, type TestStorage } from './help/database';
import { preferIndexes, readBy } from './help/reads';
import { TestServer } from './help/server';

const count = 1000;
const folder = mkdtempSync(join(tmpdir(), 'portal-plans-'));
let place: TestStorage;
let server: TestServer;

beforeAll(async () => {
  place = await createTestStorage();
  const file = join(folder, 'feed.ndjson');
  const lines = Array.from({ length: count }, (_, n) => JSON.stringify(syntheticCustomer(n)));
  writeFileSync(file, lines.join('\n'));
  const silent = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await runBookCommand(readSettings(place.env), ['import', file]);
  silent.mockRestore();
  server = await TestServer.open({ place });
  await fillForOthers();
  await preferIndexes(server);
});
afterAll(async () => {
  await server.close();
  await place.remove();
  rmSync(folder, { recursive: true });
});

/** What other customers did today. */
async function fillForOthers(): Promise<void> {
  const others = `generate_series(1, ${count}) n`;
  for (const statement of [
    `insert into otps (id, kind, purpose, client_id, bound, destinations, digest, sent_at, expires_at)
      select gen_random_uuid(), 'login', 'login', 'O' || n, '{}', array['o' || n], '', now(), now() from ${others}`,
    `insert into orders (txn_id, client_id, policy_number, paise, state, started_at)
      select 'O' || n, 'O' || n, 'O' || n, 1, 'pending', now() from ${others}`,
    `insert into tickets (ticket_number, client_id, policy_number, status_code, description, created_at, exclusive, answers)
      select 'O' || n, 'O' || n, 'O' || n, 1, '', now(), false, '{}' from ${others}`,
    `insert into sessions (client_id, id, started_at) select 'O' || n, gen_random_uuid(), now() from ${others}`,
    'analyze',
  ])
    await server.db.execute(sql.raw(statement));
}

const who = syntheticCustomer(500);

it.each([
  ['policy number', { policyNumber: who.policies[0]!.policyNumber }],
  ['e-mail address', { emailId: who.emailId }],
  ['number', { phoneNumber: who.phoneNumber }],
])('finds everything by an index at a sign-in by %s and on the first screen', async (_by, by) => {
  const identity = { ...by, dob: who.dateOfBirth };
  let id = '';
  const sending = await readBy(server, async () => {
    ({ id } = (await server.anyone.post('send-otp/', identity)).body);
  });
  const otp = await server.newestCode(who.phoneNumber);
  const entering = await readBy(server, async () => {
    const { body } = await server.anyone.post('validate-otp/', { ...identity, id, otp });
    const caller = server.anyone.with({
      authorization: `JWT ${body.access_token}`,
      'unique-client-id': who.clientId,
    });
    const { body: list } = await caller.get('policies/');
    expect(list.policies).toHaveLength(who.policies.length);
  });
  const all = [...sending, ...entering];
  expect(all.find(({ table, rows }) => table === 'customers' && rows > 0)).toBeDefined();
  expect(all.filter(({ scans }) => scans > 0)).toEqual([]);
  expect(all.filter(({ rows }) => rows > 50)).toEqual([]);
});
