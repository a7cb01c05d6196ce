import type { Output } from '#api';
import { call } from '../calls/call';
import { notify } from '../notices/toasts';
import { t } from '../i18n';
import { pageSize } from './pages';

type Answer = Output<'POST track-service-request'>;

/** A raised request, with the property names of the insurer's CRM (TRACK-05). */
export type Ticket = Answer['value'][number];

/** One page of requests, newest first; how many there are on all pages, and how many of them are open and closed. */
export interface TicketPage extends Omit<Answer, 'value'> {
  tickets: Ticket[];
}

/** A page of the requests of a policy, or of all; undefined when the search failed, after a toast. */
export async function searchTickets(
  policyNumber: string | undefined,
  page: number,
): Promise<TicketPage | undefined> {
  const input = { ...(policyNumber !== undefined && { policyNumber }), page };
  const result = await call('POST track-service-request', input, { isContent: true });
  if (result.status !== 'ok') return undefined;
  const { value: found, total = found?.length, open, closed } = result.data;
  if (!found) {
    notify('danger', t('track.noResponse'));
    return undefined;
  }
  if (total === 0) notify('warning', t('track.noData'));
  return { tickets: newestFirst(found).slice(...slotOf(page, found)), total, open, closed };
}

const newestFirst = (tickets: Ticket[]) =>
  tickets.toSorted((one, other) => other.createdon.localeCompare(one.createdon));

/** A CRM without paging returns all requests at once. */
const slotOf = (page: number, found: Ticket[]): [from: number, to: number] =>
  found.length > pageSize ? [(page - 1) * pageSize, page * pageSize] : [0, pageSize];
