import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { t } from '../i18n';
import type { CatalogueItem } from './catalogueItems';

const Others = styled.p`
  margin-top: 24px;
  font-size: 0.9rem;
`;

type Props = CatalogueItem & { addressOf: (key: string) => string };

/** The other request types of a service type that opens one of them directly. */
export const RelatedRequests = ({ serviceType, entry, addressOf }: Props) => {
  const others = serviceType.opens
    ? serviceType.requestTypes.filter(({ key }) => key !== entry.key)
    : [];
  if (others.length === 0) return null;
  return (
    <Others>
      {t('raise.others')}{' '}
      {others.map(({ key, title }) => (
        <Link key={key} to={addressOf(key)}>
          {title}
        </Link>
      ))}
    </Others>
  );
};
