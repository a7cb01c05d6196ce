import { and, eq, sql } from 'drizzle-orm';
import { later } from '../clock';
import type { Services } from '../services';
import { otpLockouts, type otps } from '../store/schema';

type Challenge = Pick<typeof otps.$inferSelect, 'clientId' | 'kind' | 'purpose' | 'bound'>;

const firstWaitSeconds = 30;
const longestWaitSeconds = 3600;

/** Seconds until the customer can try a code again; 0 if they can. */
export async function lockoutSeconds({ db, now }: Services, challenge: Challenge): Promise<number> {
  const [lockout] = await db.select().from(otpLockouts).where(isLockoutOf(challenge));
  const left = (lockout?.waitUntil?.getTime() ?? 0) - now().getTime();
  return Math.max(0, Math.ceil(left / 1000));
}

/**
 * Counts a wrong code. After OTP_FAILURES_BEFORE_WAIT in a row, each further one doubles the wait, up to an hour: this
 * defeats guessing, and does not lock a customer out for good.
 */
export async function countFailure(services: Services, challenge: Challenge): Promise<void> {
  const { db, now, settings } = services;
  const [lockout] = await db
    .insert(otpLockouts)
    .values({ clientId: challenge.clientId, kind: lockoutScope(challenge), failures: 1 })
    .onConflictDoUpdate({
      target: [otpLockouts.clientId, otpLockouts.kind],
      set: { failures: sql`${otpLockouts.failures} + 1` },
    })
    .returning();
  const excess = lockout!.failures - settings.otpFailuresBeforeWait;
  if (excess < 0) return;
  const seconds = Math.min(firstWaitSeconds * 2 ** excess, longestWaitSeconds);
  await db
    .update(otpLockouts)
    .set({ waitUntil: later(now(), { seconds }) })
    .where(isLockoutOf(challenge));
}

/** Only a right code ends a row of wrong ones. */
export async function clearFailures({ db }: Services, challenge: Challenge): Promise<void> {
  await db.delete(otpLockouts).where(isLockoutOf(challenge));
}

/**
 * Each signature counts separately: the customer, who can read the code sent to their own contact, must not reset the
 * count of guesses at the code of another party.
 */
function lockoutScope({ kind, purpose, bound }: Challenge): string {
  const { signature, policyNumber } = bound;
  return signature === undefined ? kind : [purpose, policyNumber, signature].join(' ');
}

const isLockoutOf = (challenge: Challenge) =>
  and(eq(otpLockouts.clientId, challenge.clientId), eq(otpLockouts.kind, lockoutScope(challenge)));
