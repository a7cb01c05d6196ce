import { asc, eq, sql } from 'drizzle-orm';
import insurerSubTypes from '../integrations/subTypes.json' with { type: 'json' };
import type { Db } from './open';
import { subTypeNumbers, subTypes } from './schema';

/** Names are compared without case and outer spaces (SHELL-17). */
export const subTypeName = (title: string): string => title.trim().toLowerCase();

/**
 * The code of a sub-type: the given one, its current one, or the next of ST0101, ST0102 …, which is then stored.
 * Undefined if the given code belongs to another sub-type.
 */
export async function codeOfSubType(db: Db, title: string): Promise<string>;
export async function codeOfSubType(
  db: Db,
  title: string,
  given: string | undefined,
): Promise<string | undefined>;
export async function codeOfSubType(
  db: Db,
  title: string,
  given?: string,
): Promise<string | undefined> {
  const name = subTypeName(title);
  for (;;) {
    const [known] = await db.select().from(subTypes).where(eq(subTypes.name, name));
    if (known && (given === undefined || given === known.code)) return known.code;
    if (given !== undefined && (await isCodeTaken(db, given))) return undefined;
    const code = given ?? nextCode;
    const [row] = known
      ? await db.update(subTypes).set({ code }).where(eq(subTypes.name, name)).returning()
      : // Inserts nothing if another server was faster, or if the next code was given by hand.
        await db
          .insert(subTypes)
          .values({ name, title: title.trim(), code })
          .onConflictDoNothing()
          .returning();
    if (row) return row.code;
  }
}

/** The codes of all sub-types, by {@link subTypeName}. */
export async function codesOfSubTypes(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ name: subTypes.name, code: subTypes.code }).from(subTypes);
  return new Map(rows.map(({ name, code }) => [name, code]));
}

const nextCode = sql`'ST' || lpad(nextval(${subTypeNumbers.seqName!})::text, 4, '0')`;

async function isCodeTaken(db: Db, code: string): Promise<boolean> {
  return (await db.$count(subTypes, eq(subTypes.code, code))) > 0;
}

export async function listSubTypes(db: Db): Promise<{ sr_name: string; sub_type_code: string }[]> {
  return db
    .select({ sr_name: subTypes.title, sub_type_code: subTypes.code })
    .from(subTypes)
    .orderBy(asc(subTypes.code));
}

/** Adds the insurer's sub-types that have no request type. */
export async function fillSubTypes(db: Db): Promise<void> {
  for (const title of insurerSubTypes) await codeOfSubType(db, title);
}
