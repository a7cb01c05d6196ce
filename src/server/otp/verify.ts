import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { isSameDigest } from '../hmac';
import { logSecurityEvent } from '../securityLog';
import type { Services } from '../services';
import { otps } from '../store/schema';
import { digestOf } from './code';
import { allowedTries } from './limits';
import { type OtpKind, otpRules } from './otpKind';
import { type Challenge, recentChallenges } from './scopes';

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
  { otp: Challenge } | { failure: 'wrong' | 'over' } | { failure: 'wait'; seconds: number };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Tries a code. How often that is possible was decided when the code was sent, so nobody can use up the tries of a code
 * whose id they do not know.
 */
export async function verifyOtp(services: Services, attempt: OtpAttempt): Promise<VerifyResult> {
  const { db, secrets } = services;
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

  // Counted before the code is compared, so that parallel guesses cannot exceed the limit.
  const { tries } = otpRules(services.settings, kind);
  const possible = sql`case when ${otps.guarded} then ${tries} else ${otps.allowedTries} end`;
  const [challenge] = await db
    .update(otps)
    .set({ tries: sql`${otps.tries} + 1`, triedAt: now })
    .where(and(isLive, lt(otps.tries, possible)))
    .returning();
  if (!challenge) {
    const [usedUp] = await db.select().from(otps).where(isLive);
    return usedUp ? whyOver(services, usedUp) : { failure: 'over' };
  }

  const isRight =
    challenge.tries <= challenge.allowedTries &&
    isSameDigest(challenge.digest, digestOf(secrets.otp, id, code)) &&
    (bound === undefined || isSame(bound, challenge.bound));
  if (!isRight) {
    const isSent = challenge.allowedTries > 0;
    const customer = isSent ? { clientId: challenge.clientId } : {};
    logSecurityEvent(services, 'wrong OTP', { ...customer, purpose });
    return { failure: 'wrong' };
  }
  const [used] = await db.update(otps).set({ usedAt: now }).where(isLive).returning();
  return used ? { otp: used } : { failure: 'over' };
}

/** A customer whose tries are used up learns whether they can ask for a new code, or how long they have to wait. */
async function whyOver(services: Services, challenge: Challenge): Promise<VerifyResult> {
  if (challenge.guarded) return { failure: 'over' };
  const { settings, db } = services;
  const now = services.now();
  const recent = await recentChallenges(db, now, challenge);
  const allowed = allowedTries({ settings, now, recent }, challenge);
  if ('tries' in allowed) return { failure: 'over' };
  const { clientId, purpose } = challenge;
  const { seconds } = allowed;
  logSecurityEvent(services, 'lock-out', { clientId, purpose, seconds });
  return { failure: 'wait', seconds };
}

function isSame(one: { [name: string]: string }, other: { [name: string]: string }): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}
