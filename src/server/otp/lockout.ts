import { and, eq, sql } from 'drizzle-orm';
import { later } from '../clock';
import type { Services } from '../services';
import { otpGuards, type otps } from '../store/schema';

type Challenge = Pick<typeof otps.$inferSelect, 'clientId' | 'kind' | 'purpose' | 'bound'>;

const firstWaitSeconds = 30;
const longestWaitSeconds = 3600;

/** Seconds until the customer may try a code again; 0 when he may. */
export async function lockoutSeconds({ db, now }: Services, challenge: Challenge): Promise<number> {
  const [guard] = await db.select().from(otpGuards).where(isLockoutOf(challenge));
  const left = (guard?.waitUntil?.getTime() ?? 0) - now().getTime();
  return Math.max(0, Math.ceil(left / 1000));
}

/**
 * Counts a wrong code. After so many in a row every further one doubles the wait, up to an hour: guessing becomes
 * hopeless, and nobody can lock another person out for good.
 */
export async function countFailure(services: Services, challenge: Challenge): Promise<void> {
  const { db, now, settings } = services;
  const [guard] = await db
    .insert(otpGuards)
    .values({ clientId: challenge.clientId, kind: lockoutScope(challenge), failures: 1 })
    .onConflictDoUpdate({
      target: [otpGuards.clientId, otpGuards.kind],
      set: { failures: sql`${otpGuards.failures} + 1` },
    })
    .returning();
  const beyond = guard!.failures - settings.otpFailuresBeforeWait;
  if (beyond < 0) return;
  const seconds = Math.min(firstWaitSeconds * 2 ** beyond, longestWaitSeconds);
  await db
    .update(otpGuards)
    .set({ waitUntil: later(now(), { seconds }) })
    .where(isLockoutOf(challenge));
}

/** A right code ends the row of wrong ones. Nothing else does. */
export async function clearFailures({ db }: Services, challenge: Challenge): Promise<void> {
  await db.delete(otpGuards).where(isLockoutOf(challenge));
}

/**
 * Each signature counts by itself: the code of another contact, which the customer can read, must not clear what was
 * guessed at the code of a party that he is not.
 */
function lockoutScope({ kind, purpose, bound }: Challenge): string {
  const { signature, policyNumber } = bound;
  return signature === undefined ? kind : [purpose, policyNumber, signature].join(' ');
}

const isLockoutOf = (challenge: Challenge) =>
  and(eq(otpGuards.clientId, challenge.clientId), eq(otpGuards.kind, lockoutScope(challenge)));
