import { sql } from 'drizzle-orm';
import type { Db } from './open';
import { serviceCallCounts } from './schema';

/** Counts a call of a service for a customer, in the hour that began with the first. */
export async function countServiceCall(
  db: Db,
  clientId: string,
  service: string,
  now: Date,
  hourAgo: Date,
): Promise<{ asked: number; since: Date }> {
  const { asked, since } = serviceCallCounts;
  const [counted] = await db
    .insert(serviceCallCounts)
    .values({ clientId, service, asked: 1, since: now })
    .onConflictDoUpdate({
      target: [serviceCallCounts.clientId, serviceCallCounts.service],
      set: {
        asked: sql`case when ${since} > ${hourAgo} then ${asked} + 1 else 1 end`,
        since: sql`case when ${since} > ${hourAgo} then ${since} else excluded.since end`,
      },
    })
    .returning();
  return counted!;
}
