import { call } from '../calls/call';
import { notify } from '../notices/toasts';
import { t } from '../i18n';
import { pageSize } from './pages';

/** A raised request as the insurer's service desk has it; names are its own (doc 2 §3). */
export interface Ticket {
  etli_PolicyNumber?: { etli_applicationnumber?: string } | null;
  etli_SubType?: { etli_name?: string } | null;
  statuscode?: number | string | null;
  etli_srsubstatus?: string | null;
  ticketnumber: string;
  createdon: string;
  etli_dateofclosure?: string | null;
  description?: string | null;
}

/** One page of requests, newest first, and how many there are on all pages. */
export interface TicketPage {
  page: number;
  tickets: Ticket[];
  total: number;
}

/** A page of the requests of a policy; undefined when the search failed (a toast has said so). */
export async function searchTickets(
  policyNumber: string,
  page: number,
): Promise<TicketPage | undefined> {
  const { status, data } = await call('POST track-service-request', { policyNumber, page });
  if (!status) return undefined;
  const found: Ticket[] | undefined = data.value;
  if (!found) {
    notify('danger', t('track.noResponse'));
    return undefined;
  }
  const total: number = data.total ?? found.length;
  if (total === 0) notify('warning', t('track.noData'));
  return { page, tickets: newestFirst(found).slice(...slotOf(page, found)), total };
}

const newestFirst = (tickets: Ticket[]) =>
  tickets.toSorted((one, other) => other.createdon.localeCompare(one.createdon));

/** A service desk that knows no pages answers with all requests at once. */
const slotOf = (page: number, found: Ticket[]): [from: number, to: number] =>
  found.length > pageSize ? [(page - 1) * pageSize, page * pageSize] : [0, pageSize];
