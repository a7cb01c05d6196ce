import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SettingsError } from '../envVariable';
import { t } from '../i18n';
import type { Settings } from '../settings';
import type { Db } from './open';
import { sharedValues } from './schema';

type SharedName = Settings['acceptChanged'][number];

/** What the processes of one database must have in common. The first one is in use, later ones were before. */
export type SharedValues = { [name in SharedName]?: Uint8Array[] };

/**
 * Compares the values of this process with those that the database was used with last; throws a {@link SettingsError}
 * that names every difference that is not accepted. The database keeps digests that are keyed with the values: they
 * neither reveal a value nor can be used in its place.
 */
export async function checkSharedValues(
  db: Db,
  values: SharedValues,
  accepted: readonly SharedName[],
): Promise<void> {
  const own = Object.entries(values).map(([name, given]) => ({
    name: name as SharedName,
    digests: given.map((value) => digestOf(name, value)),
  }));
  await db
    .insert(sharedValues)
    .values(own.map(({ name, digests }) => ({ name, digest: digests[0]! })))
    .onConflictDoNothing();
  const rows = await db.select().from(sharedValues);
  const known = new Map(rows.map(({ name, digest }) => [name, digest]));
  const different = own.filter(({ name, digests }) => !digests.includes(known.get(name)!));
  const problems = different.filter(({ name }) => !accepted.includes(name));
  if (problems.length > 0)
    throw new SettingsError(problems.map(({ name }) => explain(name)).join('\n'));
  for (const { name, digests } of own)
    if (known.get(name) !== digests[0])
      await db.update(sharedValues).set({ digest: digests[0]! }).where(eq(sharedValues.name, name));
}

const explain = (name: SharedName) =>
  t(name === 'uploads' ? 'start.otherUploads' : 'start.otherSecret', { name });

function digestOf(name: string, value: Uint8Array): string {
  return createHmac('sha256', value).update(`shared value ${name}`).digest('hex');
}
