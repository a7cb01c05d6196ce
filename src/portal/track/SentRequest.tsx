import type { Output } from '#api';
import { formatDateTime } from '#engine';
import { saveFile } from '#form';
import {
  Card,
  Hint,
  Notice,
  onPaper,
  Row,
  SecondaryButton,
  Skeleton,
  Stack,
  StatePanel,
} from '#ui';
import styled from '@emotion/styled';
import { useState } from 'react';
import { IconLink } from '../components/ButtonLink';
import { CallUs } from '../components/CallUs';
import { DescriptionList } from '../components/DescriptionList';
import { FailedNotice } from '../components/FailedNotice';
import { Page } from '../components/Page';
import { call, callForFile } from '../calls/call';
import { useLoaded } from '../calls/useLoaded';
import { formatPolicyNumber } from '../format/policyNumber';
import { t, tRecord } from '../i18n';
import { useTimeZone } from '../insurerClock';
import { SentParts } from './SentParts';

type Sent = Output<'GET sent-requests/:ticketnumber/'>;

/** What was sent; `unknown` where the server has no such request of this customer. */
async function loadSent(ticketnumber: string): Promise<Sent | { sealed: 'unknown' } | undefined> {
  const result = await call(
    'GET sent-requests/:ticketnumber/',
    { ticketnumber },
    { isContent: true, isQuiet: true },
  );
  if (result.status === 'ok') return result.data;
  return result.status === 'refused' ? { sealed: 'unknown' } : undefined;
}

const Actions = styled(Row)`
  ${onPaper} {
    display: none;
  }
`;

const Seal = styled(Hint)`
  code {
    overflow-wrap: anywhere;
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
        {typeof loaded === 'object' && loaded.sealed === 'unknown' && (
          <StatePanel kind="info" role="status" actions={<CallUs />}>
            <p>{t('track.unknown')}</p>
          </StatePanel>
        )}
        {typeof loaded === 'object' && loaded.sealed !== 'unknown' && <SentAnswers sent={loaded} />}
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

function SentAnswers({ sent }: { sent: Sent }) {
  const { ticketnumber, policy_number, title, createdon, sealed, sha256, record } = sent;
  const timeZone = useTimeZone();
  return (
    <>
      <Card as="div">
        <Stack gap={3}>
          <div>
            <h2>{tRecord(title)}</h2>
            {record && <Hint>{t('track.asShown')}</Hint>}
          </div>
          <DescriptionList
            minWidth={160}
            items={[
              [t('track.reference'), ticketnumber],
              [t('policy'), record?.policy ?? formatPolicyNumber(policy_number)],
              [t('track.sentOn'), formatDateTime(createdon, timeZone)],
            ]}
          />
          {record ? (
            <Stack gap={3} lang={record.language}>
              {record.title !== tRecord(title) && <h3>{record.title}</h3>}
              <SentParts parts={record.parts} />
              {record.signatures.length > 0 && (
                <DescriptionList
                  minWidth={240}
                  items={record.signatures.map(({ party, text }) => [party, text])}
                />
              )}
              <div>
                <Hint>{t('track.reply')}</Hint>
                <p>{record.reply}</p>
              </div>
            </Stack>
          ) : (
            <Notice kind={sealed === 'broken' ? 'danger' : 'info'}>
              <p>{t(`track.kept.${sealed === 'broken' ? 'broken' : 'none'}`)}</p>
            </Notice>
          )}
          {sha256 && (
            <Seal>
              {t('track.seal')}: <code>{sha256.match(/.{8}/g)!.join(' ')}</code>
              <br />
              {t('track.sealed')}
            </Seal>
          )}
        </Stack>
      </Card>
      {record && <Copies ticketnumber={ticketnumber} />}
    </>
  );
}

/** What can be taken along. */
function Copies({ ticketnumber }: { ticketnumber: string }) {
  const [failure, setFailure] = useState<string>();
  async function save() {
    setFailure(undefined);
    const pdf = 'GET sent-requests/:ticketnumber/pdf/';
    const result = await callForFile(pdf, { ticketnumber }, { isQuiet: true });
    if (result.status === 'ok') saveFile(result.data, `${ticketnumber}.pdf`);
    else setFailure(result.message);
  }
  return (
    <>
      {failure && (
        <Notice kind="danger" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <Actions>
        <SecondaryButton onClick={() => void save()}>{t('track.save')}</SecondaryButton>
        <SecondaryButton onClick={() => window.print()}>{t('track.print')}</SecondaryButton>
      </Actions>
    </>
  );
}
