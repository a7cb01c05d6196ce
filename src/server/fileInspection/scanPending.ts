import { and, asc, eq, gt } from 'drizzle-orm';
import type { Services } from '../services';
import { isMissing } from '../missingFile';
import { uploads } from '../store/schema';
import { DamagedFileError } from '../uploads/wholeFile';

const minute = 60 * 1000;
const atOnce = 100;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Scans the stored files whose scan is pending, now and every minute: the scanner could not be reached when they came,
 * or there was none. Returns a function that stops it.
 */
export function startScanning(services: Services): () => Promise<void> {
  if (!services.scanFile) return async () => {};
  let isStopped = false;
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= scanPending(services, () => isStopped)
      .catch((error) => services.log.error({ err: error }, 'scanning failed'))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(run, minute).unref();
  run();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}

async function scanPending(services: Services, isStopped: () => boolean): Promise<void> {
  const { db } = services;
  for (let after = firstId; ;) {
    const rows = await db
      .select()
      .from(uploads)
      .where(and(eq(uploads.scan, 'pending'), gt(uploads.id, after)))
      .orderBy(asc(uploads.id))
      .limit(atOnce);
    for (const row of rows) if (isStopped() || !(await scanStored(services, row))) return;
    if (rows.length < atOnce) return;
    after = rows.at(-1)!.id;
  }
}

/** False if the scanner does not answer. */
async function scanStored(
  { db, log, scanFile, uploads: files }: Services,
  file: typeof uploads.$inferSelect,
): Promise<boolean> {
  const { id, ticketNumber } = file;
  try {
    const result = await scanFile!(await files.read(file));
    if (!result) return false;
    // It stays marked, and is tried again.
    if (result.status === 'not scanned') return true;
    await db.update(uploads).set({ scan: result.status }).where(eq(uploads.id, id));
    if (result.status === 'infected') {
      const { infection } = result;
      log.error({ infection, file: id, ticketNumber }, 'a file of a ticket is infected');
    }
  } catch (error) {
    if (isMissing(error)) log.warn({ file: id, ticketNumber }, 'a file of a ticket is missing');
    else if (error instanceof DamagedFileError)
      log.error({ err: error, file: id, ticketNumber }, 'a file of a ticket is damaged');
    else throw error;
  }
  return true;
}
