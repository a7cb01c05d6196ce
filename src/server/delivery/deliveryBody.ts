import type { DeliveredTicket } from '#api';
import { eq } from 'drizzle-orm';
import { findRecord } from '../asShown/asShownRecord';
import type { Services } from '../services';
import { subTypes, tickets } from '../store/schema';
import { linkedFiles } from './fileLinks';

/** What is sent of a ticket: as it was raised, with new links to its files. Throws if there is no such ticket. */
export async function deliveryBody(
  services: Pick<Services, 'db' | 'settings' | 'secrets' | 'now'>,
  ticketNumber: string,
): Promise<DeliveredTicket> {
  const [ticket] = await services.db
    .select()
    .from(tickets)
    .innerJoin(subTypes, eq(subTypes.code, tickets.subTypeCode))
    .where(eq(tickets.ticketNumber, ticketNumber));
  if (!ticket) throw new Error(`The ticket ${ticketNumber} has no row, or no sub-type.`);
  const {
    policyNumber,
    clientId,
    requestKey,
    createdAt,
    language,
    release,
    answers,
    appliesToAll,
  } = ticket.tickets;
  return {
    ticketNumber,
    policyNumber,
    clientId,
    requestType: requestKey!,
    subType: { code: ticket.sub_types.code, name: ticket.sub_types.title },
    createdAt: createdAt.toISOString(),
    language,
    release,
    appliesToAllPolicies: appliesToAll,
    answers,
    files: await linkedFiles(services, ticketNumber),
    asShown: (await findRecord(services.db, ticketNumber)) ?? null,
  };
}
