import type { DeliveredTicket, DeliveredWithdrawal, TicketFile } from '#api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signedHeadersOf } from '../delivery/signedMessages';
import { openRecord } from '../asShown/asShownRecord';
import { type PlainPage, sendPage } from '../http/plainPage';
import { requireSignedBody } from '../http/signedBody';
import { runInLanguage } from '../language';
import type { Services } from '../services';
import { listPage, messagePage, ticketPage } from './backOfficePages';
import {
  type BackOfficeTicket,
  backOfficePath,
  findBackOfficeTicket,
  keepStatus,
  listTickets,
  takeTicket,
  takeWithdrawal,
} from './backOfficeTickets';
import { type ClerkForm, problemsOf, readForm } from './clerkForm';
import { formToken, type OpenedForm, openedForm } from './formToken';

type TicketRequest = FastifyRequest<{ Params: { ticketNumber: string } }>;

/**
 * The back office of the demonstration. It gets tickets, and says what became of them, as the insurer's system does:
 * by signed calls alone.
 */
export function serveBackOffice(app: FastifyInstance, services: Services): void {
  const { db, secrets, now, settings } = services;
  const { timeZone } = settings;

  // What the portal sends is none of the calls of a network.
  const receiving = { config: { limit: 'none' }, ...requireSignedBody(services) } as const;
  app.post(`${backOfficePath}/deliveries`, receiving, async ({ body, headers }, reply) => {
    const delivery = body as DeliveredTicket;
    if (delivery.ticketNumber !== headers['idempotency-key'])
      return reply.code(400).send({ message: 'The Idempotency-Key is not the ticket number.' });
    await takeTicket(db, delivery, now());
    return { ticketNumber: delivery.ticketNumber };
  });

  app.post(`${backOfficePath}/deliveries/withdrawals`, receiving, async ({ body }, reply) => {
    const { ticketNumber } = body as DeliveredWithdrawal;
    if (await takeWithdrawal(db, ticketNumber)) return { ticketNumber };
    return reply.code(404).send({ message: 'No ticket has this number.' });
  });

  app.get(backOfficePath, async ({ query }, reply) =>
    inEnglish(async () => {
      const { number: typed, page: asked } = query as { number?: unknown; page?: unknown };
      const number = typeof typed === 'string' ? typed.trim().slice(0, 40) : '';
      const page = /^[1-9]\d{0,5}$/.test(String(asked)) ? Number(asked) : 1;
      const found = await listTickets(db, number, page);
      return sendPage(reply, listPage({ ...found, number, page, timeZone }));
    }),
  );

  const ticketUrl = `${backOfficePath}/tickets/:ticketNumber`;
  app.get(ticketUrl, (request: TicketRequest, reply) =>
    withTicket(request, reply, async (ticket) => {
      const { saved } = request.query as { saved?: unknown };
      const text = saved === 'told' || saved === 'untold' ? savedTexts[saved] : undefined;
      return sendPage(reply, pageOf(ticket, text ? { notice: { kind: 'status', text } } : {}));
    }),
  );

  app.post(ticketUrl, (request: TicketRequest, reply) =>
    withTicket(request, reply, async (ticket) => {
      const { ticketNumber } = ticket;
      const form = readForm(request.body);
      const { token } = (request.body ?? {}) as { token?: unknown };
      const opened = openedForm(secrets.tickets, ticketNumber, token, now());
      if (!opened)
        return refuse(ticket, form, 403, 'This page was open for too long. Send the form again.');
      const problems = problemsOf(form);
      if (Object.keys(problems).length > 0)
        return sendPage(reply, pageOf(ticket, { form, problems }), 400);
      const { status, body } = await sendStatus(ticketNumber, form, opened);
      if (status !== 200)
        return refuse(ticket, form, 502, `The portal did not take this: ${body.message}`);
      if (body.outcome === 'outdated') return refuse(ticket, form, 409, outdatedText);
      await keepStatus(db, ticketNumber, form);
      // 303: the browser follows with a GET, so that a reload sends nothing.
      const saved: keyof typeof savedTexts = body.customerTold ? 'told' : 'untold';
      const page = `${backOfficePath}/tickets/${encodeURIComponent(ticketNumber)}?saved=${saved}`;
      return reply.header('Cache-Control', 'no-store').code(303).header('Location', page).send();

      async function refuse(of: BackOfficeTicket, typed: ClerkForm, status: number, text: string) {
        const notice = { kind: 'alert', text } as const;
        return sendPage(reply, pageOf(of, { form: typed, notice }), status);
      }
    }),
  );

  app.get(`${ticketUrl}/files/:field`, (request: TicketRequest, reply) =>
    withTicket(request, reply, async ({ ticketNumber }) => {
      const { field } = request.params as unknown as { field: string };
      // The links of the delivery have expired long ago.
      const { body } = await callPortal('/api/ticket-files/', { ticketNumber });
      const files = (body.files ?? []) as TicketFile[];
      const url = files.find((file) => file.field === field)?.url;
      if (!url) return sendPage(reply, messagePage('No file', 'This file cannot be fetched.'), 404);
      return reply.header('Cache-Control', 'no-store').code(303).header('Location', url).send();
    }),
  );

  app.get(`${backOfficePath}/*`, (_request, reply) =>
    sendPage(reply, messagePage('No page', 'There is no such page.'), 404),
  );

  async function withTicket<T>(
    { params }: TicketRequest,
    reply: FastifyReply,
    work: (ticket: BackOfficeTicket) => Promise<T>,
  ): Promise<T | FastifyReply> {
    return inEnglish(async () => {
      const ticket = await findBackOfficeTicket(db, params.ticketNumber);
      if (ticket) return work(ticket);
      return sendPage(reply, messagePage('No ticket', 'No ticket has this number.'), 404);
    });
  }

  function pageOf(
    ticket: BackOfficeTicket,
    more: Partial<Parameters<typeof ticketPage>[0]>,
  ): PlainPage {
    const { ticketNumber, statusCode } = ticket;
    // The sub-status of the status before would say something wrong of another one.
    const form = { statusCode: String(statusCode), subStatus: '', note: '' };
    const token = formToken(secrets.tickets, ticketNumber, now());
    const { asShown } = ticket.delivery;
    const record = asShown ? openRecord(ticketNumber, asShown) : undefined;
    return ticketPage({ ticket, record, form, token, timeZone, ...more });
  }

  /**
   * Its time is that of the page: so the same form is the same event, and nobody overwrites what was changed after they
   * opened the page.
   */
  function sendStatus(ticketNumber: string, form: ClerkForm, { id, at }: OpenedForm) {
    const { note, statusCode, ...fields } = form;
    return callPortal('/api/ticket-status/', {
      ...fields,
      eventId: id,
      ticketNumber,
      statusCode: Number(statusCode),
      at: at.toISOString(),
      ...(note && { note }),
    });
  }

  /** Through the public call, signed, like the insurer's system. */
  async function callPortal(
    url: string,
    message: object,
  ): Promise<{ status: number; body: { [name: string]: unknown } }> {
    const payload = JSON.stringify(message);
    const headers = {
      'Content-Type': 'application/json',
      ...signedHeadersOf(secrets.tickets, now(), payload),
    };
    const response = await app.inject({ method: 'POST', url, headers, payload });
    return { status: response.statusCode, body: response.json() };
  }
}

const savedTexts = {
  told: 'Saved. The customer sees it under Track and was told by SMS or e-mail.',
  untold: 'Saved. The customer sees it under Track, but could not be told by SMS or e-mail.',
};

const outdatedText =
  'The customer does not see this: the ticket was changed after this page was opened. Look at it again, then send the form again.';

const inEnglish = <T>(work: () => T): T => runInLanguage('en', work);
