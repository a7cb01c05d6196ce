import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { backOfficePath } from '../demoBackOffice/backOfficeTickets';
import type { Settings } from '../settings';
import { askService } from './postToService';

/** A signed call to the insurer's system: the body of its answer, or in few words why there is none. */
export type SendTicket = (
  message: { headers: { [name: string]: string }; body: string },
  signal: AbortSignal,
) => Promise<{ answer: string } | { problem: string }>;

export function sendTicketOverHttp(url: string, settings: Settings): SendTicket {
  return async ({ headers, body }, signal) => {
    const request = { method: 'POST', headers, body, signal };
    const asked = await askService(url, request, settings, (response) => response.text());
    return 'problem' in asked && asked.problem === 'TimeoutError'
      ? { problem: `no answer within ${settings.outsideSeconds} seconds` }
      : asked;
  };
}

/** To the back office of the demonstration, through its public address like to any other system. */
export function sendTicketToDemo(app: FastifyInstance): SendTicket {
  return async ({ headers, body }, signal) => {
    try {
      const url = `${backOfficePath}/deliveries`;
      const response = await app.inject({ method: 'POST', url, headers, payload: body });
      const { statusCode, payload } = response;
      return statusCode === 200 ? { answer: payload } : { problem: `status ${statusCode}` };
    } catch (error) {
      // This server is being closed, and with it the other side: the delivery is about to be stopped.
      if (!signal.aborted) await once(signal, 'abort');
      return { problem: (error as Error).message };
    }
  };
}
