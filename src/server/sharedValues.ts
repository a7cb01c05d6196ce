import { mkdir } from 'node:fs/promises';
import { readOrCreate, type Secrets } from './secrets';
import type { Settings } from './settings';
import type { SharedValues } from './store/sharedValues';
import { uploadsFolder, uploadsMarker } from './store/uploadFiles';

/** The secrets, and a marker in the folder of uploads, which is made if there is none. */
export async function sharedValuesOf(
  { dataDir, demoBook, ticketsUrl }: Settings,
  { session, otp, drafts, payment, tickets }: Secrets,
): Promise<SharedValues> {
  await mkdir(uploadsFolder(dataDir), { recursive: true, mode: 0o700 });
  return {
    SESSION_SECRET: [session],
    OTP_PEPPER: [otp],
    DRAFT_KEY: drafts.map(({ bytes }) => bytes),
    PAYMENT_SECRET: [payment],
    // Nothing is signed with it before there is a system that gets tickets: then it may be set.
    ...((ticketsUrl || demoBook) && { TICKETS_SECRET: [tickets] }),
    uploads: [await readOrCreate(uploadsMarker(dataDir))],
  };
}
