import { Link, useSearchParams } from 'react-router-dom';
import { Notice } from '../../look/Notice';
import { Page } from '../parts/Page';
import { say } from '../words';

/**
 * What the payment gateway sends back is in the query, where anybody can write it: it says which
 * payment this is about, never that it succeeded.
 */
const ThankYou = () => {
  const [query] = useSearchParams();
  const reference = query.get('txn_id') ?? query.get('gateway_trans_id');
  const status = query.get('status');
  const isReported = status !== null;
  return (
    <Page title={say('thankYou.title')}>
      <Notice kind="info" role="status">
        <p>{isReported ? reportOf(status) : say('thankYou.nothing')}</p>
        {reference && <p>{say('thankYou.reference', { reference })}</p>}
        <Link to="/dashboard/policy">{say('thankYou.toPolicies')}</Link>
      </Notice>
    </Page>
  );
};

const reportOf = (status: string) =>
  status === 'true' ? say('thankYou.confirming') : say('thankYou.notMade');

export default ThankYou;
