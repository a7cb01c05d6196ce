import { and, arrayOverlaps, eq, gt, or } from 'drizzle-orm';
import { later } from '../clock';
import type { Settings } from '../settings';
import type { Db } from '../store/open';
import { otps } from '../store/schema';

/** A code that was sent, with the tries at it. */
export type Challenge = typeof otps.$inferSelect;

/** What decides which limits a challenge counts for. */
export type Subject = Pick<
  Challenge,
  'clientId' | 'kind' | 'purpose' | 'bound' | 'network' | 'destinations'
>;

/** Challenges that are limited together. */
export interface Scope {
  has: (challenge: Challenge) => boolean;
  sends: { perHour: number; perDay: number };
  /** Wrong codes within 24 hours, and the wait after that before each further try; none without `firstWaitMinutes`. */
  guesses?: { free: number; firstWaitMinutes?: number };
}

export const longestWaitMinutes = 60;

/** The challenges of the last 24 hours to a customer or to one of these contacts, oldest first. */
export function recentChallenges(
  db: Db,
  now: Date,
  { clientId, destinations }: Pick<Subject, 'clientId' | 'destinations'>,
): Promise<Challenge[]> {
  const toAnyOfThese = or(
    eq(otps.clientId, clientId),
    destinations.length > 0 ? arrayOverlaps(otps.destinations, destinations) : undefined,
  );
  return db
    .select()
    .from(otps)
    .where(and(gt(otps.sentAt, later(now, { days: -1 })), toAnyOfThese))
    .orderBy(otps.sentAt);
}

/** The scopes that a challenge counts in. */
export function scopesOf(settings: Settings, subject: Subject): Scope[] {
  return subject.kind === 'login'
    ? signInScopes(settings, subject)
    : verificationScopes(settings, subject);
}

/**
 * One network has half of a customer's wrong codes and two thirds of the sends: who knows their date of birth cannot use
 * up everything from there, and the customer can sign in from elsewhere.
 */
function signInScopes(settings: Settings, subject: Subject): Scope[] {
  const sends = sendsIn(settings);
  const free = settings.otpFailuresBeforeWait;
  const share = (all: number) => all - Math.floor(all / 3);
  const isOwn = (one: Challenge) => one.kind === 'login' && one.clientId === subject.clientId;
  return [
    { has: isOwn, sends, guesses: { free, firstWaitMinutes: longestWaitMinutes } },
    {
      has: (one) => isOwn(one) && one.network === subject.network,
      sends: { perHour: share(sends.perHour), perDay: share(sends.perDay) },
      guesses: { free: Math.floor(free / 2), firstWaitMinutes: 1 },
    },
    ...subject.destinations.map((to) => ({
      has: (one: Challenge) => one.kind === 'login' && one.destinations.includes(to),
      sends,
    })),
  ];
}

/**
 * Codes of four digits, at which a signed-in customer may be the guesser: limited for what the customer proves, whichever
 * contact they name, and for each contact, whichever customers name it.
 */
function verificationScopes(settings: Settings, subject: Subject): Scope[] {
  const limits = { sends: sendsIn(settings), guesses: { free: settings.otpFailuresPerDay } };
  const isSignature = ({ bound }: Pick<Subject, 'bound'>) => bound.signature !== undefined;
  return [
    { has: (one) => one.clientId === subject.clientId && isForSame(one, subject), ...limits },
    ...subject.destinations.map((to) => ({
      has: (one: Challenge) =>
        one.kind === 'verification' &&
        isSignature(one) === isSignature(subject) &&
        one.destinations.includes(to),
      ...limits,
    })),
  ];
}

/** Whether two codes are for the same: the same signature, or a contact of the same kind. */
function isForSame(one: Subject, other: Subject): boolean {
  return (
    one.kind === other.kind &&
    one.purpose === other.purpose &&
    one.bound.signature === other.bound.signature &&
    (one.bound.signature === undefined || one.bound.policyNumber === other.bound.policyNumber)
  );
}

/**
 * Whether a new code replaces another one. At a sign-in both come from one network: nobody can cancel from elsewhere the
 * code that the customer is typing.
 */
export function replaces(newer: Subject, older: Subject): boolean {
  return (
    newer.clientId === older.clientId && newer.network === older.network && isForSame(newer, older)
  );
}

const sendsIn = ({ otpSendsPerHour: perHour, otpSendsPerDay: perDay }: Settings) => ({
  perHour,
  perDay,
});
