import { and, eq, gt } from 'drizzle-orm';
import { later } from '../clock';
import type { Services } from '../services';
import type { Session } from '../session/session';
import { countEvent, uncountEvent } from '../store/counters';
import { counters, submissions } from '../store/schema';

/** All of a request must arrive in this time: photos over a slow line take minutes (API-05). */
export const requestMinutes = 10;

/**
 * A submit that a process is receiving or working on: longer than {@link requestMinutes}, within which all of it must
 * arrive. One that a process left behind as it ended counts no longer than this.
 */
const running = { event: 'submit', minutes: requestMinutes + 1, renews: true } as const;

interface Submitting {
  services: Services;
  session: Session;
}

const nameOf = ({ session }: Submitting, key: string) => `${session.clientId} ${key}`;

/** Receives a submit and works on it; meanwhile {@link isRunning} says so in every process of this database. */
export async function whileRunning<T>(
  submitting: Submitting,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  const { db, now } = submitting.services;
  const names = [nameOf(submitting, key)];
  await countEvent(db, now(), running, names);
  try {
    return await work();
  } finally {
    await uncountEvent(db, running, names, 1);
  }
}

export async function isRunning(submitting: Submitting, key: string): Promise<boolean> {
  const { db, now } = submitting.services;
  const [found] = await db
    .select({ count: counters.count })
    .from(counters)
    .where(
      and(
        eq(counters.event, running.event),
        eq(counters.key, nameOf(submitting, key)),
        gt(counters.count, 0),
        gt(counters.since, later(now(), { minutes: -running.minutes })),
      ),
    );
  return found !== undefined;
}

/** The submit that raised a ticket under an idempotency key, with what was answered. */
export async function findSubmission({ services, session }: Submitting, key: string) {
  const [found] = await services.db
    .select()
    .from(submissions)
    .where(and(eq(submissions.clientId, session.clientId), eq(submissions.key, key)));
  return found;
}
