import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { backOfficePath } from '../demoBackOffice/backOfficeTickets';
import type { Settings } from '../settings';
import type { DeliveryKind } from '../store/schema';
import { askService } from './postToService';

/** A signed call to the insurer's system: the body of its answer, or in few words why there is none. */
export type SendTicket = (
  message: { kind: DeliveryKind; headers: { [name: string]: string }; body: string },
  signal: AbortSignal,
) => Promise<{ answer: string } | { problem: string }>;

export function sendTicketOverHttp(url: string, settings: Settings): SendTicket {
  const addresses: { [kind in DeliveryKind]: string } = { ticket: url, withdrawal: below(url) };
  return async ({ kind, headers, body }, signal) => {
    const request = { method: 'POST', headers, body, signal };
    const asked = await askService(addresses[kind], request, settings, (response) =>
      response.text(),
    );
    return 'problem' in asked && asked.problem === 'TimeoutError'
      ? { problem: `no answer within ${settings.outsideSeconds} seconds` }
      : asked;
  };
}

/** A path of its own, so that a system that does not know withdrawals refuses them and none is lost. */
function below(url: string): string {
  const address = new URL(url);
  address.pathname = `${address.pathname.replace(/\/$/, '')}/withdrawals`;
  return address.href;
}

/** To the back office of the demonstration, through its public address like to any other system. */
export function sendTicketToDemo(app: FastifyInstance): SendTicket {
  return async ({ kind, headers, body }, signal) => {
    try {
      const url = `${backOfficePath}/deliveries${kind === 'withdrawal' ? '/withdrawals' : ''}`;
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
