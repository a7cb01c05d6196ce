import { call } from '../calls/call';
import { notify } from '../notices/toasts';
import { say } from '../words';

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

/** The requests of a policy, newest first; undefined when the search failed (a toast has said so). */
export async function searchTickets(policyNumber: string): Promise<Ticket[] | undefined> {
  const { status, data } = await call('POST track-service-request', { policyNumber });
  if (!status) return undefined;
  const found: Ticket[] | undefined = data.value;
  if (!found) {
    notify('danger', say('track.noResponse'));
    return undefined;
  }
  if (found.length === 0) notify('warning', say('track.noData'));
  return found.toSorted((one, other) => other.createdon.localeCompare(one.createdon));
}
