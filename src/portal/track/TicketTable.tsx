import { type Column, DataTable, Hint } from '#ui';
import { showPolicyNumber } from '../format/policyNumber';
import { showDay } from '../format/time';
import { t } from '../i18n';
import { showTicketStatus } from './status';
import type { Ticket } from './tickets';

const columns = (): Column<Ticket>[] => [
  {
    name: t('track.reference'),
    // A request that applies to all policies stands under each of them, with the one that it was raised for.
    show: ({ ticketnumber, etli_PolicyNumber }) => (
      <>
        {ticketnumber}
        <Hint>
          {t('policies.number', {
            number: showPolicyNumber(etli_PolicyNumber?.etli_applicationnumber ?? '–'),
          })}
        </Hint>
      </>
    ),
  },
  { name: t('track.type'), show: ({ etli_SubType }) => etli_SubType?.etli_name || '–' },
  { name: t('track.statusName'), show: (ticket) => showTicketStatus(ticket) || '–' },
  { name: t('track.subStatus'), show: ({ etli_srsubstatus }) => etli_srsubstatus || '–' },
  { name: t('track.createdOn'), show: ({ createdon }) => showDay(createdon) || '–' },
  {
    name: t('track.closedOn'),
    show: ({ etli_dateofclosure }) => showDay(etli_dateofclosure) || '–',
  },
  { name: t('track.description'), show: ({ description }) => description || '–' },
];

export const TicketTable = ({ tickets }: { tickets: Ticket[] }) => (
  <DataTable
    caption={t('track.requests')}
    columns={columns()}
    rows={tickets}
    keyOf={({ ticketnumber }) => ticketnumber}
    from={800}
  />
);
