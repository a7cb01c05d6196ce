import type { Definition, Ticket } from '#engine';
import { t } from '../../i18n';

/** What was received before a submit ended early, and what was not sent. */
export const partlySent = ({ ui, key }: Definition, tickets: Ticket[]): string =>
  [
    ...tickets.map((ticket) =>
      t(ticket.ticketnumber === undefined ? 'submit.receivedUnnumbered' : 'submit.received', {
        ...ticket,
      }),
    ),
    t('submit.restUnsent', { title: ui['ui:title'] ?? key }),
  ].join(' ');
