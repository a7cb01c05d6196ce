import { SentRequest } from './SentRequest';
import { TicketList } from './TicketList';
import { useTicketAddress } from './useTicketAddress';

/** The list of requests, or what one of them was raised with. */
const Track = () => {
  const { ticket, listAddress } = useTicketAddress();
  return ticket === null ? (
    <TicketList />
  ) : (
    <SentRequest key={ticket} ticketnumber={ticket} listAddress={listAddress} />
  );
};

export default Track;
