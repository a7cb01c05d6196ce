import { and, desc, eq, gt } from 'drizzle-orm';
import { later } from '../clock';
import type { Services } from '../services';
import type { Db } from '../store/open';
import { otps } from '../store/schema';
import { hasSamePurpose } from './sendLimit';

/**
 * Seconds until a signature can be tried again; 0 if it can. Its codes are short and prove the consent of another
 * person, so wrong tries are also limited per day, and a right code does not reset the count.
 */
export async function dailyLimitSeconds(
  db: Db,
  { now, settings }: Services,
  challenge: Pick<typeof otps.$inferSelect, 'clientId' | 'purpose' | 'bound'>,
): Promise<number> {
  if (challenge.bound.signature === undefined) return 0;
  const tried = await db
    .select()
    .from(otps)
    .where(
      and(
        eq(otps.clientId, challenge.clientId),
        eq(otps.purpose, challenge.purpose),
        gt(otps.tries, 0),
        gt(otps.sentAt, later(now(), { days: -1 })),
      ),
    )
    .orderBy(desc(otps.sentAt));
  let wrong = 0;
  for (const send of tried.filter((one) => hasSamePurpose(one, challenge))) {
    wrong += send.tries - (send.usedAt ? 1 : 0);
    if (wrong >= settings.signatureFailuresPerDay)
      return Math.ceil((later(send.sentAt, { days: 1 }).getTime() - now().getTime()) / 1000);
  }
  return 0;
}
