import { Notice } from '#ui';
import { Link, useNavigate } from 'react-router-dom';
import { FailedNotice } from '../components/FailedNotice';
import { Page } from '../components/Page';
import { PageSkeleton } from '../shell/PageSkeleton';
import { t } from '../i18n';
import { useCatalogue } from './catalogue';
import { DefinitionForm } from './DefinitionForm';

interface Props {
  /** The last part of its address, by which the catalogue names the definition. */
  screen: string;
  /** Its name in the menu: the last part of the path of its text. */
  name: string;
}

/** A screen that a definition draws. */
const DefinitionScreen = ({ screen, name }: Props) => {
  const title = t(`menu.${name}`);
  const { loaded: catalogue, loadAgain } = useCatalogue();
  const navigate = useNavigate();
  if (catalogue === 'loading') return <PageSkeleton />;
  if (catalogue === 'failed')
    return (
      <Page title={title}>
        <FailedNotice message={t('raise.formFailed')} onAgain={loadAgain} />
      </Page>
    );
  const key = catalogue.screens?.[screen];
  if (key === undefined)
    return (
      <Page title={title}>
        <Notice kind="info">
          <p>{t('screen.notOffered')}</p>
          <Link to="/dashboard/policy">{t('screen.toPolicies')}</Link>
        </Notice>
      </Page>
    );
  return (
    <DefinitionForm
      requestKey={key}
      title={title}
      onClosed={(raised) =>
        void navigate('/dashboard/raise-service-request', { state: { raised } })
      }
    />
  );
};

export default DefinitionScreen;
