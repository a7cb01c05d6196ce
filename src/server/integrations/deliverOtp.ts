import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../store/open';
import { outbox } from '../store/schema';
import demoBook from './demoBook.json';
import { postToService } from './postToService';
import type { Settings } from '../settings';

export interface OtpMessage {
  to: string;
  channel: 'sms' | 'email';
  purpose: string;
  code: string;
  /** What the customer is to read, in the language of `language` (BCP 47). */
  text: string;
  language: string;
}

/** False if the OTP cannot be delivered. */
export type DeliverOtp = (message: OtpMessage) => Promise<boolean>;

export function deliverOverHttp(
  url: string,
  settings: Settings,
  log: FastifyBaseLogger,
): DeliverOtp {
  return async (message) => (await postToService(url, message, settings, log)) !== undefined;
}

/** Stores OTPs where users of the demonstration can read them. */
export function deliverToOutbox(db: Db, now: () => Date): DeliverOtp {
  const unreachable = new Set(demoBook.simulatedOutcomes.otp.sendFailsFor);
  return async ({ to, channel, purpose, code }) => {
    if (unreachable.has(to)) return false;
    await db.insert(outbox).values({ to, channel, purpose, code, at: now() });
    return true;
  };
}
