import type { Output } from '#api';
import { call } from '../calls/call';
import { notify } from '../notices/toasts';
import { t } from '../i18n';
import { pageSize } from './pages';

/** A raised request, with the property names of the insurer's CRM (TRACK-05). */
export type Ticket = Output<'POST track-service-request'>['value'][number];

/** One page of requests, newest first, and how many there are on all pages. */
export interface TicketPage {
  page: number;
  tickets: Ticket[];
  total: number;
}

/** A page of the requests of a policy; undefined when the search failed, after a toast. */
export async function searchTickets(
  policyNumber: string,
  page: number,
): Promise<TicketPage | undefined> {
  const result = await call('POST track-service-request', { policyNumber, page });
  if (result.status !== 'ok') return undefined;
  const { value: found, total = found?.length } = result.data;
  if (!found) {
    notify('danger', t('track.noResponse'));
    return undefined;
  }
  if (total === 0) notify('warning', t('track.noData'));
  return { page, tickets: newestFirst(found).slice(...slotOf(page, found)), total };
}

const newestFirst = (tickets: Ticket[]) =>
  tickets.toSorted((one, other) => other.createdon.localeCompare(one.createdon));

/** A CRM without paging returns all requests at once. */
const slotOf = (page: number, found: Ticket[]): [from: number, to: number] =>
  found.length > pageSize ? [(page - 1) * pageSize, page * pageSize] : [0, pageSize];
