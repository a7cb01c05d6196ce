import { eq } from 'drizzle-orm';
import { dayInTimeZone, later } from '../clock';
import { t, tRecord } from '../i18n';
import { runInLanguage } from '../language';
import { findCustomer } from '../records/findCustomer';
import { sendOnce } from '../sendOnce';
import type { Services } from '../services';
import { subTypes, type ticketEvents, type tickets } from '../store/schema';

type Ticket = typeof tickets.$inferSelect;

/** Sent messages are remembered for a day: an event that comes again later must not send a second one. */
const rememberedDays = 1;

/**
 * Tells the customer by SMS what the status of their request is now, once for each event, in the language in which they
 * raised it. False if they could not be told.
 */
export const tellStatus = (
  services: Services,
  ticket: Ticket,
  { eventId, receivedAt, statusCode }: typeof ticketEvents.$inferSelect,
): Promise<boolean> =>
  tell(services, ticket, { kind: `status ${eventId}`, at: receivedAt }, (values) =>
    t('sms.ticketStatus', { ...values, status: t(`ticketStatus.${statusCode}`) }),
  );

/** The same that they have withdrawn it: if it was not they, they know. */
export const tellWithdrawal = (services: Services, ticket: Ticket): Promise<boolean> =>
  tell(
    services,
    ticket,
    { kind: `withdrawal ${ticket.ticketNumber}`, at: ticket.withdrawnAt! },
    (values) => t('sms.withdrawn', { ...values, number: services.settings.customerServiceNumber }),
  );

async function tell(
  services: Services,
  { clientId, ticketNumber, policyNumber, language, requestKey, subTypeCode }: Ticket,
  { kind, at }: { kind: string; at: Date },
  textOf: (values: { [name: string]: string }) => string,
): Promise<boolean> {
  const { settings, now, requestTypes } = services;
  if (later(at, { days: rememberedDays }) < now()) return false;
  const to = (await findCustomer(services, clientId))?.phoneNumber;
  if (!to) return false;
  const subType = await titleOf(services, subTypeCode);
  const text = runInLanguage(language, () =>
    textOf({
      ticketNumber,
      title: requestTypes.titleOf(requestKey ?? '') ?? tRecord(subType),
      brand: settings.brandName,
    }),
  );
  const day = dayInTimeZone(at, settings.timeZone);
  return sendOnce(services, { policyNumber, kind, day, to, text });
}

async function titleOf({ db }: Services, subTypeCode: string | null): Promise<string> {
  const [found] = await db
    .select({ title: subTypes.title })
    .from(subTypes)
    .where(eq(subTypes.code, subTypeCode ?? ''));
  return found?.title ?? '–';
}
