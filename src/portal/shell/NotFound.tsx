import { StatePanel } from '#ui';
import { PrimaryLink } from '../components/ButtonLink';
import { Page } from '../components/Page';
import { isSignedIn } from '../session/token';
import { t } from '../i18n';
import { Layout } from './Layout';

const NotFound = () => (
  <Layout>
    <Page title={t('notFound.title')}>
      <StatePanel
        kind="warning"
        actions={
          isSignedIn() ? (
            <PrimaryLink to="/dashboard/policy">{t('notFound.toPolicies')}</PrimaryLink>
          ) : (
            <PrimaryLink to="/login">{t('notFound.toSignIn')}</PrimaryLink>
          )
        }
      >
        <p>{t('notFound.message')}</p>
      </StatePanel>
    </Page>
  </Layout>
);

export default NotFound;
