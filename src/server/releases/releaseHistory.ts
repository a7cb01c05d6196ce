import type { ReleaseEvent, ReleaseState, ReleaseSummary } from '#api';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../store/open';
import { releaseEvents, releases } from '../store/schema';
import { ReleaseError } from './releaseError';

/** The number of the release that is live; null before the first. */
export async function liveNumber(db: Db): Promise<number | null> {
  const [row] = await db
    .select({ release: releaseEvents.release })
    .from(releaseEvents)
    .where(eq(releaseEvents.kind, 'live'))
    .orderBy(desc(releaseEvents.id))
    .limit(1);
  return row?.release ?? null;
}

/**
 * When another release took the place of this one, and the earliest one that was live since; undefined for the live one,
 * and for one that never was live.
 */
export async function successorOf(
  db: Db,
  number: number,
): Promise<{ earliest: number; at: Date } | undefined> {
  const lastLive = sql`(select max(id) from ${releaseEvents} where kind = 'live' and release = ${number})`;
  const [row] = await db
    .select({
      earliest: sql<number>`min(${releaseEvents.release}) over ()`,
      at: releaseEvents.at,
    })
    .from(releaseEvents)
    .where(and(eq(releaseEvents.kind, 'live'), gt(releaseEvents.id, lastLive)))
    .orderBy(asc(releaseEvents.id))
    .limit(1);
  return row;
}

/** Rejects with a {@link ReleaseError} for a number that no release has. */
export async function summaryOf(db: Db, number: number): Promise<ReleaseSummary> {
  const found = (await summaries(db)).find((one) => one.number === number);
  if (!found) throw new ReleaseError(`There is no release ${number}.`);
  return found;
}

/** All releases, the newest first. */
export async function summaries(db: Db): Promise<ReleaseSummary[]> {
  const live = await liveNumber(db);
  const rows = await db
    .select({ number: releases.number, base: releases.base })
    .from(releases)
    .orderBy(desc(releases.number));
  const all = await db.select().from(releaseEvents).orderBy(asc(releaseEvents.id));
  return rows.map((row) => {
    const events = all
      .filter(({ release }) => release === row.number)
      .map(({ kind, by, at, note }) => ({ kind, by, at: at.toISOString(), note }));
    return { ...row, state: row.number === live ? 'live' : stateBy(events), events };
  });
}

function stateBy(events: ReleaseEvent[]): ReleaseState {
  const kinds = new Set(events.map(({ kind }) => kind));
  if (kinds.has('live')) return 'replaced';
  return kinds.has('withdrawn') ? 'withdrawn' : 'proposed';
}
