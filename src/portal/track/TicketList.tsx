import { onPaper, Row, Stack } from '#ui';
import styled from '@emotion/styled';
import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { useLoaded } from '../calls/useLoaded';
import { Chip } from '../components/Chip';
import { FailedNotice } from '../components/FailedNotice';
import { Page } from '../components/Page';
import { t, tCount } from '../i18n';
import { useCatalogue } from '../raise/catalogue';
import { LeftRequests } from '../raise/LeftRequests';
import { lastPage } from './pages';
import { PolicyChoice } from './PolicyChoice';
import { TicketResults } from './TicketResults';
import { TicketsSkeleton } from './TicketsSkeleton';
import { searchTickets } from './tickets';
import { allPolicies, useTicketAddress } from './useTicketAddress';

const Choice = styled.div`
  max-width: 480px;
  ${onPaper} {
    display: none;
  }
`;

/** The requests of all policies or of one, ten on a page; the address says which. */
export const TicketList = () => {
  const { policies, policy, page, addressOf, sentAddressOf, choosePolicy, choosePage } =
    useTicketAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const { loaded: catalogue } = useCatalogue();
  const { loaded, loadAgain } = useLoaded(
    () => searchTickets(policy === allPolicies ? undefined : policy, page),
    `${policy} ${page}`,
    policy !== '',
  );
  // With the catalogue, all at once: what came first would push what comes later.
  const found = typeof loaded === 'object' && catalogue !== 'loading' ? loaded : undefined;
  const isLoading = !found && loaded !== 'failed';
  const last = found && lastPage(found.total);
  if (last !== undefined && page > last)
    return <Navigate to={addressOf({ page: String(last) })} replace />;

  function goTo(chosen: number) {
    choosePage(chosen);
    // A new page starts at its top.
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <Page title={t('track.title')} lead={t('track.lead')} width="list">
      <Stack gap={4}>
        <LeftRequests />
        {policies.length > 0 && (
          <Choice>
            <PolicyChoice policies={policies} policy={policy} onChoose={choosePolicy} />
          </Choice>
        )}
        {policy && (
          <Stack gap={2}>
            <div>
              <Row>
                <h2 ref={heading} tabIndex={-1}>
                  {t('track.requests')}
                </h2>
                {found && found.open > 0 && (
                  <Chip tone="open" icon="clock">
                    {tCount('track.open', found.open)}
                  </Chip>
                )}
                {found && found.closed > 0 && (
                  <Chip tone="good" icon="check">
                    {tCount('track.closed', found.closed)}
                  </Chip>
                )}
              </Row>
              <p role="status">
                {isLoading && t('track.loading')}
                {found && found.total > 0 && tCount('track.found', found.total)}
                {last !== undefined && last > 1 && ` ${t('track.pageOf', { page, last })}.`}
              </p>
            </div>
            {isLoading && <TicketsSkeleton />}
            {loaded === 'failed' && (
              <FailedNotice message={t('track.failed')} onAgain={loadAgain} />
            )}
            {found && catalogue !== 'loading' && (
              <TicketResults
                found={found}
                page={page}
                isOfAll={policy === allPolicies}
                catalogue={catalogue === 'failed' ? undefined : catalogue}
                sentAddressOf={sentAddressOf}
                onPageChange={goTo}
                onChanged={() => {
                  loadAgain();
                  heading.current?.focus();
                }}
              />
            )}
          </Stack>
        )}
      </Stack>
    </Page>
  );
};
