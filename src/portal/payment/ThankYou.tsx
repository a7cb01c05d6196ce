import { Card, fromDesktop, Skeleton, Stack, VisuallyHidden } from '#ui';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../components/Page';
import { t } from '../i18n';
import { Confirming } from './Confirming';
import { NotPaid } from './NotPaid';
import { Paid } from './Paid';
import { deletePaidAmount, readPaidAmount } from './paidAmount';
import { Unconfirmed } from './Unconfirmed';
import { Unknown } from './Unknown';
import { usePayment, type State } from './usePayment';

/** On a phone the longest title has two lines: what is below stays where it is when the outcome is known. */
const Outcome = styled.div`
  h1 {
    min-height: 2.5em;
  }
  ${fromDesktop} {
    h1 {
      min-height: 0;
    }
  }
`;

/**
 * Anyone can edit the query that the gateway sends back: the server says whether the payment succeeded. While it does
 * not know, a query without success is a failure, and one with success is waited for.
 */
const ThankYou = () => {
  const [query] = useSearchParams();
  const reference = query.get('txn_id') || query.get('gateway_trans_id') || '';
  const isReportedPaid = query.get('status') === 'true';
  const amount = usePaidAmount();
  const { payment, state, isGivenUp, askAgain } = usePayment(reference, isReportedPaid);
  const view = viewOf(state, isReportedPaid, isGivenUp);
  const title = t(`thankYou.${view}.title`);
  const shown = payment?.amount ?? amount;
  return (
    <Outcome>
      <Page title={title}>
        {/* Rendered from the start: screen readers announce changes of a live region, not a new one. */}
        <VisuallyHidden role="status">{view === 'asking' ? '' : title}</VisuallyHidden>
        {view === 'asking' && <Waiting />}
        {view === 'paid' && payment && <Paid payment={payment} amount={shown} />}
        {view === 'notPaid' && <NotPaid reference={reference} payment={payment} />}
        {view === 'unconfirmed' && payment && <Unconfirmed payment={payment} />}
        {view === 'unknown' && <Unknown />}
        {view === 'confirming' && (
          <Confirming
            amount={shown}
            payment={payment}
            state={state}
            isGivenUp={isGivenUp}
            onAgain={askAgain}
          />
        )}
      </Page>
    </Outcome>
  );
};

function viewOf(state: State, isReportedPaid: boolean, isGivenUp: boolean) {
  if (state === 'asking' || state === 'paid') return state;
  if (state === 'unreachable') return 'confirming';
  if (!isReportedPaid || state === 'failed' || state === 'cancelled') return 'notPaid';
  if (state === 'unconfirmed' || (state === 'unknown' && isGivenUp)) return state;
  return 'confirming';
}

function usePaidAmount(): string | undefined {
  const [amount] = useState(readPaidAmount);
  useEffect(deletePaidAmount, []);
  return amount;
}

const Waiting = () => (
  <Card as="div" aria-busy="true">
    <Stack gap={2}>
      <Skeleton width={30} />
      <Skeleton width={20} />
    </Stack>
  </Card>
);

export default ThankYou;
