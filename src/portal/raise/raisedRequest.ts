import type { Ticket } from '#engine';
import { useLocation } from 'react-router-dom';
import { t } from '../i18n';
import { readSession } from '../session/storage';

/** What the customer has just raised, for the notice on the page to which they return. */
export interface RaisedRequest {
  tickets: Ticket[];
  policyNo?: string | undefined;
}

/**
 * What this customer raised, from the history entry. The entry outlives a logout, so what another customer raised is not
 * returned.
 */
export function useRaised(): RaisedRequest | undefined {
  const raised: RaisedRequest | undefined = useLocation().state?.raised;
  const policies = readSession('policyList') ?? [];
  return policies.some(({ policyNo }) => policyNo === raised?.policyNo) ? raised : undefined;
}

/** What leads to these tickets. */
export const trackText = ({ length }: Ticket[]): string =>
  t(length > 1 ? 'raise.trackSeveral' : 'raise.track');

/** A sentence for each ticket; of a single one without what it is for. */
export const raisedTexts = (tickets: Ticket[]): string[] =>
  tickets.map((ticket) => {
    const text = tickets.length === 1 ? 'raise.raised' : 'raise.ticket';
    return t(ticket.ticketnumber === undefined ? `${text}Unnumbered` : text, { ...ticket });
  });
