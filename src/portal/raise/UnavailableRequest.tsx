import { StatePanel } from '#ui';
import { SecondaryLink } from '../components/ButtonLink';
import { CallUs } from '../components/CallUs';
import { Page } from '../components/Page';
import { t } from '../i18n';
import { Breadcrumb } from './Breadcrumb';
import type { CatalogueItem } from './catalogueItems';
import { RelatedRequests } from './RelatedRequests';

interface Props {
  /** Undefined where the customer is offered no such request type. */
  item: CatalogueItem | undefined;
  addressOf: (key: string) => string;
}

export const UnavailableRequest = ({ item, addressOf }: Props) => {
  const title = item?.entry.title;
  return (
    <Page title={title ?? t('raise.title')} breadcrumb={<Breadcrumb />}>
      <StatePanel
        kind="info"
        actions={
          <SecondaryLink to="/dashboard/raise-service-request">
            {t('raise.chooseAnother')}
          </SecondaryLink>
        }
      >
        <p>{title ? t('raise.soon', { title }) : t('raise.notOffered')}</p>
        {!title && <CallUs />}
      </StatePanel>
      {item && <RelatedRequests {...item} addressOf={addressOf} />}
    </Page>
  );
};
