import type { Ticket } from '#engine';
import { PlainList } from '#ui';
import { t } from '../i18n';
import { TicketNumber } from './TicketNumber';

/** The number of each ticket; of several with what it is for. */
export const RaisedTickets = ({ tickets }: { tickets: Ticket[] }) => {
  const isOne = tickets.length === 1;
  if (isOne && tickets[0]!.ticketnumber === undefined) return null;
  return (
    <PlainList>
      {tickets.map(({ title, ticketnumber }, i) => (
        <li key={i}>
          {!isOne && <p>{title}</p>}
          <TicketNumber>{ticketnumber ?? t('done.follows')}</TicketNumber>
        </li>
      ))}
    </PlainList>
  );
};
