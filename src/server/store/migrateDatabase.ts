import { sql } from 'drizzle-orm';
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator';
import { StoreError } from './dataFolderLock';
import type { Db } from './store';

/** The digests that the first migration had while it was still rewritten, before the first release. */
const beforeFirst = [
  '1c44a87dd034cdce9f06a2c86de2bfb40035591822889fd304794fa48bd0927e',
  '11c3e3baa58219c4ecf53f8b9df8e530816d3537b17c5e37ed09f49d5c520867',
  '690940040a4cd77f5c0261c31bd0666510556407e1d1e936ce7566872c1901e0',
  'bc3d152ebd7e6aae95f36a7c434e9ca3bc71ff8afaf86c0869522e17c50a4e31',
  '64547263c9f628e15f1465bbe35c97b692001fff7e99cb61f2c371954368e0bb',
  '1c2c6a3ad9d7653bbc0070782dab54fbd5ab0ca07249bd26491b44b38b4b18af',
];

/** Brings a database to the newest migration, also one that was made before migrations were kept unchanged. */
export async function migrateDatabase(
  db: Db,
  migrate: (config: MigrationConfig) => Promise<void>,
  migrationsFolder: string,
): Promise<void> {
  const config = { migrationsFolder };
  const [first] = readMigrationFiles(config);
  const applied = await firstApplied(db);
  if (applied && applied !== first!.hash) {
    if (!beforeFirst.includes(applied)) throw new StoreError(unknownDatabase);
    await bringToFirst(db, first!);
  }
  await migrate(config);
}

const unknownDatabase =
  'The database was made by another program, or by a version that this one does not know. Set another DATA_DIR or DATABASE_URL, or start the version that made it.';

type Migration = ReturnType<typeof readMigrationFiles>[number];

async function firstApplied(db: Db): Promise<string | undefined> {
  const isThere = await isTrue(db, sql`to_regclass('drizzle.__drizzle_migrations') is not null`);
  if (!isThere) return undefined;
  const found = sql`select hash from drizzle.__drizzle_migrations order by created_at, id limit 1`;
  return (await rowsOf<{ hash: string }>(db, found))[0]?.hash;
}

/**
 * Adds what an earlier form of the first migration did not have. Codes and results of steps, which are kept for a day,
 * lack what today's need and are deleted.
 */
async function bringToFirst(db: Db, { sql: statements, hash, folderMillis }: Migration) {
  await db.transaction(async (tx) => {
    for (const statement of [...newColumns, ...statements]) {
      const created = nameCreatedBy(statement);
      if (created && (await exists(tx, created))) continue;
      await tx.execute(sql.raw(statement));
    }
    await tx.execute(
      sql`update drizzle.__drizzle_migrations set hash = ${hash}, created_at = ${folderMillis}`,
    );
  });
}

const newColumns = [
  'delete from otps',
  'delete from step_results',
  'drop index if exists otps_client_id_sent_at_index',
  'alter table tickets add column if not exists applies_to_all boolean not null default false',
  'alter table otps add column if not exists destinations text[] not null',
  'alter table step_results add column if not exists policy_number text',
  'alter table step_results add column if not exists payload jsonb not null',
];

/** The name of the table, sequence, index or constraint that a statement of drizzle-kit creates. */
const nameCreatedBy = (statement: string): string | undefined =>
  /^(?:CREATE (?:TABLE|SEQUENCE|UNIQUE INDEX|INDEX) (?:"public"\.)?|ALTER TABLE "\w+" ADD CONSTRAINT )"(\w+)"/.exec(
    statement.trim(),
  )?.[1];

const exists = (db: Db, name: string) =>
  isTrue(
    db,
    sql`exists (select from pg_class where relname = ${name}
      union select from pg_constraint where conname = ${name})`,
  );

const isTrue = async (db: Db, condition: ReturnType<typeof sql>) =>
  (await rowsOf<{ is: boolean }>(db, sql`select ${condition} as "is"`))[0]!.is;

async function rowsOf<T>(db: Db, query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}
