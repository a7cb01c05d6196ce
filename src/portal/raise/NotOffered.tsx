import { Notice } from '#ui';
import { Link } from 'react-router-dom';
import { Page } from '../parts/Page';
import { t } from '../i18n';
import { Breadcrumb } from './Breadcrumb';
import type { Offer } from './offer';
import { OtherRequests } from './OtherRequests';

interface Props {
  /** The request type that is announced; none where a link made one up. */
  offer: Offer | undefined;
  addressOf: (key: string) => string;
}

export const NotOffered = ({ offer, addressOf }: Props) => {
  const title = offer?.entry.title;
  return (
    <Page title={title ?? t('raise.title')} breadcrumb={<Breadcrumb />}>
      <Notice kind="info">
        <p>{title ? t('raise.soon', { title }) : t('raise.unknown')}</p>
        <Link to="/dashboard/raise-service-request">{t('raise.chooseAnother')}</Link>
      </Notice>
      {offer && <OtherRequests {...offer} addressOf={addressOf} />}
    </Page>
  );
};
