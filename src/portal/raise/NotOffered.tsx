import { Notice } from '#ui';
import { Link } from 'react-router-dom';
import { Page } from '../parts/Page';
import { say } from '../i18n';
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
    <Page title={title ?? say('raise.title')} breadcrumb={<Breadcrumb />}>
      <Notice kind="info">
        <p>{title ? say('raise.soon', { title }) : say('raise.unknown')}</p>
        <Link to="/dashboard/raise-service-request">{say('raise.chooseAnother')}</Link>
      </Notice>
      {offer && <OtherRequests {...offer} addressOf={addressOf} />}
    </Page>
  );
};
