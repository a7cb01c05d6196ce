import { eq } from 'drizzle-orm';
import { existingMoment, later } from '../clock';
import { linkedFiles } from '../delivery/fileLinks';
import { t } from '../i18n';
import { conflict, refused, success } from '../reply';
import { applyStatus, isClosed } from '../requests/ticketStatus';
import { tellStatus } from '../requests/tellStatus';
import { isUniqueViolation } from '../store/databaseErrors';
import { tickets } from '../store/schema';
import type { Handler } from './handler';

/** A clock of another system may be ahead; an event of next year would hide all that follow. */
const newest = { minutes: 5 };

export const ticketStatus: Handler<'POST ticket-status/'> = async (services, input) => {
  for (const field of ['at', 'closedAt'] as const) {
    const given = input[field];
    if (given === undefined) continue;
    const moment = existingMoment(given);
    if (!moment) return refused(400, t('ticketSystem.noMoment', { field }));
    if (moment > later(services.now(), newest))
      return refused(400, t('ticketSystem.future', { field }));
  }
  if (input.closedAt !== undefined && !isClosed(input.statusCode))
    return refused(400, t('ticketSystem.notClosed'));
  try {
    const taken = await applyStatus(services, input);
    if (taken.outcome === 'unknown') return refused(404, t('ticketSystem.unknown'));
    if (taken.outcome === 'tooEarly')
      return refused(400, t('ticketSystem.tooEarly', { field: taken.field }));
    if (taken.outcome === 'contradiction') return conflict(t('ticketSystem.otherEvent'));
    const { outcome, ticket, event } = taken;
    // An event that comes again may be older than what the customer knows by now.
    const isNewest = event.applied && !(ticket.statusAt && ticket.statusAt > event.at);
    const customerTold = isNewest && (await tellStatus(services, ticket, event));
    return success({ outcome, customerTold });
  } catch (error) {
    if (isUniqueViolation(error, 'one_open_request')) return conflict(t('ticketSystem.otherOpen'));
    throw error;
  }
};

export const ticketFiles: Handler<'POST ticket-files/'> = async (services, { ticketNumber }) => {
  if ((await services.db.$count(tickets, eq(tickets.ticketNumber, ticketNumber))) === 0)
    return refused(404, t('ticketSystem.unknown'));
  return success({ files: await linkedFiles(services, ticketNumber) });
};
