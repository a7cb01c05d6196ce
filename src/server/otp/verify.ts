import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Services } from '../services';
import { withAdvisoryLocks } from '../store/advisoryLocks';
import { otps } from '../store/schema';
import { digestOf, isSameDigest } from './code';
import { dailyLimitSeconds } from './dailyLimit';
import { countFailure, clearFailures, lockoutSeconds } from './lockout';
import { type OtpKind, otpRules } from './otpKind';

export interface OtpAttempt {
  kind: OtpKind;
  id: string;
  code: string;
  purpose: string;
  /** The customer the OTP must belong to. Omitted during sign-in, when nobody is signed in yet. */
  clientId?: string;
  /** If given, must equal the values that the code was sent for. */
  bound?: { [name: string]: string };
}

export type VerifyResult =
  | { otp: typeof otps.$inferSelect }
  | { failure: 'wrong' | 'over' }
  | { failure: 'wait'; seconds: number };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Tries a code. Parallel tries exceed neither the number of tries nor the single use of a code. */
export async function verifyOtp(services: Services, attempt: OtpAttempt): Promise<VerifyResult> {
  const { db, secrets, settings } = services;
  const { kind, id, code, purpose, clientId, bound } = attempt;
  if (!uuid.test(id)) return { failure: 'over' };
  const now = services.now();
  const isLive = and(
    eq(otps.id, id),
    eq(otps.kind, kind),
    eq(otps.purpose, purpose),
    clientId === undefined ? undefined : eq(otps.clientId, clientId),
    isNull(otps.usedAt),
    gt(otps.expiresAt, now),
  );

  const [challenge] = await db.select().from(otps).where(isLive);
  if (!challenge) return { failure: 'over' };
  const seconds = await lockoutSeconds(services, challenge);
  if (seconds > 0) return { failure: 'wait', seconds };

  // Counted before the code is compared, so that parallel guesses cannot exceed the limit.
  const refusal = await withAdvisoryLocks(db, [`tries of ${challenge.clientId}`], async (tx) => {
    const left = await dailyLimitSeconds(tx, services, challenge);
    if (left > 0) return { failure: 'wait', seconds: left } as const;
    const [counted] = await tx
      .update(otps)
      .set({ tries: sql`${otps.tries} + 1` })
      .where(and(isLive, lt(otps.tries, otpRules(settings, kind).tries)))
      .returning();
    return counted ? undefined : ({ failure: 'over' } as const);
  });
  if (refusal) return refusal;

  const isRight =
    isSameDigest(challenge.digest, digestOf(secrets.otp, id, code)) &&
    (bound === undefined || isSame(bound, challenge.bound));
  if (!isRight) {
    await countFailure(services, challenge);
    return { failure: 'wrong' };
  }
  const [used] = await db.update(otps).set({ usedAt: now }).where(isLive).returning();
  if (!used) return { failure: 'over' };
  await clearFailures(services, challenge);
  return { otp: used };
}

function isSame(one: { [name: string]: string }, other: { [name: string]: string }): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}
