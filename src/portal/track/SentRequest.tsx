import type { Output } from '#api';
import { formatDay } from '#engine';
import { Card, Notice, onPaper, Row, SecondaryButton, Skeleton, Stack, StatePanel } from '#ui';
import styled from '@emotion/styled';
import { IconLink } from '../components/ButtonLink';
import { CallUs } from '../components/CallUs';
import { DescriptionList } from '../components/DescriptionList';
import { FailedNotice } from '../components/FailedNotice';
import { Page } from '../components/Page';
import { call } from '../calls/call';
import { useLoaded } from '../calls/useLoaded';
import { formatPolicyNumber } from '../format/policyNumber';
import { t, tRecord } from '../i18n';
import { useTimeZone } from '../insurerClock';
import { SentBlocks } from './SentBlocks';

type Sent = Output<'POST sent-answers/'>;

/** What was sent; `unknown` where the server has no such request of this customer. */
async function loadSent(ticketnumber: string): Promise<Sent | { kept: 'unknown' } | undefined> {
  const result = await call(
    'POST sent-answers/',
    { ticketnumber },
    { isContent: true, isQuiet: true },
  );
  if (result.status === 'ok') return result.data;
  return result.status === 'refused' ? { kept: 'unknown' } : undefined;
}

const Actions = styled(Row)`
  ${onPaper} {
    display: none;
  }
`;

interface Props {
  ticketnumber: string;
  /** Where the customer came from. */
  listAddress: string;
}

/** What a request was raised with, to be read and printed. */
export const SentRequest = ({ ticketnumber, listAddress }: Props) => {
  const { loaded, loadAgain } = useLoaded(() => loadSent(ticketnumber), ticketnumber);
  return (
    <Page title={t('track.sent')} width="form">
      <Stack gap={3}>
        {loaded === 'loading' && <Loading />}
        {loaded === 'failed' && (
          <FailedNotice message={t('track.sentFailed')} onAgain={loadAgain} />
        )}
        {typeof loaded === 'object' && loaded.kept === 'unknown' && (
          <StatePanel kind="info" role="status" actions={<CallUs />}>
            <p>{t('track.unknown')}</p>
          </StatePanel>
        )}
        {typeof loaded === 'object' && loaded.kept !== 'unknown' && <SentAnswers sent={loaded} />}
        <Actions>
          <IconLink to={listAddress}>{t('track.back')}</IconLink>
        </Actions>
      </Stack>
    </Page>
  );
};

const Loading = () => (
  <Card as="div" aria-busy="true" style={{ minHeight: '100vh' }}>
    <Stack gap={2}>
      <Skeleton width={24} />
      <Skeleton width={40} />
      <Skeleton width={40} />
    </Stack>
  </Card>
);

const SentAnswers = ({ sent }: { sent: Sent }) => {
  const { ticketnumber, policy_number, title, createdon, kept, blocks } = sent;
  const timeZone = useTimeZone();
  return (
    <>
      <Card as="div">
        <Stack gap={3}>
          <h2>{tRecord(title)}</h2>
          <DescriptionList
            minWidth={160}
            items={[
              [t('track.reference'), ticketnumber],
              [t('policy'), formatPolicyNumber(policy_number)],
              [t('track.sentOn'), formatDay(createdon, timeZone)],
            ]}
          />
          {kept !== 'all' && (
            <Notice kind="info">
              <p>{t(`track.kept.${kept}`)}</p>
            </Notice>
          )}
          <SentBlocks blocks={blocks} />
        </Stack>
      </Card>
      {blocks.length > 0 && (
        <Actions>
          <SecondaryButton onClick={() => window.print()}>{t('track.print')}</SecondaryButton>
        </Actions>
      )}
    </>
  );
};
