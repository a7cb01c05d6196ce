import type { Output } from '#api';
import { formatDateTime } from '#engine';
import { saveFile } from '#form';
import {
  Card,
  Details,
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
import { t, textsIn, tRecord } from '../i18n';
import { useTimeZone } from '../insurerClock';
import { readSession } from '../session/storage';
import { RecordTexts } from './recordTexts';
import { SentParts } from './SentParts';

interface Sent extends Output<'GET sent-requests/:ticketnumber/'> {
  /** In the language of its record. */
  say: typeof t;
}

/** What was sent; `unknown` where the server has no such request of this customer. */
async function loadSent(ticketnumber: string): Promise<Sent | { sealed: 'unknown' } | undefined> {
  const result = await call(
    'GET sent-requests/:ticketnumber/',
    { ticketnumber },
    { isContent: true, isQuiet: true, needs: 'sealed' },
  );
  if (result.status === 'ok') {
    const { record } = result.data;
    return { ...result.data, say: record ? await textsIn(record.language) : t };
  }
  return result.status === 'refused' ? { sealed: 'unknown' } : undefined;
}

const Actions = styled(Row)`
  ${onPaper} {
    display: none;
  }
`;

/** Longer than a page of paper, which has its own edges. */
const Sheet = styled(Card)`
  ${onPaper} {
    padding: 0;
    border: 0;
    box-shadow: none;
    break-inside: auto;
  }
`;

/** A heading is nearer to what follows than to what is before it. */
const Form = styled(Stack)`
  > h3 {
    margin: 8px 0 -16px;
    ${onPaper} {
      margin-top: 32px;
    }
  }
`;

const Seal = styled(Details)`
  summary {
    padding: 8px 0;
  }
  code {
    overflow-wrap: anywhere;
  }
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
  const { ticketnumber, policy_number, title, createdon, sealed, sha256, record, say } = sent;
  const timeZone = useTimeZone();
  return (
    <>
      {record && <Copies ticketnumber={ticketnumber} />}
      <Sheet as="div">
        <Stack gap={3}>
          <div>
            <h2 lang={record?.language}>{record?.title ?? tRecord(title)}</h2>
            {record && <Hint>{t('track.asShown')}</Hint>}
          </div>
          <DescriptionList
            minWidth={240}
            items={[
              [t('track.reference'), ticketnumber],
              [t('track.sentBy'), readSession('userProfile')?.fullName],
              [t('track.policy'), record?.policy ?? formatPolicyNumber(policy_number)],
              [t('track.sentOn'), formatDateTime(createdon, timeZone)],
            ]}
          />
          {record ? (
            <Form gap={3} lang={record.language}>
              <RecordTexts value={say}>
                <SentParts parts={record.parts} />
              </RecordTexts>
              {record.signatures.length > 0 && (
                <DescriptionList
                  minWidth={240}
                  items={record.signatures.map(({ party, text }) => [party, text])}
                />
              )}
              <div>
                <Hint>{say('track.reply')}</Hint>
                <p>{record.reply}</p>
              </div>
            </Form>
          ) : (
            <Notice kind={sealed === 'broken' ? 'danger' : 'info'}>
              <p>{t(`track.kept.${sealed === 'broken' ? 'broken' : 'none'}`)}</p>
            </Notice>
          )}
          {sha256 && (
            <Seal>
              <summary>{t('track.proof')}</summary>
              <Hint>
                {t('track.seal')}: <code>{sha256.match(/.{8}/g)!.join(' ')}</code>
                <br />
                {t('track.sealed')}
              </Hint>
            </Seal>
          )}
        </Stack>
      </Sheet>
    </>
  );
}

/** What can be taken along. */
function Copies({ ticketnumber }: { ticketnumber: string }) {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function save() {
    setSaving(true);
    setFailure(undefined);
    const pdf = 'GET sent-requests/:ticketnumber/pdf/';
    const result = await callForFile(pdf, { ticketnumber }, { isQuiet: true, isBackground: true });
    setSaving(false);
    if (result.status === 'ok') saveFile(result.data, `${ticketnumber}.pdf`);
    else setFailure(result.status === 'refused' ? result.message : t('track.notSaved'));
  }
  return (
    <>
      <Actions>
        <SecondaryButton aria-disabled={isSaving} onClick={() => void save()}>
          {t(isSaving ? 'track.saving' : 'track.save')}
        </SecondaryButton>
        <SecondaryButton onClick={() => window.print()}>{t('track.print')}</SecondaryButton>
      </Actions>
      {failure && (
        <Notice kind="danger" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
    </>
  );
}
