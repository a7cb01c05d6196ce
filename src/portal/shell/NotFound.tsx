import { StatePanel } from '#ui';
import { PrimaryLink } from '../components/ButtonLink';
import { Page } from '../components/Page';
import { isSignedIn } from '../session/token';
import { addMessages, t } from '../i18n';
import english from '../locales/notFound.en.json';
import { Layout } from './Layout';

// The first page needs none of these texts.
addMessages(english);

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
