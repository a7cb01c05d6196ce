import { createHash, randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, openStore } from '../../src/server/store/open';
import { uploads } from '../../src/server/store/schema';
import { createTestStorage, root, type TestStorage } from './help/database';
import { motherNameRequests, ticketsOf } from './help/requests';
import { TestServer } from './help/server';

const migrations = join(root, 'src/server/store/migrations');

/** The migrations that databases have been made with. A new one is added here; none of them ever changes. */
const landed: { [file: string]: string } = {
  '0000_start.sql': '8ffe3ca496c61f085b5c4f3bd9eb5241c4e90200045ddbf1149ba57d6a3c398f',
  '0001_limits_and_scans.sql': '552d1cbbc43318a47abaaa996185d4b80939290d1d7120836bf3284189ad842f',
  '0002_tickets_without_sub_type.sql':
    '9bb0ec899ac862d57fa205ddb92bd6e0ac1cafa5d5751eb0ac2150a333b6a7e6',
  '0003_policy_book.sql': '315f0ebd961b3faa3d9cbf0df7a4917b2a90a8b23526c5d85741ac3d1229bff2',
  '0004_releases.sql': 'd520773d7bf3ba641cbb165da21d2b3d6f5b0f69439792a555a9c58c38883f11',
  '0005_ticket_deliveries.sql': 'cb5adef3eaf08e8ed6d22f987a1c486df49d6a0b7120952c7c99bd9243cb68a6',
  '0006_staged_uploads.sql': '49f6acaae96bcec0c60a2ec8865af24237dc8d95217a2fb9c99867ad5340e055',
  '0007_as_shown_records.sql': '5909ccdc12047dd92727546e44c593884dbab08ddc78fa540e90d7829e38fab4',
  '0008_due_deliveries.sql': '6caf80ee0c2210c52972296d1c1514ad740b4b43545fb0918757e7b69bdabe05',
  '0009_difference_of_releases.sql':
    '63d7544ac376071b95c51dcb3331e23efd9292d2d88000df0adecec2d6d86c98',
  '0010_sent_messages.sql': '7a6fe2b3aa5be4fc62d00c59ea0dd6ffc3225f5b1a6304ce51aee7d5a4c78a92',
  '0011_withdrawals.sql': '2902093610642469868328f0b7b1a5f1e7cd7d729b5bb83dea40196c5ecdd3cf',
  '0012_files_of_a_ticket.sql': '2604da9d9ff92811d236b1aa9589d6cbf59f306da9fe10665523593b62622c84',
};

describe('migrations', () => {
  it('are added and never changed', () => {
    const files = readdirSync(migrations).filter((name) => name.endsWith('.sql'));
    const digests = files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(migrations, name)))
        .digest('hex'),
    ]);
    expect(
      Object.fromEntries(digests),
      'A migration was changed, removed or added. Databases exist that were made with those listed: undo the change and write it as a new file (CONTRIBUTING.md). List a new file in `landed`.',
    ).toEqual(landed);
  });
});

/** Commits whose databases were kept, oldest last; made by `tests/fixtures/databases/make.mjs`. */
const commits = ['7bc9320', 'b262af6', '74f4c16'];
const keys = {
  DRAFT_KEY: '1'.repeat(64),
  OTP_PEPPER: '2'.repeat(64),
  SESSION_SECRET: '3'.repeat(64),
};

let unpacked: string;
beforeAll(() => {
  unpacked = mkdtempSync(join(tmpdir(), 'portal-earlier-'));
  const packed = readFileSync(join(root, 'tests/fixtures/databases/databases.tar.br'));
  const tar = brotliDecompressSync(packed, {
    params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
  });
  execFileSync('tar', ['-x', '-C', unpacked], { input: tar });
});
afterAll(() => rmSync(unpacked, { recursive: true }));

/** The storage that the server of a commit has left. */
async function storageOf(commit: string): Promise<TestStorage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const server = process.env.DATABASE_URL;
  cpSync(join(unpacked, commit, server ? 'postgresql' : 'pglite'), dataDir, { recursive: true });
  const removeFolder = async () => rmSync(dataDir, { recursive: true });
  if (!server) return { env: { DATA_DIR: dataDir }, remove: removeFolder };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await query(server, `create database ${name}`);
  await query(url.href, readFileSync(join(dataDir, 'dump.sql'), 'utf8'));
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: url.href },
    async remove() {
      await removeFolder();
      await query(server, `drop database ${name} with (force)`);
    },
  };
}

async function query(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Columns, indexes and constraints, in a fixed order. */
async function schemaOf(db: Db): Promise<unknown[]> {
  const found = await db.execute(sql`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    order by line`);
  return (found as unknown as { rows: { line: string }[] }).rows.map(({ line }) => line);
}

describe('database of an earlier commit', () => {
  it.each(commits)('%s is opened with its tickets and files, and goes on', async (commit) => {
    const place = await storageOf(commit);
    const server = await TestServer.open({ place, env: keys });
    const asha = await server.signIn('C10001');
    const before = await ticketsOf(asha, '50010001');
    expect(before.map(({ subtype }) => subtype)).toHaveLength(2);
    const files = await server.db.select().from(uploads);
    expect(files).toMatchObject([{ field: 'address_proof_doc', name: 'bill.pdf', size: 400 }]);
    const content = readFileSync(join(place.env.DATA_DIR, 'uploads', files[0]!.id));
    expect(createHash('sha256').update(content).digest('hex')).toBe(files[0]!.digest);
    if (commit === '7bc9320') {
      const vikram = await server.signIn('C10002');
      const { body } = await vikram.get('dgh-draft/', { policy_number: '50020001' });
      expect(body.form_data).toEqual({ placeOfDeclaration: 'Pune' });
    }
    for (const policy of ['50010001', '50010002'])
      expect((await asha.post('policies/', { policyNumber: policy })).status).toBeLessThan(500);
    expect(await schemaOf(server.db)).toEqual(fresh);

    await server.resolveTickets();
    const { body } = await (await motherNameRequests(asha, '50010001')).raise();
    expect(body).toMatchObject({ status: 'success' });
    expect(before.map(({ ticketnumber }) => ticketnumber)).not.toContain(body.ticketnumber);
    await server.close();
    const again = await TestServer.open({ place, env: keys });
    const after = await ticketsOf(again.anyone.with(asha.headers), '50010001');
    expect(after.map(({ ticketnumber }) => ticketnumber)).toEqual([
      body.ticketnumber,
      ...before.map(({ ticketnumber }) => ticketnumber),
    ]);
    await again.close();
    await place.remove();
  });

  it('is refused with words when its first migration is unknown, and stays as it is', async () => {
    const place = await createTestStorage();
    const where = { dataDir: place.env.DATA_DIR, databaseUrl: place.env.DATABASE_URL };
    const store = await openStore(where);
    await store.db.execute(sql`update drizzle.__drizzle_migrations set hash = 'another'`);
    await store.close();
    await expect(openStore(where)).rejects.toThrow(/another program.*DATA_DIR/);
    expect(existsSync(join(place.env.DATA_DIR, 'db.lock'))).toBe(false);
    await place.remove();
  });
});

let fresh: unknown[];
beforeAll(async () => {
  const place = await createTestStorage();
  const store = await openStore({
    dataDir: place.env.DATA_DIR,
    databaseUrl: place.env.DATABASE_URL,
  });
  fresh = await schemaOf(store.db);
  await store.close();
  await place.remove();
});
