import { type Column, DataTable, Hint } from '#ui';
import { formatDay } from '#engine';
import { formatPolicyNumber } from '../format/policyNumber';
import { t } from '../i18n';
import { useTimeZone } from '../insurerClock';
import { formatTicketStatus } from './status';
import type { Ticket } from './tickets';

const columns = (timeZone: string): Column<Ticket>[] => [
  {
    name: t('track.reference'),
    // A request for all policies is listed under each of them, with the policy that it was raised for.
    cell: ({ ticketnumber, etli_PolicyNumber }) => (
      <>
        {ticketnumber}
        <Hint>
          {t('policies.number', {
            number: formatPolicyNumber(etli_PolicyNumber?.etli_applicationnumber ?? '–'),
          })}
        </Hint>
      </>
    ),
  },
  { name: t('track.type'), cell: ({ etli_SubType }) => etli_SubType?.etli_name || '–' },
  { name: t('track.statusName'), cell: (ticket) => formatTicketStatus(ticket) || '–' },
  { name: t('track.subStatus'), cell: ({ etli_srsubstatus }) => etli_srsubstatus || '–' },
  { name: t('track.createdOn'), cell: ({ createdon }) => formatDay(createdon, timeZone) || '–' },
  {
    name: t('track.closedOn'),
    cell: ({ etli_dateofclosure }) => formatDay(etli_dateofclosure, timeZone) || '–',
  },
  { name: t('track.description'), cell: ({ description }) => description || '–' },
];

export const TicketTable = ({ tickets }: { tickets: Ticket[] }) => (
  <DataTable
    caption={t('track.requests')}
    columns={columns(useTimeZone())}
    rows={tickets}
    rowKey={({ ticketnumber }) => ticketnumber}
    cardsBelow={800}
  />
);
