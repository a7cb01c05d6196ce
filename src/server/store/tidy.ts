import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray, lt } from 'drizzle-orm';
import { later } from '../clock';
import { uploadsIn } from '../http/multipart';
import type { Services } from '../services';
import { otps, outbox, proofs, stepResults, submissions, uploads } from './schema';

const hour = 60 * 60 * 1000;
const dayMinutes = 24 * 60;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Removes what nobody needs any more, now and every hour. Gives back how to stop. */
export function startTidying(services: Services): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = tidy(services).catch((error) => {
      services.log.error({ err: error }, 'tidying failed');
    });
  };
  const timer = setInterval(run, hour).unref();
  run();
  return () => {
    clearInterval(timer);
    return running;
  };
}

async function tidy({ db, now, settings }: Services): Promise<void> {
  const yesterday = later(now(), { minutes: -dayMinutes });
  await db.delete(otps).where(lt(otps.expiresAt, yesterday));
  await db.delete(outbox).where(lt(outbox.at, yesterday));
  await db.delete(stepResults).where(lt(stepResults.at, yesterday));
  await db.delete(proofs).where(lt(proofs.expiresAt, yesterday));
  await db
    .delete(submissions)
    .where(lt(submissions.at, later(now(), { minutes: -30 * dayMinutes })));
  await removeStrays(db, uploadsIn(settings.dataDir));
}

/** Files that belong to no ticket: the server was stopped while it took them in. Younger ones may still be on their way. */
async function removeStrays(db: Services['db'], folder: string): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => uuid.test(name));
  const old: string[] = [];
  for (const name of names) {
    const facts = await stat(join(folder, name)).catch(() => undefined);
    if (facts && Date.now() - facts.mtimeMs > hour) old.push(name);
  }
  if (old.length === 0) return;
  const kept = await db.select({ id: uploads.id }).from(uploads).where(inArray(uploads.id, old));
  const keptIds = new Set(kept.map(({ id }) => id));
  for (const name of old) if (!keptIds.has(name)) await rm(join(folder, name), { force: true });
}
