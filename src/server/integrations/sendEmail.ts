import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings';
import { postToService } from './postToService';

export interface Email {
  to: string;
  subject: string;
  text: string;
}

/** False if the e-mail cannot be sent. */
export type SendEmail = (email: Email) => Promise<boolean>;

export function sendEmailOverHttp(
  url: string,
  settings: Settings,
  log: FastifyBaseLogger,
): SendEmail {
  return async (message) => (await postToService(url, message, settings, log)) !== undefined;
}
