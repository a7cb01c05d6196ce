import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings';
import { postToService } from './postToService';

/** False if the message cannot be sent. */
export type SendSms = (message: { to: string; text: string }) => Promise<boolean>;

export function sendSmsOverHttp(url: string, settings: Settings, log: FastifyBaseLogger): SendSms {
  return async (message) => (await postToService(url, message, settings, log)) !== undefined;
}

/** Does nothing: the outbox of the demonstration reads the table of messages. */
export const keepInOutbox = async (): Promise<boolean> => true;
