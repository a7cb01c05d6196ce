import type { Secrets } from './secrets';
import type { Settings } from './settings';
import type { SharedValues } from './store/sharedValues';
import type { FileStore } from './uploads/fileStore';

/** The secrets, and what tells the store of uploads from others. */
export async function sharedValuesOf(
  { bucket, demoBook, ticketsUrl }: Settings,
  { session, otp, drafts, payment, tickets, uploads }: Secrets,
  fileStore: FileStore,
): Promise<SharedValues> {
  return {
    SESSION_SECRET: [session],
    OTP_PEPPER: [otp],
    DRAFT_KEY: drafts.map(({ bytes }) => bytes),
    PAYMENT_SECRET: [payment],
    // Nothing is signed with it before there is a system that gets tickets: then it may be set.
    ...((ticketsUrl || demoBook) && { TICKETS_SECRET: [tickets] }),
    ...(bucket && { UPLOAD_KEY: uploads.map(({ bytes }) => bytes) }),
    uploads: [await fileStore.identity()],
  };
}
