import { Link } from 'react-router-dom';
import { Page } from '../parts/Page';
import { isSignedIn } from '../session/token';
import { say } from '../i18n';
import { Frame } from './Frame';

const NotFound = () => (
  <Frame>
    <Page title={say('notFound.title')} lead={say('notFound.says')}>
      {isSignedIn() ? (
        <Link to="/dashboard/policy">{say('notFound.toPolicies')}</Link>
      ) : (
        <Link to="/login">{say('notFound.toSignIn')}</Link>
      )}
    </Page>
  </Frame>
);

export default NotFound;
