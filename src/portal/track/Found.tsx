import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Row } from '../../look/Row';
import { Stack } from '../../look/Stack';
import { say, sayCount } from '../words';
import { pageSize } from './pages';
import { Pager } from './Pager';
import { TicketCard } from './TicketCard';
import type { Ticket } from './tickets';

const List = styled.ol`
  display: grid;
  gap: 16px;
  padding: 0;
  list-style: none;
`;

const None = () => (
  <Row role="status">
    <p>{say('track.none')}</p>
    <Link to="/dashboard/raise-service-request">{say('track.raise')}</Link>
  </Row>
);

export const Found = ({ tickets }: { tickets: Ticket[] }) => {
  const [page, setPage] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  if (tickets.length === 0) return <None />;
  const shown = tickets.slice((page - 1) * pageSize, page * pageSize);
  return (
    <Stack gap={2}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {say('track.requests')}
        </h2>
        <p role="status">{sayCount('track.found', tickets.length)}</p>
      </div>
      <List>
        {shown.map((ticket) => (
          <TicketCard key={ticket.ticketnumber} ticket={ticket} />
        ))}
      </List>
      <Pager
        page={page}
        items={tickets.length}
        onTurn={(next) => {
          setPage(next);
          heading.current?.focus();
        }}
      />
    </Stack>
  );
};
