import { Link } from 'react-router-dom';
import { Row } from '../../look/Row';
import { Notice } from '../../look/Notice';
import { Page } from '../parts/Page';
import { say } from '../words';

/** A screen that has its place already and its contents later. `name` is the path of its title's words. */
const BeingPrepared = ({ name }: { name: string }) => (
  <Page title={say(name)}>
    <Notice kind="info">
      <p>{say('beingPrepared.says')}</p>
      <Row>
        <Link to="/dashboard/policy">{say('beingPrepared.toPolicies')}</Link>
        <Link to="/dashboard/raise-service-request">{say('beingPrepared.toRaise')}</Link>
      </Row>
    </Notice>
  </Page>
);

export default BeingPrepared;
