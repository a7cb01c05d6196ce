import type { Ticket } from '#engine';
import { PlainList } from '#ui';
import styled from '@emotion/styled';
import { t } from '../i18n';

const TicketNumber = styled.p`
  font-size: 1.375rem;
  font-weight: 600;
  overflow-wrap: anywhere;
  user-select: all;
`;

/** The number of the ticket; of several tickets each with what it is for. */
export function RaisedTickets({ tickets }: { tickets: Ticket[] }) {
  const [only] = tickets;
  if (tickets.length === 1)
    return only!.ticketnumber && <TicketNumber>{only!.ticketnumber}</TicketNumber>;
  return (
    <PlainList>
      {tickets.map(({ title, ticketnumber }, i) => (
        <li key={i}>
          <p>{title}</p>
          <TicketNumber>{ticketnumber ?? t('done.follows')}</TicketNumber>
        </li>
      ))}
    </PlainList>
  );
}
