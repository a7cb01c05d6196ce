import { asShownDocument } from '../asShown/asShownDocument';
import { findRecord, openRecord } from '../asShown/asShownRecord';
import { t } from '../i18n';
import { runInLanguage } from '../language';
import { makePdf } from '../pdf/makePdf';
import { findCustomer } from '../records/findCustomer';
import { fullNameOf } from '../records/profile';
import { conflict, pdf, refused, success } from '../reply';
import { logSecurityEvent } from '../securityLog';
import type { Services } from '../services';
import type { Session } from '../session/session';
import { findTicket } from '../store/tickets';
import type { Handler } from './handler';
import { rateLimited } from './rateLimited';

/** What a ticket was raised with; a ticket of another customer is answered like one that does not exist. */
export const sentRequest: Handler<'GET sent-requests/:ticketnumber/'> = async (
  services,
  { ticketnumber },
  session,
) => {
  const found = await find(services, session, ticketnumber);
  if (!found) return refused(404, t('request.noTicket'));
  const { ticket, sealed, record } = found;
  return success({
    ticketnumber: ticket.ticketNumber,
    policy_number: ticket.policyNumber,
    title: ticket.subType,
    createdon: ticket.createdAt.toISOString(),
    sealed: record ? 'whole' : sealed ? 'broken' : 'none',
    ...(sealed && record && { sha256: sealed.sha256, record }),
  });
};

export const sentRequestPdf: Handler<'GET sent-requests/:ticketnumber/pdf/'> = rateLimited(
  'sentRequestPdf',
  async (services, { ticketnumber }, session) => {
    const { settings, now } = services;
    const found = await find(services, session, ticketnumber);
    if (!found?.sealed) return refused(404, t('request.noTicket'));
    const { sealed, record } = found;
    if (!record) return conflict(t('asShown.broken'));
    const customer = await findCustomer(services, session.clientId);
    return runInLanguage(record.language, async () => {
      const document = asShownDocument(record, sealed, {
        sentBy: customer && fullNameOf(customer.data),
        timeZone: settings.timeZone,
      });
      return pdf(await makePdf(document, settings, now()), `${record.ticketNumber}.pdf`);
    });
  },
);

/** A ticket of the customer with its record, which is left out where it does not fit its seal. */
async function find(services: Services, { clientId }: Session, ticketNumber: string) {
  const ticket = await findTicket(services.db, clientId, ticketNumber);
  if (!ticket) return undefined;
  const sealed = await findRecord(services.db, ticketNumber);
  const record = sealed && openRecord(ticketNumber, sealed);
  if (sealed && !record) logSecurityEvent(services, 'record of a request changed', { clientId });
  return { ticket, sealed, record };
}
