import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings';
import { postToService } from './postToService';

/** Sends a text message; false where it cannot be sent. */
export type SendSms = (message: { to: string; text: string }) => Promise<boolean>;

export function sendSmsOverHttp(url: string, settings: Settings, log: FastifyBaseLogger): SendSms {
  return async (message) => (await postToService(url, message, settings, log)) !== undefined;
}

/** In the demonstration every message is read in the outbox, where all of them are kept for a day. */
export const keepInOutbox: SendSms = async () => true;
