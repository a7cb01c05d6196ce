import { Link } from 'react-router-dom';
import { Card } from '../../look/Card';
import { Row } from '../../look/Row';
import { Stack } from '../../look/Stack';
import { Page } from '../parts/Page';
import { recall } from '../session/storage';
import { say, sayCount } from '../words';
import { PolicyCard } from './PolicyCard';
import { toneOf, type Tone } from './status';

const order: Tone[] = ['attention', 'good', 'ended'];

/** What needs the customer comes first; otherwise as the insurer lists them. */
const inOrder = () =>
  (recall('policyList') ?? []).toSorted(
    (one, other) =>
      order.indexOf(toneOf(one.policyStatus)) - order.indexOf(toneOf(other.policyStatus)),
  );

const Policies = () => {
  const policies = inOrder();
  const waiting = policies.filter(
    ({ policyStatus }) => toneOf(policyStatus) === 'attention',
  ).length;
  const lead = [
    sayCount('policies.count', policies.length),
    ...(waiting > 0 ? [sayCount('policies.attention', waiting)] : []),
  ];
  return (
    <Page title={say('policies.title')} lead={lead.join(' ')} width="list">
      <Stack gap={2}>
        <Row>
          <Link to="/dashboard/raise-service-request">{say('policies.raise')}</Link>
        </Row>
        {policies.map((policy) => (
          <PolicyCard key={policy.policyNo} policy={policy} />
        ))}
        {policies.length === 0 && (
          <Card>
            <p>{say('policies.none')}</p>
          </Card>
        )}
      </Stack>
    </Page>
  );
};

export default Policies;
