import { eq } from 'drizzle-orm';
import { dayInTimeZone, later } from '../clock';
import { t, tRecord } from '../i18n';
import { runInLanguage } from '../language';
import { findCustomer } from '../records/findCustomer';
import { sendOnce } from '../sendOnce';
import type { Services } from '../services';
import { subTypes, type ticketEvents, type tickets } from '../store/schema';

/** Sent messages are remembered for a day: an event that comes again later must not send a second one. */
const rememberedDays = 1;

/**
 * Tells the customer by SMS what the status of their request is now, once for each event, in the language in which they
 * raised it. False if they could not be told.
 */
export async function tellStatus(
  services: Services,
  ticket: typeof tickets.$inferSelect,
  event: typeof ticketEvents.$inferSelect,
): Promise<boolean> {
  const { settings, now, requestTypes } = services;
  if (later(event.receivedAt, { days: rememberedDays }) < now()) return false;
  const to = (await findCustomer(services, ticket.clientId))?.phoneNumber;
  if (!to) return false;
  const { ticketNumber, policyNumber, language, requestKey } = ticket;
  const subType = await titleOf(services, ticket.subTypeCode);
  const text = runInLanguage(language, () =>
    t('sms.ticketStatus', {
      ticketNumber,
      title: requestTypes.titleOf(requestKey ?? '') ?? tRecord(subType),
      status: t(`ticketStatus.${event.statusCode}`),
      brand: settings.brandName,
    }),
  );
  const day = dayInTimeZone(event.receivedAt, settings.timeZone);
  return sendOnce(services, { policyNumber, kind: `status ${event.eventId}`, day, to, text });
}

async function titleOf({ db }: Services, subTypeCode: string | null): Promise<string> {
  const [found] = await db
    .select({ title: subTypes.title })
    .from(subTypes)
    .where(eq(subTypes.code, subTypeCode ?? ''));
  return found?.title ?? '–';
}
