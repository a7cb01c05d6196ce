import type { Release, ReleaseEvent, ReleaseProposal, ReleaseSummary } from '#api';
import { eq, sql } from 'drizzle-orm';
import { checkCached } from '../definitions/checkRequestType';
import { cached, compiler, type DefinitionCache, digestOf } from '../definitions/definitionCache';
import type { RequestTypeMetadata } from '../definitions/requestTypeMetadata';
import { later } from '../clock';
import { withAdvisoryLocks } from '../store/advisoryLocks';
import type { Db } from '../store/open';
import { releaseEvents, releases } from '../store/schema';
import { pathsByKey, type ReadRelease, readRelease, type ReleaseContent } from './releaseContent';
import { ReleaseError } from './releaseError';
import { liveNumber, successorOf, summaries, summaryOf } from './releaseHistory';
import { ReleaseTexts } from './releaseTexts';

/** Who does something to a release, and why. */
export interface Act {
  by: string;
  note: string;
}

/** PostgreSQL's channel on which all processes hear that another release is live. */
export const releaseChannel = 'release_live';

/** The releases in the database. All that changes what is live is done under one lock, and is written down. */
export class Releases {
  readonly texts: ReleaseTexts;

  constructor(
    private readonly db: Db,
    private readonly cache: DefinitionCache,
    private readonly options: {
      needsApproval: boolean;
      /** How long forms of a release may be sent after a newer one took its place. */
      openMinutes: number;
      now(): Date;
      /** Diagnostics for the request types whose sub-types cannot be registered. */
      refusals(types: [key: string, metadata: RequestTypeMetadata][]): Promise<string[]>;
      /** Serves what has become live in this process; the database notifies the others. */
      reload(): Promise<void>;
    },
  ) {
    this.texts = new ReleaseTexts(db);
  }

  /** Stores a release. Without approval it is live at once. Returns its number. */
  async propose({ files, base }: Omit<ReleaseProposal, 'note'>, act: Act): Promise<number> {
    const read = await readRelease(await this.texts.read(files), this.cache);
    const flaws = await this.#flawsOf(read);
    if (flaws.length > 0) throw new ReleaseError('The definitions have errors.', flaws);
    const { diagnostics: _none, ...content } = read;
    return this.#locked(async (tx) => {
      await requireBase(tx, base);
      const values = { base, files, content, compiler: compiler ?? '' };
      const [row] = await tx.insert(releases).values(values).returning();
      await this.#note(tx, row!.number, 'proposed', act);
      if (!this.options.needsApproval) await this.#goLive(tx, row!.number, act);
      return row!.number;
    });
  }

  /** Makes a proposed release live: another person than the one who proposed it says so. */
  async approve(number: number, act: Act): Promise<void> {
    await this.#requireServable(number);
    await this.#locked(async (tx) => {
      const { state, base, events } = await summaryOf(tx, number);
      if (state !== 'proposed')
        throw new ReleaseError(`Release ${number} is ${state}: only a proposed one is approved.`);
      const proposer = events.find(({ kind }) => kind === 'proposed')!.by;
      if (proposer === act.by)
        throw new ReleaseError(
          `Release ${number} was proposed by ${act.by}: another person has to approve it.`,
        );
      await requireBase(tx, base);
      await this.#note(tx, number, 'approved', act);
      await this.#goLive(tx, number, act);
    });
  }

  withdraw(number: number, act: Act): Promise<void> {
    return this.#locked(async (tx) => {
      const { state } = await summaryOf(tx, number);
      if (state !== 'proposed')
        throw new ReleaseError(
          `Release ${number} is ${state}: only a proposed one is withdrawn. A live one is left by a rollback to an earlier one.`,
        );
      await this.#note(tx, number, 'withdrawn', act);
    });
  }

  /** Makes a release live again that was live before. */
  async rollBack(number: number, act: Act): Promise<void> {
    await this.#requireServable(number);
    await this.#locked(async (tx) => {
      const { state } = await summaryOf(tx, number);
      if (state === 'live') throw new ReleaseError(`Release ${number} is live already.`);
      if (state !== 'replaced')
        throw new ReleaseError(
          `Release ${number} is ${state} and was never live: a rollback leads to one that was.`,
        );
      await this.#goLive(tx, number, act);
    });
  }

  /** All releases, the newest first. */
  async list(): Promise<ReleaseSummary[]> {
    return summaries(this.db);
  }

  /** Rejects with a {@link ReleaseError} for a number that no release has. */
  async find(number: number): Promise<Release> {
    const { files } = await this.#row(number);
    return { ...(await summaryOf(this.db, number)), files };
  }

  /** The number of the release that is live; null before the first. */
  live(): Promise<number | null> {
    return liveNumber(this.db);
  }

  /**
   * Whether forms of an earlier release may still be sent: for a while after a newer one took its place, and not after a
   * rollback to an earlier one, which says that it was wrong.
   */
  async isUsable(number: number): Promise<boolean> {
    const successor = await successorOf(this.db, number);
    const since = later(this.options.now(), { minutes: -this.options.openMinutes });
    return successor !== undefined && successor.earliest > number && successor.at > since;
  }

  /**
   * What a release consists of, read again if it was stored by another compiler: this version of the portal may not be
   * able to serve all of it.
   */
  async content(number: number): Promise<ReadRelease> {
    const row = await this.#row(number);
    if (row.compiler === (compiler ?? ''))
      return { ...(row.content as ReleaseContent), diagnostics: [] };
    // By what it is made of: the data folder may be used with another database.
    const digest = digestOf(Object.entries(row.files).flat());
    return cached(this.cache, `release.${digest}`, async () =>
      readRelease(await this.texts.read(row.files), this.cache),
    );
  }

  /** Nobody is told that a release is live that is not served as they know it. */
  async #requireServable(number: number): Promise<void> {
    const flaws = await this.#flawsOf(await this.content(number));
    if (flaws.length > 0)
      throw new ReleaseError(
        `This version of the portal cannot serve all of release ${number}. Correct the folder and publish it.`,
        flaws,
      );
  }

  async #flawsOf({ diagnostics, types }: ReadRelease): Promise<string[]> {
    const refused = await this.options.refusals(
      types.map(([key, { metadata }]) => [key, metadata]),
    );
    return [...diagnostics, ...refused];
  }

  /** Checks a request type of a release again, for the cache. */
  async check(number: number, key: string): Promise<void> {
    const { files } = await this.#row(number);
    const paths = pathsByKey(Object.keys(files)).get(key) ?? [];
    const own = Object.fromEntries(paths.map((path) => [path, files[path]!]));
    await checkCached(key, await this.texts.read(own), this.cache);
  }

  async #row(number: number): Promise<typeof releases.$inferSelect> {
    const [row] = await this.db.select().from(releases).where(eq(releases.number, number));
    if (!row) throw new ReleaseError(`There is no release ${number}.`);
    return row;
  }

  async #locked<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    const done = await withAdvisoryLocks(this.db, ['releases'], work);
    await this.options.reload();
    return done;
  }

  async #goLive(tx: Db, number: number, act: Act): Promise<void> {
    await this.#note(tx, number, 'live', act);
    // Delivered when the transaction is committed.
    await tx.execute(sql`select pg_notify(${releaseChannel}, ${String(number)})`);
  }

  async #note(tx: Db, release: number, kind: ReleaseEvent['kind'], act: Act): Promise<void> {
    await tx.insert(releaseEvents).values({ release, kind, ...act, at: this.options.now() });
  }
}

/** What is approved is what becomes live: its difference must have been made to what is live now. */
async function requireBase(tx: Db, base: number | null): Promise<void> {
  const live = await liveNumber(tx);
  if (live === base) return;
  const was = base === null ? 'when none was live' : `against release ${base}`;
  throw new ReleaseError(
    `The difference was made ${was}, but now release ${live} is live. Publish the folder again.`,
  );
}
