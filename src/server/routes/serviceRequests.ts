import type { Output } from '#api';
import { later } from '../clock';
import { ok, success } from '../reply';
import { customerOf } from '../requests/mayUse';
import { withdrawalProblem } from '../requests/withdrawTicket';
import type { Session } from '../session/session';
import { listSubTypes } from '../store/subTypes';
import { countTickets, findOpenTicket, ticketsOf } from '../store/tickets';
import { t } from '../i18n';
import type { Handler } from './handler';

/** Those that the insurer has, without what the customer is not offered. */
export const subTypeList: Handler<'GET get-sr-sub-types/'> = async (services, _input, session) => {
  const { db, requestTypes } = services;
  // Assigns a code to a definition that was added since the last read.
  await requestTypes.refresh();
  const withheld = await requestTypes.withheldCodes(customerOf(services, session));
  const all = await listSubTypes(db);
  return success({ value: all.filter(({ sub_type_code }) => !withheld.has(sub_type_code)) });
};

export const openRequestCheck: Handler<'POST sr-status/'> = async (
  { db },
  { policy_number, etli_sub_type },
  session,
) => success(openRequest(session, await findOpenTicket(db, policy_number, etli_sub_type)));

/** The same for a form opened by the link of an incident. The link expires `linkDays` after the incident was raised. */
export const linkCheck: Handler<'POST dgh-sr-status/'> = async (
  { db, now, settings },
  input,
  session,
) => {
  const open = await findOpenTicket(db, input.policy_number, input.etli_sub_type);
  const tickets = await ticketsOf(db, session.clientId, input.policy_number);
  const incident = tickets.find(({ ticketNumber }) => ticketNumber === input.incident_number);
  const isOver = incident && later(incident.createdAt, { days: settings.linkDays }) < now();
  return success({
    ...openRequest(session, open),
    link_expired_message: isOver ? t('request.linkExpired') : '',
  });
};

/** Property names are those of the insurer's CRM (TRACK-05). Without `page`, returns all requests. */
export const trackRequests: Handler<'POST track-service-request'> = async (
  { db, requestTypes, today },
  { page, pageSize = 10, policyNumber },
  { clientId },
) => {
  const tickets = await ticketsOf(
    db,
    clientId,
    policyNumber,
    page === undefined ? undefined : { page, pageSize },
  );
  return ok({
    ...(await countTickets(db, clientId, policyNumber)),
    value: tickets.map((ticket) => ({
      etli_PolicyNumber: { etli_applicationnumber: ticket.policyNumber },
      etli_SubType: { etli_name: ticket.subType },
      statuscode: ticket.statusCode,
      etli_srsubstatus: ticket.subStatus,
      ticketnumber: ticket.ticketNumber,
      createdon: ticket.createdAt.toISOString(),
      etli_dateofclosure: ticket.closedAt?.toISOString() ?? null,
      description: ticket.description,
      // A request type can also raise tickets of another sub-type.
      request_type:
        ticket.requestKey && requestTypes.codeOf(ticket.requestKey) === ticket.subTypeCode
          ? ticket.requestKey
          : null,
      has_answers: ticket.hasAnswers,
      ...(!withdrawalProblem(ticket, today()) && { withdraw: ticket.withdrawal! }),
    })),
  });
};

/** Booleans are strings in these responses (FLOW-05, SHELL-16). The number is told to the customer who raised it. */
const openRequest = (
  { clientId }: Session,
  open: Awaited<ReturnType<typeof findOpenTicket>>,
): Omit<Output<'POST sr-status/'>, 'status'> => ({
  already_open: open ? 'true' : 'false',
  ...(open?.clientId === clientId && { ticketnumber: open.ticketNumber }),
});
