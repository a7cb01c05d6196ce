import { and, arrayOverlaps, eq, gt, or } from 'drizzle-orm';
import { later } from '../clock';
import type { Settings } from '../settings';
import type { Db } from '../store/open';
import { otps } from '../store/schema';

type Send = typeof otps.$inferSelect;

export interface SendRefusal {
  failure: 'tooSoon' | 'tooManySends';
  /** Until the next one can be requested. */
  seconds: number;
}

/** The sends of the last hour to a customer or to one of these contacts. */
export function recentSends(
  db: Db,
  now: Date,
  clientId: string,
  destinations: string[],
): Promise<Send[]> {
  const toAnyOfThese = or(
    eq(otps.clientId, clientId),
    arrayOverlaps(otps.destinations, destinations),
  );
  return db
    .select()
    .from(otps)
    .where(and(gt(otps.sentAt, later(now, { minutes: -60 })), toAnyOfThese))
    .orderBy(otps.sentAt);
}

/** Whether a code replaces another: same purpose, and same signature if it is for a signature. */
export function hasSamePurpose(
  send: Pick<Send, 'purpose' | 'bound'>,
  request: Pick<Send, 'purpose' | 'bound'>,
): boolean {
  return send.purpose === request.purpose && send.bound.signature === request.bound.signature;
}

/** Why no further code can be sent now. `sends` are those of the last hour, oldest first. */
export function checkSendLimit(
  { otpPauseSeconds, otpSendsPerHour }: Settings,
  now: Date,
  sends: Send[],
  request: Pick<Send, 'kind' | 'purpose' | 'clientId' | 'bound' | 'destinations'>,
): SendRefusal | undefined {
  const ofCustomer = sends.filter(
    (send) => send.clientId === request.clientId && send.kind === request.kind,
  );
  const last = ofCustomer.findLast((send) => hasSamePurpose(send, request));
  const pause = last && !last.usedAt ? secondsLeft(last, { seconds: otpPauseSeconds }) : 0;
  if (pause > 0) return { failure: 'tooSoon', seconds: pause };

  const groups = [
    ofCustomer,
    ...request.destinations.map((one) => sends.filter((send) => send.destinations.includes(one))),
  ];
  for (const group of groups) {
    const oldestCounted = group.at(-otpSendsPerHour);
    if (oldestCounted)
      return { failure: 'tooManySends', seconds: secondsLeft(oldestCounted, { minutes: 60 }) };
  }
  return undefined;

  function secondsLeft({ sentAt }: Send, time: { minutes?: number; seconds?: number }): number {
    return Math.ceil((later(sentAt, time).getTime() - now.getTime()) / 1000);
  }
}
