import { and, isNull, lt } from 'drizzle-orm';
import { later } from '../clock';
import type { Services } from '../services';
import type { Settings } from '../settings';
import {
  counters,
  definitionModules,
  drafts,
  messages,
  otps,
  outbox,
  proofs,
  rateLimits,
  signatures,
  stepResults,
  submissions,
} from './schema';

const hour = 60 * 60 * 1000;
const dayMinutes = 24 * 60;

/** An idempotency key is remembered for longer than a browser keeps the draft that asks for its outcome. */
const keyDays = ({ draftDays }: Settings): number => Math.max(30, draftDays) + 1;

/** Deletes expired rows and files, now and every hour. Returns a function that stops it. */
export function startCleanup(services: Services): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    // One after the other: the end waits for all of them.
    running = running
      .then(() => cleanUp(services))
      .catch((error) => services.log.error({ err: error }, 'cleanup failed'));
  };
  const timer = setInterval(run, hour).unref();
  run();
  return () => {
    clearInterval(timer);
    return running;
  };
}

async function cleanUp({ db, now, settings, uploads }: Services): Promise<void> {
  const yesterday = later(now(), { minutes: -dayMinutes });
  await db.delete(otps).where(lt(otps.expiresAt, yesterday));
  await db.delete(outbox).where(lt(outbox.at, yesterday));
  await db.delete(messages).where(lt(messages.at, yesterday));
  await db.delete(stepResults).where(lt(stepResults.at, yesterday));
  await db.delete(proofs).where(lt(proofs.expiresAt, yesterday));
  await db
    .delete(submissions)
    .where(lt(submissions.at, later(now(), { days: -keyDays(settings) })));
  await db.delete(drafts).where(lt(drafts.savedAt, later(now(), { days: -settings.draftDays })));
  await db
    .delete(signatures)
    .where(and(isNull(signatures.usedFor), lt(signatures.expiresAt, yesterday)));
  await db.delete(counters).where(lt(counters.since, yesterday));
  await db
    .delete(definitionModules)
    .where(lt(definitionModules.givenOutAt, later(now(), { days: -7 })));
  // These are in the time of the machine.
  await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
  await uploads.removeAbandoned();
}
