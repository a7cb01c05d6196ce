import { Card } from '../../look/Card';
import { Stack } from '../../look/Stack';
import { Facts } from '../parts/Facts';
import { showPolicyNumber } from '../show/policyNumber';
import { showDay } from '../show/time';
import { say } from '../words';
import { showTicketStatus } from './status';
import type { Ticket } from './tickets';

export const TicketCard = ({ ticket }: { ticket: Ticket }) => {
  const policyNo = ticket.etli_PolicyNumber?.etli_applicationnumber ?? '';
  const facts: [path: string, value: string | null | undefined][] = [
    ['track.policy', showPolicyNumber(policyNo)],
    ['track.type', ticket.etli_SubType?.etli_name],
    ['track.statusName', showTicketStatus(ticket)],
    ['track.subStatus', ticket.etli_srsubstatus],
    ['track.createdOn', showDay(ticket.createdon)],
    ['track.closedOn', showDay(ticket.etli_dateofclosure)],
  ];
  return (
    <Card as="li">
      <Stack gap={2}>
        <h3>{ticket.ticketnumber}</h3>
        <Facts facts={facts.map(([path, value]) => [say(path), value || '–'])} />
        <Facts facts={[[say('track.description'), ticket.description || '–']]} />
      </Stack>
    </Card>
  );
};
