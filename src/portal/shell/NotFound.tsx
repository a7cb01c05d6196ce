import { Link } from 'react-router-dom';
import { Page } from '../components/Page';
import { isSignedIn } from '../session/token';
import { t } from '../i18n';
import { Layout } from './Layout';

const NotFound = () => (
  <Layout>
    <Page title={t('notFound.title')} lead={t('notFound.message')}>
      {isSignedIn() ? (
        <Link to="/dashboard/policy">{t('notFound.toPolicies')}</Link>
      ) : (
        <Link to="/login">{t('notFound.toSignIn')}</Link>
      )}
    </Page>
  </Layout>
);

export default NotFound;
