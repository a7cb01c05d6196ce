import { asc, eq, sql } from 'drizzle-orm';
import insurerSubTypes from '../integrations/subTypes.json' with { type: 'json' };
import type { Db } from './open';
import { subTypes } from './schema';

/** Sub-types meet by name without regard to case and outer spaces (doc 2 §3). */
const nameOf = (title: string) => title.trim().toLowerCase();

/**
 * The code of a sub-type: the given one, the one that it has, or the next of ST0101, ST0102 … kept from then on.
 * Nothing where the given one is another's.
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
  const name = nameOf(title);
  for (;;) {
    const [known] = await db.select().from(subTypes).where(eq(subTypes.name, name));
    if (known && (given === undefined || given === known.code)) return known.code;
    if (given !== undefined && (await isCodeTaken(db, given))) return undefined;
    const code = given ?? nextCode;
    const [row] = known
      ? await db.update(subTypes).set({ code }).where(eq(subTypes.name, name)).returning()
      : // Nothing is written where another server was quicker, or where the next code was given to somebody by hand.
        await db
          .insert(subTypes)
          .values({ name, title: title.trim(), code })
          .onConflictDoNothing()
          .returning();
    if (row) return row.code;
  }
}

const nextCode = sql`'ST' || lpad(nextval('sub_type_numbers')::text, 4, '0')`;

async function isCodeTaken(db: Db, code: string): Promise<boolean> {
  return (await db.$count(subTypes, eq(subTypes.code, code))) > 0;
}

export async function listSubTypes(db: Db): Promise<{ sr_name: string; sub_type_code: string }[]> {
  return db
    .select({ sr_name: subTypes.title, sub_type_code: subTypes.code })
    .from(subTypes)
    .orderBy(asc(subTypes.code));
}

/** The sub-types that the insurer has without a request type of ours. */
export async function fillSubTypes(db: Db): Promise<void> {
  for (const title of insurerSubTypes) await codeOfSubType(db, title);
}
