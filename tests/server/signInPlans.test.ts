import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runBookCommand } from '../../src/server/book/command';
import { readSettings } from '../../src/server/readSettings';
import { syntheticCustomer } from '../feed/syntheticFeed.mjs';
import { createTestStorage, type TestStorage } from './help/database';
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
  // A table is read from end to end only where no index serves: a small one would be otherwise.
  await server.db.execute(sql`set enable_seqscan = off`);
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

/** By table: how often it was read from end to end, and how many rows were found by an index. */
async function readSoFar(): Promise<Map<string, { scans: number; rows: number }>> {
  await server.db.execute(sql`select pg_stat_force_next_flush()`);
  const found = await server.db.execute(
    sql`select relname as name, seq_scan as scans, coalesce(idx_tup_fetch, 0) as rows
      from pg_stat_user_tables where schemaname = 'public'`,
  );
  const { rows } = found as unknown as {
    rows: { name: string; scans: string; rows: string }[];
  };
  return new Map(
    rows.map((one) => [one.name, { scans: Number(one.scans), rows: Number(one.rows) }]),
  );
}

/** What `call` reads. */
async function readBy(call: () => Promise<void>) {
  const before = await readSoFar();
  await call();
  const after = await readSoFar();
  return [...after].map(([table, { scans, rows }]) => ({
    table,
    scans: scans - before.get(table)!.scans,
    rows: rows - before.get(table)!.rows,
  }));
}

const who = syntheticCustomer(500);

it.each([
  ['policy number', { policyNumber: who.policies[0]!.policyNumber }],
  ['e-mail address', { emailId: who.emailId }],
  ['number', { phoneNumber: who.phoneNumber }],
])('finds everything by an index at a sign-in by %s and on the first screen', async (_by, by) => {
  const identity = { ...by, dob: who.dateOfBirth };
  let id = '';
  const sending = await readBy(async () => {
    ({ id } = (await server.anyone.post('send-otp/', identity)).body);
  });
  const otp = await server.newestCode(who.phoneNumber);
  const entering = await readBy(async () => {
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
