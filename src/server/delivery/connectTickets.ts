import type { FastifyInstance } from 'fastify';
import { sendTicketOverHttp, sendTicketToDemo } from '../integrations/sendTicket';
import { TicketDelivery } from './ticketDelivery';

/**
 * Delivers tickets to TICKETS_URL while the server runs, or in the demonstration to its back office. Undefined if there
 * is neither: then no ticket is queued.
 */
export function connectTickets(
  app: FastifyInstance,
  services: ConstructorParameters<typeof TicketDelivery>[0],
): TicketDelivery | undefined {
  const { metrics, settings } = services;
  const { demoBook, ticketsUrl } = settings;
  if (!ticketsUrl && !demoBook) return undefined;
  const send = ticketsUrl ? sendTicketOverHttp(ticketsUrl, settings) : sendTicketToDemo(app);
  const delivery = new TicketDelivery(services, send);
  metrics.gauge(
    'portal_tickets_waiting',
    "Tickets that wait to be handed over to the insurer's system.",
    () => delivery.figures.waiting,
  );
  metrics.gauge(
    'portal_tickets_waiting_oldest_seconds',
    'How long the oldest of them has been waiting.',
    () => delivery.figures.oldestSeconds,
  );
  metrics.gauge(
    'portal_tickets_parked',
    'Tickets that could not be handed over for a day.',
    () => delivery.figures.parked,
  );
  // The demonstration receives on this server, which answers once it is ready.
  app.addHook('onReady', async () => delivery.start());
  app.addHook('onClose', () => delivery.stop());
  return delivery;
}
