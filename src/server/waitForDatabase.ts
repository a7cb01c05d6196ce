import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { t } from './i18n';
import type { Settings } from './settings';
import { StoreError } from './store/dataFolderLock';
import { isUnavailable, reasonOf, refusalOf } from './store/databaseErrors';

const retryMs = 1000;

/** Where the database is, and why it cannot be used: a code, or words of the driver. */
export interface DatabaseAway {
  host: string;
  reason: string;
}

interface Waiting {
  /** Called when the database cannot be used, and again with each new reason. */
  onWait(away: DatabaseAway): Promise<void> | void;
  /** Ends the waiting; then the result is undefined. */
  signal: AbortSignal;
}

/**
 * What `create` makes, ready, as soon as the database can be used. Rejects with a {@link StoreError} if waiting is in vain:
 * the database lets this user not in, or does not exist.
 */
export async function waitForDatabase(
  { databaseUrl }: Settings,
  create: () => Promise<FastifyInstance>,
  { onWait, signal }: Waiting,
): Promise<FastifyInstance | undefined> {
  const url = new URL(databaseUrl ?? 'postgres:');
  const host = url.searchParams.get('host') ?? url.host;
  for (let told = ''; !signal.aborted;) {
    try {
      const app = await create();
      try {
        await app.ready();
      } catch (error) {
        await app.close();
        throw error;
      }
      return app;
    } catch (error) {
      // The database in the data folder is not elsewhere: what fails here is this machine.
      if (databaseUrl === undefined) throw error;
      const words = refusalOf(error);
      if (words !== undefined) throw new StoreError(t('start.databaseRefuses', { host, words }));
      if (!isUnavailable(error)) throw error;
      const reason = reasonOf(error);
      if (reason !== told) await onWait({ host, reason });
      told = reason;
      await wait(retryMs, undefined, { signal }).catch(() => {});
    }
  }
  return undefined;
}
