import { useNavigate } from 'react-router-dom';
import { SecondaryLink } from '../components/ButtonLink';
import { FailedNotice } from '../components/FailedNotice';
import { Page } from '../components/Page';
import { PageSkeleton } from '../shell/PageSkeleton';
import { t } from '../i18n';
import { useCatalogue } from './catalogue';
import { DefinitionForm } from './DefinitionForm';
import { Unavailable } from './Unavailable';

interface Props {
  /** The last part of the path; the catalogue maps it to a request type. */
  screen: string;
  /** Its menu entry, which gives the title. */
  name: string;
}

/** A menu entry that opens the form of a request type. */
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
  const opensAgain = catalogue.closed?.[key ?? ''];
  if (key === undefined || opensAgain !== undefined)
    return (
      <Page title={title}>
        <Unavailable text={opensAgain && t('raise.closed', { opensAgain })}>
          <SecondaryLink to="/dashboard/policy">{t('screen.toPolicies')}</SecondaryLink>
        </Unavailable>
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
