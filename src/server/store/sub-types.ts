import { asc, eq, sql } from 'drizzle-orm';
import insurersSubTypes from '../outside/sub-types.json';
import type { Db } from './open';
import { subTypes } from './schema';

/** Sub-types meet by name without regard to case and outer spaces (doc 2 §3). */
const nameOf = (title: string) => title.trim().toLowerCase();

/** The code of a sub-type: the given one, the one that it has, or the next of ST0101, ST0102 … kept from then on. */
export async function codeOfSubType(db: Db, title: string, given?: string): Promise<string> {
  const name = nameOf(title);
  const [known] = await db.select().from(subTypes).where(eq(subTypes.name, name));
  if (known && (given === undefined || given === known.code)) return known.code;
  const code = given ?? sql`'ST' || lpad(nextval('sub_type_numbers')::text, 4, '0')`;
  const [row] = await db
    .insert(subTypes)
    .values({ name, title: title.trim(), code })
    // Another server may have been quicker: its code holds, unless ours is given.
    .onConflictDoUpdate({
      target: subTypes.name,
      set: { code: given ?? sql`${subTypes.code}` },
    })
    .returning();
  return row!.code;
}

export async function listSubTypes(db: Db): Promise<{ sr_name: string; sub_type_code: string }[]> {
  return db
    .select({ sr_name: subTypes.title, sub_type_code: subTypes.code })
    .from(subTypes)
    .orderBy(asc(subTypes.code));
}

/** The sub-types that the insurer has without a request type of ours. */
export async function fillSubTypes(db: Db): Promise<void> {
  for (const title of insurersSubTypes) await codeOfSubType(db, title);
}
