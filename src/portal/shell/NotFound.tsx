import { Link } from 'react-router-dom';
import { Page } from '../parts/Page';
import { isSignedIn } from '../session/token';
import { t } from '../i18n';
import { Frame } from './Frame';

const NotFound = () => (
  <Frame>
    <Page title={t('notFound.title')} lead={t('notFound.message')}>
      {isSignedIn() ? (
        <Link to="/dashboard/policy">{t('notFound.toPolicies')}</Link>
      ) : (
        <Link to="/login">{t('notFound.toSignIn')}</Link>
      )}
    </Page>
  </Frame>
);

export default NotFound;
