import { Card, Skeleton, Stack, VisuallyHidden } from '#ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../components/Page';
import { t } from '../i18n';
import { Confirming } from './Confirming';
import { NotPaid } from './NotPaid';
import { Paid } from './Paid';
import { deletePaidAmount, readPaidAmount } from './paidAmount';
import { usePayment, type State } from './usePayment';

/**
 * Anyone can edit the query that the gateway sends back: it only names the payment. The server says whether the payment
 * succeeded.
 */
const ThankYou = () => {
  const [query] = useSearchParams();
  const reference = query.get('txn_id') || query.get('gateway_trans_id') || '';
  const isReportedPaid = query.get('status') === 'true';
  const amount = usePaidAmount();
  const { payment, state, isGivenUp, askAgain } = usePayment(reference, isReportedPaid);
  const view = viewOf(state, isReportedPaid);
  const title = t(`thankYou.${view}.title`);
  const shown = { reference, amount: payment?.amount ?? amount };
  return (
    <Page title={title}>
      {/* Rendered from the start: screen readers announce changes of a live region, not a new one. */}
      <VisuallyHidden role="status">{view === 'asking' ? '' : title}</VisuallyHidden>
      {view === 'asking' && <Waiting />}
      {view === 'paid' && payment && <Paid payment={payment} amount={shown.amount} />}
      {view === 'notPaid' && <NotPaid reference={reference} policyNo={payment?.policyNumber} />}
      {view === 'confirming' && <Confirming {...shown} isGivenUp={isGivenUp} onAgain={askAgain} />}
    </Page>
  );
};

function viewOf(state: State, isReportedPaid: boolean) {
  if (state === 'asking' || state === 'paid') return state;
  return state === 'pending' && isReportedPaid ? 'confirming' : 'notPaid';
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
