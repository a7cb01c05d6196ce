import type { Ticket } from '#engine';
import { t } from '../i18n';

/** What the customer has just raised, for the notice on the page to which they return. */
export interface RaisedRequest {
  tickets: Ticket[];
  policyNo?: string | undefined;
}

/** A sentence for each ticket; of a single one without what it is for. */
export const raisedTexts = (tickets: Ticket[]): string[] =>
  tickets.map((ticket) => {
    const text = tickets.length === 1 ? 'raise.raised' : 'raise.ticket';
    return t(ticket.ticketnumber === undefined ? `${text}Unnumbered` : text, { ...ticket });
  });
