import { later, secondsUntil } from '../clock';
import type { Settings } from '../settings';
import { otpRules } from './otpKind';
import {
  type Challenge,
  longestWaitMinutes,
  replaces,
  type Scope,
  scopesOf,
  type Subject,
} from './scopes';

export interface Refusal {
  /** `wait`: too many wrong codes. */
  failure: 'tooSoon' | 'tooManySends' | 'wait';
  /** Until the next code can be requested. */
  seconds: number;
}

interface Moment {
  settings: Settings;
  now: Date;
  /** The challenges of the last 24 hours, oldest first. */
  recent: Challenge[];
}

/** Why no further code can be sent now. */
export function refuseSend(
  { settings, now, recent }: Moment,
  subject: Subject,
): Refusal | undefined {
  const sent = recent.filter(({ destinations }) => destinations.length > 0);
  const last = sent.findLast((one) => replaces(subject, one));
  const pause =
    last && !last.usedAt ? later(last.sentAt, { seconds: settings.otpPauseSeconds }) : now;
  if (pause > now) return { failure: 'tooSoon', seconds: secondsUntil(pause, now) };

  for (const { has, sends } of scopesOf(settings, subject)) {
    const inScope = sent.filter(has);
    const ofHour = inScope.at(-sends.perHour);
    const ofDay = inScope.at(-sends.perDay);
    const seconds = Math.max(
      ofHour ? secondsUntil(later(ofHour.sentAt, { minutes: 60 }), now) : 0,
      ofDay ? secondsUntil(later(ofDay.sentAt, { days: 1 }), now) : 0,
    );
    if (seconds > 0) return { failure: 'tooManySends', seconds };
  }
  return undefined;
}

/**
 * How often a new code may be tried. A code reserves its tries while it lives and gives back what was not used, so that
 * all codes together never allow more wrong ones than a scope has; and whoever holds a code can use it, whatever others
 * do with theirs. A code that was right in the end costs nothing.
 */
export function allowedTries(
  { settings, now, recent }: Moment,
  subject: Subject,
): { tries: number } | Refusal {
  let { tries } = otpRules(settings, subject.kind);
  for (const scope of scopesOf(settings, subject)) {
    const left = triesLeft(scope, recent, now);
    if (left instanceof Date) return { failure: 'wait', seconds: secondsUntil(left, now) };
    tries = Math.min(tries, left);
  }
  return { tries };
}

/** The tries that a scope has left, or the end of the wait for the next one. */
function triesLeft({ has, guesses }: Scope, recent: Challenge[], now: Date): number | Date {
  if (!guesses) return Infinity;
  const { free, firstWaitMinutes } = guesses;
  const spent = recent.filter(has).map((one) => ({ one, ...spentBy(one, now) }));
  const wrong = sum(spent.map((each) => each.wrong));
  const reserved = sum(spent.map((each) => each.reserved));
  if (wrong + reserved < free) return free - wrong - reserved;

  const lives = spent.filter((each) => each.reserved > 0).map(({ one }) => one.expiresAt);
  const firstRelease = lives.sort((one, other) => one.getTime() - other.getTime())[0];
  if (firstRelease && (wrong < free || firstWaitMinutes !== undefined)) return firstRelease;
  if (firstWaitMinutes === undefined) return whenOneIsFree();
  const minutes = Math.min(firstWaitMinutes * 2 ** (wrong - free), longestWaitMinutes);
  const failed = spent.filter((each) => each.wrong > 0);
  const lastTry = Math.max(...failed.map(({ one }) => one.triedAt?.getTime() ?? 0));
  const end = later(new Date(lastTry), { minutes });
  return end > now ? end : 1;

  function whenOneIsFree(): Date {
    let still = wrong;
    const last = spent.find((each) => (still -= each.wrong) < free)!;
    return later(last.one.sentAt, { days: 1 });
  }
}

/** The wrong tries of a challenge, and those that it still allows. */
function spentBy(
  { tries, allowedTries: allowed, usedAt, expiresAt }: Challenge,
  now: Date,
): { wrong: number; reserved: number } {
  if (usedAt) return { wrong: 0, reserved: 0 };
  const wrong = Math.min(tries, allowed);
  return { wrong, reserved: expiresAt > now ? allowed - wrong : 0 };
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
