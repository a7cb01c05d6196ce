import { eq } from 'drizzle-orm';
import { dayInTimeZone, later } from '../clock';
import { t, tRecord } from '../i18n';
import { runInLanguage } from '../language';
import type { Customer } from '../integrations/policyBook';
import type { Email } from '../integrations/sendEmail';
import { findCustomer } from '../records/findCustomer';
import { sendOnce } from '../sendOnce';
import type { Services } from '../services';
import { subTypes, type ticketEvents, type tickets } from '../store/schema';

type Ticket = typeof tickets.$inferSelect;

/** Sent messages are remembered for a day: an event that comes again later must not send a second one. */
const rememberedDays = 1;

/**
 * Tells the customer what the status of their request is now, once for each event, in the language in which they raised
 * it. False if they could not be told.
 */
export const tellStatus = (
  services: Services,
  ticket: Ticket,
  { eventId, receivedAt, statusCode }: typeof ticketEvents.$inferSelect,
): Promise<boolean> =>
  tell(services, ticket, { kind: `status ${eventId}`, at: receivedAt }, (values) =>
    t('message.ticketStatus', { ...values, status: t(`ticketStatus.${statusCode}`) }),
  );

/** The same that they have withdrawn it: if it was not they, they know. */
export const tellWithdrawal = (services: Services, ticket: Ticket): Promise<boolean> =>
  tell(
    services,
    ticket,
    { kind: `withdrawal ${ticket.ticketNumber}`, at: ticket.withdrawnAt! },
    (values) =>
      t('message.withdrawn', { ...values, number: services.settings.customerServiceNumber }),
  );

async function tell(
  services: Services,
  { clientId, ticketNumber, policyNumber, language, requestKey, subTypeCode }: Ticket,
  { kind, at }: { kind: string; at: Date },
  textOf: (values: { [name: string]: string }) => string,
): Promise<boolean> {
  const { settings, now, requestTypes } = services;
  if (later(at, { days: rememberedDays }) < now()) return false;
  const customer = await findCustomer(services, clientId);
  const contact = customer && contactOf(services, customer);
  if (!contact) return false;
  const subType = await titleOf(services, subTypeCode);
  const { text, subject } = runInLanguage(language, () => ({
    text: textOf({
      ticketNumber,
      title: requestTypes.titleOf(requestKey ?? '') ?? tRecord(subType),
      brand: settings.brandName,
    }),
    subject: t('message.subject', { ticketNumber, brand: settings.brandName }),
  }));
  const day = dayInTimeZone(at, settings.timeZone);
  const message = { policyNumber, kind, day, to: contact.to, text };
  return sendOnce(services, message, (sent) => contact.send({ ...sent, subject }));
}

/** The mobile number, else the e-mail address; undefined without either. */
function contactOf({ sendSms, sendEmail }: Services, { phoneNumber, emailId }: Customer) {
  if (phoneNumber) return { to: phoneNumber, send: ({ to, text }: Email) => sendSms({ to, text }) };
  return emailId && sendEmail ? { to: emailId, send: sendEmail } : undefined;
}

async function titleOf({ db }: Services, subTypeCode: string | null): Promise<string> {
  const [found] = await db
    .select({ title: subTypes.title })
    .from(subTypes)
    .where(eq(subTypes.code, subTypeCode ?? ''));
  return found?.title ?? '–';
}
