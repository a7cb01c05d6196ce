import { Card, PrimaryButton, Stack, widthFor } from '#ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FailedNotice } from '../components/FailedNotice';
import { Page } from '../components/Page';
import { SelectField } from '../components/SelectField';
import { readSession } from '../session/storage';
import { t } from '../i18n';
import { LeftRequests } from '../raise/LeftRequests';
import { TicketResults } from './TicketResults';
import { searchTickets, type TicketPage } from './tickets';

const Track = () => {
  const raisedFor: string = useLocation().state?.policyNo ?? '';
  const [policyNo, setPolicyNo] = useState(raisedFor);
  const [problem, setProblem] = useState<string>();
  const [found, setFound] = useState<TicketPage | { failedPage: number }>();
  /** Only the response to the latest search is shown. */
  const latest = useRef(0);

  function search() {
    setProblem(policyNo ? undefined : t('track.noPolicy'));
    setFound(undefined);
    if (policyNo) void show(policyNo);
    else document.getElementById('policy')?.focus();
  }

  async function show(wanted: string, page = 1) {
    const number = ++latest.current;
    const result = await searchTickets(wanted, page);
    if (number === latest.current) setFound(result ?? { failedPage: page });
  }

  useEffect(() => {
    if (raisedFor) void show(raisedFor);
  }, [raisedFor]);

  return (
    <Page title={t('track.title')} lead={t('track.lead')} width="list">
      <Stack gap={4}>
        <LeftRequests />
        <Card as="div">
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              search();
            }}
          >
            <Stack gap={3}>
              <SelectField
                id="policy"
                label={t('policy')}
                problem={problem}
                empty={t('choosePolicy')}
                style={widthFor(40)}
                value={policyNo}
                onChange={({ target }) => {
                  setPolicyNo(target.value);
                  setProblem(undefined);
                  setFound(undefined);
                  latest.current++;
                }}
                options={(readSession('policyList') ?? []).map((policy) => ({
                  value: policy.policyNo,
                  title: policy.title,
                }))}
              />
              <div>
                <PrimaryButton type="submit">{t('track.search')}</PrimaryButton>
              </div>
            </Stack>
          </form>
        </Card>
        {found && 'failedPage' in found && (
          <FailedNotice
            message={t('track.failed')}
            onAgain={() => void show(policyNo, found.failedPage)}
          />
        )}
        {found && 'tickets' in found && (
          <TicketResults found={found} onPageChange={(page) => void show(policyNo, page)} />
        )}
      </Stack>
    </Page>
  );
};

export default Track;
