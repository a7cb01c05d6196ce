import type { Ticket } from '#engine';
import { CopyButton } from '#ui';
import { t } from '../i18n';

/** Copies the number; of several tickets a line for each, with what it is for. */
export const CopyTickets = ({ tickets }: { tickets: Ticket[] }) => (
  <div>
    <CopyButton
      text={
        tickets.length === 1
          ? tickets[0]!.ticketnumber!
          : tickets.map((ticket) => t('done.line', { ...ticket })).join('\n')
      }
      label={t(tickets.length === 1 ? 'done.copy' : 'done.copyAll')}
      copied={t('done.copied')}
      failed={t('done.notCopied')}
    />
  </div>
);
