import { SecondaryLink } from '../components/ButtonLink';
import { Page } from '../components/Page';
import { t } from '../i18n';
import { Breadcrumb } from './Breadcrumb';
import type { CatalogueItem } from './catalogueItems';
import { RelatedRequests } from './RelatedRequests';
import { Unavailable } from './Unavailable';

interface Props {
  /** Undefined where the customer is offered no such request type. */
  item: CatalogueItem | undefined;
  /** The words for when it opens again, outside of its hours. */
  opensAgain?: string | undefined;
  addressOf: (key: string) => string;
}

export const UnavailableRequest = ({ item, opensAgain, addressOf }: Props) => {
  const title = item?.entry.title;
  return (
    <Page title={title ?? t('raise.unavailable')} breadcrumb={title && <Breadcrumb />}>
      <Unavailable
        text={
          opensAgain === undefined
            ? title && t('raise.soon', { title })
            : t('raise.closed', { opensAgain })
        }
      >
        <SecondaryLink to="/dashboard/raise-service-request">
          {t('raise.chooseAnother')}
        </SecondaryLink>
      </Unavailable>
      {item && <RelatedRequests {...item} addressOf={addressOf} />}
    </Page>
  );
};
