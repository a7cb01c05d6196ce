import { Link, useSearchParams } from 'react-router-dom';
import { Notice } from '../parts/Notice';
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
  const says = status === null ? 'nothing' : status === 'true' ? 'confirming' : 'notMade';
  return (
    <Page title={say('thankYou.title')}>
      <Notice kind="info" role="status">
        <p>{say(`thankYou.${says}`)}</p>
        {reference && <p>{say('thankYou.reference', { reference })}</p>}
        <Link to="/dashboard/policy">{say('thankYou.toPolicies')}</Link>
      </Notice>
    </Page>
  );
};

export default ThankYou;
