import { Card, Notice, Stack } from '#ui';
import { useEffect, useRef } from 'react';
import { SecondaryLink } from '../components/ButtonLink';
import { t, tCount } from '../i18n';
import { Pager } from './Pager';
import { TicketTable } from './TicketTable';
import type { TicketPage } from './tickets';

const None = () => (
  <Notice kind="info" role="status">
    <Stack gap={2}>
      <p>{t('track.none')}</p>
      <div>
        <SecondaryLink to="/dashboard/raise-service-request">{t('track.raise')}</SecondaryLink>
      </div>
    </Stack>
  </Notice>
);

interface Props {
  found: TicketPage;
  onPageChange: (page: number) => void;
}

export const TicketResults = ({ found, onPageChange }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const firstShown = useRef(found.page);
  useEffect(() => {
    if (firstShown.current === found.page) return;
    firstShown.current = found.page;
    // Start a new page at its top.
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [found.page]);
  if (found.total === 0) return <None />;
  return (
    <Stack gap={2}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {t('track.requests')}
        </h2>
        <p role="status">{tCount('track.found', found.total)}</p>
      </div>
      <Card as="div">
        <TicketTable tickets={found.tickets} />
      </Card>
      <Pager page={found.page} items={found.total} onPageChange={onPageChange} />
    </Stack>
  );
};
