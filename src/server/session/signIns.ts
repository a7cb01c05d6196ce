import { eq } from 'drizzle-orm';
import type { Services } from '../services';
import { signIns } from '../store/schema';

/** Records a sign-in; returns when the customer signed in before, undefined if never. */
export async function recordSignIn(
  { db, now }: Services,
  clientId: string,
): Promise<Date | undefined> {
  const lastAt = now();
  const [before] = await db.select().from(signIns).where(eq(signIns.clientId, clientId));
  await db
    .insert(signIns)
    .values({ clientId, lastAt })
    .onConflictDoUpdate({ target: signIns.clientId, set: { lastAt } });
  return before?.lastAt;
}
